/** Cups: their entrants, the draw of each round, and the standings. */
@NullMarked
package hidalgo.tables.cup;

import org.jspecify.annotations.NullMarked;
