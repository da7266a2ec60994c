/** What El Caballero brings to the server. */
@NullMarked
package hidalgo.server.game.caballero;

import org.jspecify.annotations.NullMarked;
