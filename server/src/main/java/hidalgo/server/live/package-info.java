/** Tables in use: one writer for each, those who look on, and bots that play. */
@NullMarked
package hidalgo.server.live;

import org.jspecify.annotations.NullMarked;
