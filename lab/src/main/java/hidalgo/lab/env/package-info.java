/** Games that other programs play: one by one, or many at once, with observations and actions as numbers. */
@NullMarked
package hidalgo.lab.env;

import org.jspecify.annotations.NullMarked;
