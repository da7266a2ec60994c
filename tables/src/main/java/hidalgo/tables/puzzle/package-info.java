/** The puzzle of the day: the stock of puzzles, the puzzle of each day, and the result of an attempt. */
@NullMarked
package hidalgo.tables.puzzle;

import org.jspecify.annotations.NullMarked;
