/** Games to look through: move by move, in numbers, and as a bot judges them. */
@NullMarked
package hidalgo.server.replay;

import org.jspecify.annotations.NullMarked;
