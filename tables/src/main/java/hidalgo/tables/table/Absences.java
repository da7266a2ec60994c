package hidalgo.tables.table;

/*
 * Where no clock runs, somebody who does nothing for an hour though the game waits for them counts as absent. All of it follows
 * from the events, so a restart and other nodes come to the same; time without a server does not count.
 */

/** Since when the game has waited for people from whom nothing is heard. */
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

    /** The game waits for some seats from a moment on, or goes on waiting for them. */
    void await(int seats, long now) {
        for (int seat : Seats.ofBits(seats & ~awaited)) {
            since[seat] = now;
        }
        awaited = seats;
    }

    /** Something was heard from whoever did what an event tells. */
    void hear(TableEvent event, long now) {
        int seat = EventAuthors.seat(event);
        if (seat >= 0) {
            since[seat] = now;
        }
    }

    /** Whether the game has waited for a seat for long, and nothing was heard. */
    boolean isLong(int seat, long now) {
        return (awaited >> seat & 1) != 0 && downtimes.elapsed(since[seat], now) >= LONG;
    }
}
