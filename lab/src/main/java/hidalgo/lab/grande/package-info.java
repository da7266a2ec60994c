/** El Grande in the lab. */
@NullMarked
package hidalgo.lab.grande;

import org.jspecify.annotations.NullMarked;
