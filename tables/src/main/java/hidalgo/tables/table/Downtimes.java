package hidalgo.tables.table;

import java.util.List;

/*
 * Clocks stop while no server runs. The times without a server are known from the pulses that servers leave in the
 * database, and are subtracted from what a clock measures.
 */

/** The times during which no server ran. */
public final class Downtimes {
    /**
     * A time without a server.
     *
     * @param from when the last pulse was seen, in milliseconds since 1970
     * @param to when a server started again
     */
    public record Pause(long from, long to) {}

    /** No pause at all. */
    public static final Downtimes NONE = new Downtimes(List.of());

    private final List<Pause> pauses;

    /** Some pauses that don't overlap. */
    public Downtimes(List<Pause> pauses) {
        this.pauses = List.copyOf(pauses);
    }

    /** The milliseconds from one moment to another during which a server ran. */
    public long elapsed(long from, long to) {
        long elapsed = to - from;
        for (Pause pause : pauses) {
            elapsed -= Math.max(0, Math.min(to, pause.to()) - Math.max(from, pause.from()));
        }
        return Math.max(0, elapsed);
    }
}
