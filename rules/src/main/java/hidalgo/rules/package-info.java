/** The rules of the games: positions, moves, scores. Pure code without a clock, randomness or threads of its own. */
@NullMarked
package hidalgo.rules;

import org.jspecify.annotations.NullMarked;
