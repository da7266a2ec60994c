package hidalgo.tables.table;

/**
 * An event with its place in the history of a table.
 *
 * @param number its number, from 1
 * @param at when it happened, in milliseconds since 1970
 * @param event the event
 */
public record TimedEvent(int number, long at, TableEvent event) {}
