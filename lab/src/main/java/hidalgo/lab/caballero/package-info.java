/** El Caballero in the lab. */
@NullMarked
package hidalgo.lab.caballero;

import org.jspecify.annotations.NullMarked;
