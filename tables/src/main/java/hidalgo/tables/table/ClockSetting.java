package hidalgo.tables.table;

import org.jspecify.annotations.Nullable;

/**
 * How long people may think.
 *
 * @param kind none, live, days or bank
 * @param reserve live and bank: the seconds a seat starts with; days: the seconds for a move
 * @param increment live and bank: the seconds that are added when a seat has finished
 * @param cap live and bank: the maximum of the reserve in seconds
 * @param end the consequence when a seat's time has run out; nothing if the others decide
 */
public record ClockSetting(
        Kind kind,
        int reserve,
        int increment,
        int cap,
        @Nullable End end) {
    /** No clock at all. */
    public static final ClockSetting NONE = new ClockSetting(Kind.NONE, 0, 0, 0, null);

    /** The kinds of clock. */
    public enum Kind {
        /** No limit. */
        NONE,
        /** A reserve that runs while the seat must move, and grows by the increment. */
        LIVE,
        /** The same time for every decision. */
        DAYS,
        /** A reserve of days, which otherwise runs and grows as a live one. */
        BANK;

        /** Whether people come to the table when it is their turn, instead of staying there. */
        public boolean takesDays() {
            return this == DAYS || this == BANK;
        }

        /** Whether the reserve grows by the increment. */
        boolean grows() {
            return this == LIVE || this == BANK;
        }
    }

    /** The automatic consequence when a seat's time has run out. */
    public enum End {
        /** A bot plays on, and the person may come back. */
        BOT,
        /** The seat has lost, and a bot plays on for the others. */
        LOSS
    }
}
