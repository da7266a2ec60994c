/** Why moves are good, in words: what all games share. */
@NullMarked
package hidalgo.bots.reasons;

import org.jspecify.annotations.NullMarked;
