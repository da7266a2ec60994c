package hidalgo.server;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waits for what has to come, however slow the machine is. */
public final class Eventually {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(180);

    /** It looks often at first, and less often the longer it waits: looking costs time that others need. */
    private static final long FIRST_PAUSE = TimeUnit.MILLISECONDS.toNanos(10);

    private static final long LONGEST_PAUSE = TimeUnit.MILLISECONDS.toNanos(200);

    private Eventually() {}

    /** Waits until something holds. */
    public static void holds(BooleanSupplier condition, String what) {
        long end = System.nanoTime() + PATIENCE;
        long pause = FIRST_PAUSE;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("This did not come: " + what);
            }
            try {
                TimeUnit.NANOSECONDS.sleep(pause);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
            pause = Math.min(pause * 5 / 4, LONGEST_PAUSE);
        }
    }
}
