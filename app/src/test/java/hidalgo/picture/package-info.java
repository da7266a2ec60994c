/** A picture of the modules and packages, made from the code. */
@NullMarked
package hidalgo.picture;

import org.jspecify.annotations.NullMarked;
