/** Decisions on people's requests at a table: take a seat, change settings, move, undo, plan, agree. */
@NullMarked
package hidalgo.tables.command;

import org.jspecify.annotations.NullMarked;
