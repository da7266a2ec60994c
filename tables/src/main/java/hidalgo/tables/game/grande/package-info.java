/** What El Grande provides for the server. */
@NullMarked
package hidalgo.tables.game.grande;

import org.jspecify.annotations.NullMarked;
