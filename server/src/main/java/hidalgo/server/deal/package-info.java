/** The deal of the day: secrets of the days, the game of every person, and how the games compare. */
@NullMarked
package hidalgo.server.deal;

import org.jspecify.annotations.NullMarked;
