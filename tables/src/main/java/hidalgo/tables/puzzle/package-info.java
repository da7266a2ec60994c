/** The puzzle of the day: the stock of puzzles, which one a day has, and what a try is worth. */
@NullMarked
package hidalgo.tables.puzzle;

import org.jspecify.annotations.NullMarked;
