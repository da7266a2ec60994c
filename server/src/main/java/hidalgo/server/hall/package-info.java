/** The tables in use: one writer for each, its bots, and those who look on. */
@NullMarked
package hidalgo.server.hall;

import org.jspecify.annotations.NullMarked;
