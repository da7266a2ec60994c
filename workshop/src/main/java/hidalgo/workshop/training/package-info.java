/** Games that bots play against themselves, and their positions as samples, from which nets learn. */
@NullMarked
package hidalgo.workshop.training;

import org.jspecify.annotations.NullMarked;
