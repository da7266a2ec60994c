/** The rules of the games: positions, moves, scores. Pure, without clock, chance or threads of their own. */
@NullMarked
package hidalgo.rules;

import org.jspecify.annotations.NullMarked;
