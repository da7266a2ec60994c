/** The knowledge of bots about El Caballero. */
@NullMarked
package hidalgo.bots.caballero;

import org.jspecify.annotations.NullMarked;
