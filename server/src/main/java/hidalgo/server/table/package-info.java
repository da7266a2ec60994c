/** A table as the result of its events. */
@NullMarked
package hidalgo.server.table;

import org.jspecify.annotations.NullMarked;
