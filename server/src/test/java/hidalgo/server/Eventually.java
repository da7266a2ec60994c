package hidalgo.server;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waits for what has to come, however slow the machine is. */
public final class Eventually {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(180);

    private Eventually() {}

    /** Waits until something holds. */
    public static void holds(BooleanSupplier condition, String what) {
        long end = System.nanoTime() + PATIENCE;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("This did not come: " + what);
            }
            try {
                TimeUnit.MILLISECONDS.sleep(20);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
    }
}
