/** What El Grande provides for the server. */
@NullMarked
package hidalgo.server.game.grande;

import org.jspecify.annotations.NullMarked;
