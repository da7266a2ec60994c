/** La Puja, a bidding game that exists only here: everything that a game consists of, and nothing else. */
@NullMarked
package hidalgo.thirdgame;

import org.jspecify.annotations.NullMarked;
