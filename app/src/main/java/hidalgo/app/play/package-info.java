/** Games that a person plays by typing, and those that another program plays. */
@NullMarked
package hidalgo.app.play;

import org.jspecify.annotations.NullMarked;
