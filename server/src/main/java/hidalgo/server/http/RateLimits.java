package hidalgo.server.http;

import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import java.time.Clock;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/*
 * There is a token bucket for every caller and rate. A bucket that is full again is forgotten, so the memory is bounded
 * by the number of active callers.
 */

/** Counts requests, and refuses those that come too often. */
final class RateLimits {
    private static final int TIDY_ABOVE = 10_000;

    private record Key(Rate rate, String who) {}

    private record Bucket(double left, long at) {}

    private final Map<Key, Bucket> buckets = new ConcurrentHashMap<>();
    private final Clock clock;
    private final boolean on;

    RateLimits(Clock clock, boolean on) {
        this.clock = clock;
        this.on = on;
    }

    /** Whether requests are limited at all. */
    boolean areOn() {
        return on;
    }

    /** Counts a request; refuses it if there have been too many. */
    void count(Rate rate, Caller caller) {
        if (on) {
            take(rate, caller.countedAs(rate.counts()));
        }
    }

    /** Counts a request under a name of its own. */
    void count(Rate rate, String who) {
        if (on) {
            take(rate, who);
        }
    }

    private void take(Rate rate, String who) {
        long now = clock.millis();
        Bucket after = buckets.merge(
                new Key(rate, who),
                new Bucket(rate.atOnce() - 1, now),
                (before, ignored) -> new Bucket(Math.max(-1, fill(rate, before, now) - 1), now));
        if (buckets.size() > TIDY_ABOVE) {
            buckets.entrySet().removeIf(entry -> isFull(entry.getKey().rate(), entry.getValue(), now));
        }
        if (after.left() < 0) {
            throw RequestRefused.of(Kind.TOO_OFTEN, "server.tooOften");
        }
    }

    private static double fill(Rate rate, Bucket before, long now) {
        return Math.min(rate.atOnce(), before.left() + (now - before.at()) / 1000.0 * rate.perSecond());
    }

    private static boolean isFull(Rate rate, Bucket bucket, long now) {
        return fill(rate, bucket, now) >= rate.atOnce() - 0.01;
    }
}
