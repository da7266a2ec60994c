/** Replays of games: move by move, in statistics, and as a bot judges them. */
@NullMarked
package hidalgo.tables.replay;

import org.jspecify.annotations.NullMarked;
