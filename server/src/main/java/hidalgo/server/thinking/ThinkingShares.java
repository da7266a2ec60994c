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
        double least = people.isEmpty() ? 0 : Double.MAX_VALUE;
        for (String person : people) {
            least = Math.min(least, taken(person, now) + running.getOrDefault(person, 0) * UNDER_WAY);
        }
        return least;
    }

    /** Whether nothing is under way for any of these people. */
    boolean areIdle(Collection<String> people) {
        return people.stream().noneMatch(running::containsKey);
    }

    void begin(Collection<String> people) {
        people.forEach(person -> running.merge(person, 1, Integer::sum));
    }

    /** Something that was under way has ended, and those it was done for share what it has taken. */
    void end(Collection<String> people, long nanos, long now) {
        for (String person : people) {
            running.compute(person, (key, count) -> count == null || count <= 1 ? null : count - 1);
            taken.put(person, new Taken(taken(person, now) + (double) nanos / people.size(), now));
        }
        if (taken.size() > TIDY_ABOVE) {
            taken.keySet().removeIf(person -> taken(person, now) < FORGOTTEN);
        }
    }

    private double taken(String person, long now) {
        Taken known = taken.get(person);
        return known == null ? 0 : left(known.nanos(), now - known.at());
    }
}
