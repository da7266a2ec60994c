/** What games provide for the server. */
@NullMarked
package hidalgo.tables.game;

import org.jspecify.annotations.NullMarked;
