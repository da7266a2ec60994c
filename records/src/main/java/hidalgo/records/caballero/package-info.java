/** El Caballero in records: its setup, and its moves in words. */
@NullMarked
package hidalgo.records.caballero;

import org.jspecify.annotations.NullMarked;
