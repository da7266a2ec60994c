/** The worth of a position to each seat, and the quick choice of a move by it. */
@NullMarked
package hidalgo.bots.judgement;

import org.jspecify.annotations.NullMarked;
