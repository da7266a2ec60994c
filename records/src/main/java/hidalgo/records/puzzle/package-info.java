/** Puzzles: one move of a real position, and what each possible one brings. */
@NullMarked
package hidalgo.records.puzzle;

import org.jspecify.annotations.NullMarked;
