/** What El Grande brings to the server. */
@NullMarked
package hidalgo.server.game.grande;

import org.jspecify.annotations.NullMarked;
