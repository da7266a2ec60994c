/** El Grande in records: its setup, and its moves in words. */
@NullMarked
package hidalgo.records.grande;

import org.jspecify.annotations.NullMarked;
