/** Tables in use: one writer for each, its viewers, and bots that play. */
@NullMarked
package hidalgo.server.live;

import org.jspecify.annotations.NullMarked;
