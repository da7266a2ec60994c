package hidalgo.bots.search;

/*
 * A turn consists of many small decisions. The first ones matter most, and their results are reused for the later ones.
 * So each decision gets half of the turn's remaining time.
 */

/**
 * How long a bot may think.
 *
 * @param millis the time of a whole turn, all its decisions together; 0 to count iterations instead
 * @param iterations the iterations for each decision, including reused ones; 0 to use time
 */
public record Budget(int millis, int iterations) {
    private static final long NANOS = 1_000_000;
    private static final double SHARE = 0.5;

    /** So much time for a turn. */
    public static Budget ofMillis(int millis) {
        return new Budget(millis, 0);
    }

    /** The number of iterations for each decision. */
    public static Budget ofIterations(int iterations) {
        return new Budget(0, iterations);
    }

    /** Whether time is counted, not iterations. */
    public boolean isTimed() {
        return iterations == 0;
    }

    /** The time for the next decision of a turn, given how much of the turn's time has been spent, in nanoseconds. */
    public long share(long spentNanos) {
        return (long) (SHARE * Math.max(0, millis * NANOS - spentNanos));
    }
}
