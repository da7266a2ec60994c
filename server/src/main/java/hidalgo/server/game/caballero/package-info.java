/** What El Caballero provides for the server. */
@NullMarked
package hidalgo.server.game.caballero;

import org.jspecify.annotations.NullMarked;
