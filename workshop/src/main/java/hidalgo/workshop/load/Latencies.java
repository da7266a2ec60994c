package hidalgo.workshop.load;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/** Measured times, added by many threads at once. */
final class Latencies {
    private static final double NANOS = 1_000_000;

    private final long[] nanos;
    private final AtomicInteger count = new AtomicInteger();

    Latencies(int most) {
        nanos = new long[most];
    }

    void add(long time) {
        int index = count.getAndIncrement();
        if (index < nanos.length) {
            nanos[index] = time;
        }
    }

    int count() {
        return Math.min(count.get(), nanos.length);
    }

    /** The time in milliseconds that a given share of all times does not exceed: a percentile. */
    double percentile(double part) {
        long[] sorted = Arrays.copyOf(nanos, count());
        Arrays.sort(sorted);
        return sorted.length == 0 ? 0 : sorted[(int) Math.min(sorted.length - 1, part * sorted.length)] / NANOS;
    }
}
