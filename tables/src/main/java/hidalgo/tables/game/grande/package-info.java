/** El Grande as tables see it. */
@NullMarked
package hidalgo.tables.game.grande;

import org.jspecify.annotations.NullMarked;
