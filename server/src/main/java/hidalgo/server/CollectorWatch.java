package hidalgo.server;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/*
 * A heap that is almost full need not lead to an OutOfMemoryError: the serial collector can continue for minutes,
 * freeing a little each time, while no request is answered. The watch compares the time that pauses have taken with the
 * time that has passed, over a window in which one full collection can't count as most of the time.
 */

/** Watches whether the garbage collector takes most of the time. */
final class CollectorWatch {
    /** How often to look. */
    static final Duration STEP = Duration.ofSeconds(5);

    private static final long WINDOW = TimeUnit.SECONDS.toNanos(30);

    private record Sample(long at, long pauses) {}

    private final Deque<Sample> samples = new ArrayDeque<>();
    private final LongSupplier clock;
    private final LongSupplier pauses;

    /**
     * A watch that begins now.
     *
     * @param clock the time in nanoseconds
     * @param pauses how long all collections have taken so far, in milliseconds
     */
    CollectorWatch(LongSupplier clock, LongSupplier pauses) {
        this.clock = clock;
        this.pauses = pauses;
        check();
    }

    /** How long the program has been stopped for collections since it started, in milliseconds. */
    static long pauses() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                // Cycles of a concurrent collector run while the program does.
                .filter(collector -> !collector.getName().endsWith("Cycles"))
                .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                .filter(millis -> millis > 0)
                .sum();
    }

    /** Notes the time that has passed and the time that pauses have taken. */
    synchronized void check() {
        samples.addLast(sample());
        while (samples.size() > 2 && isOlderThanWindow(second())) {
            samples.removeFirst();
        }
    }

    private Sample second() {
        return samples.stream().skip(1).findFirst().orElseThrow();
    }

    private boolean isOlderThanWindow(Sample sample) {
        return clock.getAsLong() - sample.at() >= WINDOW;
    }

    private Sample sample() {
        return new Sample(clock.getAsLong(), pauses.getAsLong());
    }

    /** Whether more than half of the time since the beginning of the window went into pauses. */
    synchronized boolean isOverloaded() {
        Sample first = samples.getFirst();
        Sample now = sample();
        long passed = now.at() - first.at();
        return passed >= WINDOW && TimeUnit.MILLISECONDS.toNanos(now.pauses() - first.pauses()) > passed / 2;
    }
}
