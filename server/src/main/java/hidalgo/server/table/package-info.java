/** A table as the sum of what has happened at it. */
@NullMarked
package hidalgo.server.table;

import org.jspecify.annotations.NullMarked;
