package hidalgo.server.thinking;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/*
 * Usage decays with a half-life of a minute, so people who have been idle owe nothing. A running task counts as a
 * second, because its length is not known yet. Guarded by the lock of the threads.
 */

/** The recent usage of thinking by people. */
public final class ThinkingShares {
    /** The half-life of usage, in milliseconds. */
    public static final long HALF_LIFE_MILLIS = TimeUnit.MINUTES.toMillis(1);

    private static final double HALF_LIFE = TimeUnit.MILLISECONDS.toNanos(HALF_LIFE_MILLIS);
    private static final double FORGOTTEN = TimeUnit.MILLISECONDS.toNanos(1);

    /** The usage that counts for a running task. */
    static final double UNDER_WAY = TimeUnit.SECONDS.toNanos(1);

    private static final int TIDY_ABOVE = 1000;

    private record Taken(double nanos, long at) {}

    /** The rest of a usage after some nanoseconds. */
    public static double left(double nanos, long age) {
        return nanos * Math.pow(0.5, age / HALF_LIFE);
    }

    private final Map<String, Taken> taken = new HashMap<>();
    private final Map<String, Integer> running = new HashMap<>();

    /** The usage of people, in nanoseconds: for several people, the one with the least usage counts. */
    double of(Collection<String> people, long now) {
        return Payer.rank(people, account -> taken(account, now) + running.getOrDefault(account, 0) * UNDER_WAY);
    }

    /** Whether no task is running for any of these people, or for other guests of their networks. */
    boolean areIdle(Collection<String> people) {
        return Payer.accounts(people).stream().noneMatch(running::containsKey);
    }

    void begin(Collection<String> people) {
        Payer.accounts(people).forEach(account -> running.merge(account, 1, Integer::sum));
    }

    /** A running task has ended, and its people share the usage. */
    void end(Collection<String> people, long nanos, long now) {
        for (String account : Payer.accounts(people)) {
            running.compute(account, (key, count) -> count == null || count <= 1 ? null : count - 1);
            taken.put(account, new Taken(taken(account, now) + (double) nanos / people.size(), now));
        }
        if (taken.size() > TIDY_ABOVE) {
            taken.keySet().removeIf(account -> taken(account, now) < FORGOTTEN);
        }
    }

    private double taken(String account, long now) {
        Taken known = taken.get(account);
        return known == null ? 0 : left(known.nanos(), now - known.at());
    }
}
