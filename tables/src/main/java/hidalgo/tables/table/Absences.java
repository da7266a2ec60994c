package hidalgo.tables.table;

/*
 * Without a clock, a person who does nothing for an hour although the game waits for them counts as absent. All of it
 * follows from the events, so a restart and other nodes get the same result; time without a server does not count.
 */

/** The times since when the game has waited for inactive people. */
final class Absences {
    /** An hour. */
    private static final long LONG = 3_600_000;

    private final Downtimes downtimes;
    private final long[] since;
    private int awaited;

    Absences(int seats, Downtimes downtimes) {
        this.downtimes = downtimes;
        this.since = new long[seats];
    }

    /** The game waits for some seats from a moment on, or continues to wait for them. */
    void await(int seats, long now) {
        for (int seat : Seats.ofBits(seats & ~awaited)) {
            since[seat] = now;
        }
        awaited = seats;
    }

    /** The author of an event has been active. */
    void apply(TableEvent event, long now) {
        int seat = EventAuthors.seat(event);
        if (seat >= 0) {
            since[seat] = now;
        }
    }

    /** Whether the game has waited for a seat for long, while its person was inactive. */
    boolean isLong(int seat, long now) {
        return (awaited >> seat & 1) != 0 && downtimes.elapsed(since[seat], now) >= LONG;
    }
}
