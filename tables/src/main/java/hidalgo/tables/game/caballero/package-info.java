/** What El Caballero provides for the server. */
@NullMarked
package hidalgo.tables.game.caballero;

import org.jspecify.annotations.NullMarked;
