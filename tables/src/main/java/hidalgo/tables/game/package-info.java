/** The interface through which games give tables the information that only they have. */
@NullMarked
package hidalgo.tables.game;

import org.jspecify.annotations.NullMarked;
