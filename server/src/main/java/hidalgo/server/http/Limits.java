package hidalgo.server.http;

import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import java.time.Clock;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/*
 * A bucket for everybody who asks and every kind of request: it holds so many, and fills again at so many a second. What is
 * full again is forgotten, so the memory is bounded by who asks at the time.
 */

/** How often somebody may ask. */
final class Limits {
    /** Kinds of requests, with what a bucket holds and how many flow in a second. */
    enum Kindness {
        /** Looking at things. */
        READ(300, 60),
        /** Doing things at a table. */
        ACT(120, 30),
        /** Making tables, sending records, asking for hints. */
        MAKE(30, 0.5),
        /** Passwords and words: what could be guessed. */
        GUESS(10, 0.1),
        /** New guests. */
        ENTER(60, 1);

        private final double holds;
        private final double perSecond;

        Kindness(double holds, double perSecond) {
            this.holds = holds;
            this.perSecond = perSecond;
        }
    }

    private static final int TIDY_ABOVE = 10_000;

    private record Bucket(double left, long at) {}

    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();
    private final Clock clock;
    private final boolean on;

    Limits(Clock clock, boolean on) {
        this.clock = clock;
        this.on = on;
    }

    /** Counts a request; refuses it if there have been too many. */
    void count(Kindness kind, String who) {
        if (!on) {
            return;
        }
        long now = clock.millis();
        Bucket after = buckets.merge(
                kind + " " + who,
                new Bucket(kind.holds - 1, now),
                (before, ignored) -> new Bucket(Math.max(-1, fill(kind, before, now) - 1), now));
        if (buckets.size() > TIDY_ABOVE) {
            buckets.entrySet().removeIf(entry -> isFull(entry.getKey(), entry.getValue(), now));
        }
        if (after.left() < 0) {
            throw RequestRefused.of(Kind.TOO_OFTEN, "server.tooOften");
        }
    }

    private static double fill(Kindness kind, Bucket before, long now) {
        return Math.min(kind.holds, before.left() + (now - before.at()) / 1000.0 * kind.perSecond);
    }

    private static boolean isFull(String key, Bucket bucket, long now) {
        Kindness kind = Kindness.valueOf(key.substring(0, key.indexOf(' ')));
        return fill(kind, bucket, now) >= kind.holds - 0.01;
    }
}
