/** The Monte Carlo tree search. */
@NullMarked
package hidalgo.bots.search;

import org.jspecify.annotations.NullMarked;
