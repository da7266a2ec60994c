/** What games bring to the server. */
@NullMarked
package hidalgo.server.game;

import org.jspecify.annotations.NullMarked;
