package hidalgo.tables.cup;

/**
 * An event of a cup, with its number and its time.
 *
 * @param number its number, from 1
 * @param at when it happened, in milliseconds since 1970
 * @param event the event
 */
public record TimedCupEvent(int number, long at, CupEvent event) {}
