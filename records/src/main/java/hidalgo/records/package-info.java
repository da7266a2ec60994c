/** Game records: the format, its reader and its writer. */
@NullMarked
package hidalgo.records;

import org.jspecify.annotations.NullMarked;
