package hidalgo.server.thinking;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/*
 * What somebody has taken is forgotten by half every minute: who has not asked for anything for a while is nobody's debtor.
 * What is under way counts as a second, because nobody knows yet how long it takes. Guarded by the lock of the threads.
 */

/** How much thinking has been done for whom lately. */
public final class ThinkingShares {
    /** After so many milliseconds, half of what somebody has taken is forgotten. */
    public static final long HALF_LIFE_MILLIS = TimeUnit.MINUTES.toMillis(1);

    private static final double HALF_LIFE = TimeUnit.MILLISECONDS.toNanos(HALF_LIFE_MILLIS);
    private static final double FORGOTTEN = TimeUnit.MILLISECONDS.toNanos(1);

    /** What counts for something that is under way. */
    static final double UNDER_WAY = TimeUnit.SECONDS.toNanos(1);

    private static final int TIDY_ABOVE = 1000;

    private record Taken(double nanos, long at) {}

    /** What is left of what somebody has taken, after some nanoseconds. */
    public static double left(double nanos, long age) {
        return nanos * Math.pow(0.5, age / HALF_LIFE);
    }

    private final Map<String, Taken> taken = new HashMap<>();
    private final Map<String, Integer> running = new HashMap<>();

    /** How much somebody has taken, in nanoseconds: of several people the one counts who has taken the least. */
    double of(Collection<String> people, long now) {
        return Payer.rank(people, account -> taken(account, now) + running.getOrDefault(account, 0) * UNDER_WAY);
    }

    /** Whether nothing is under way for any of these people, or for other guests of their networks. */
    boolean areIdle(Collection<String> people) {
        return Payer.accounts(people).stream().noneMatch(running::containsKey);
    }

    void begin(Collection<String> people) {
        Payer.accounts(people).forEach(account -> running.merge(account, 1, Integer::sum));
    }

    /** Something that was under way has ended, and those it was done for share what it has taken. */
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
