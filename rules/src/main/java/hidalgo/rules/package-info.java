/**
 * The rules of the games: positions, moves, scores. Pure code: it uses no clock, no threads, and only the random
 * numbers it is given.
 */
@NullMarked
package hidalgo.rules;

import org.jspecify.annotations.NullMarked;
