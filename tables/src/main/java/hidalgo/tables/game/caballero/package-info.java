/** El Caballero as tables see it. */
@NullMarked
package hidalgo.tables.game.caballero;

import org.jspecify.annotations.NullMarked;
