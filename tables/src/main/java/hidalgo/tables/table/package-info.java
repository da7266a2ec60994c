/** A table as the result of its events. */
@NullMarked
package hidalgo.tables.table;

import org.jspecify.annotations.NullMarked;
