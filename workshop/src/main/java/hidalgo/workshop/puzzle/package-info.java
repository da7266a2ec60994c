/** Looks for puzzles in recorded games, for the stock of the puzzle of the day. */
@NullMarked
package hidalgo.workshop.puzzle;

import org.jspecify.annotations.NullMarked;
