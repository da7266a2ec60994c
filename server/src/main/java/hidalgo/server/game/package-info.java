/** What games provide for the server. */
@NullMarked
package hidalgo.server.game;

import org.jspecify.annotations.NullMarked;
