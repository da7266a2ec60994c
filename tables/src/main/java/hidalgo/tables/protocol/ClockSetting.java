package hidalgo.tables.protocol;

/**
 * How long people may think.
 *
 * @param kind none, live or days
 * @param reserve live: the seconds a seat starts with; days: the seconds for a move
 * @param increment live: the seconds that are added when a seat has finished
 * @param cap live: the maximum of the reserve in seconds
 */
public record ClockSetting(Kind kind, int reserve, int increment, int cap) {
    /** No clock at all. */
    public static final ClockSetting NONE = new ClockSetting(Kind.NONE, 0, 0, 0);

    /** The kinds of clock. */
    public enum Kind {
        /** No limit. */
        NONE,
        /** A reserve that runs while the seat must move, and grows by the increment. */
        LIVE,
        /** The same time for every decision. */
        DAYS
    }
}
