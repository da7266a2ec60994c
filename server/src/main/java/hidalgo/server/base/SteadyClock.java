package hidalgo.server.base;

import java.util.function.LongSupplier;

/*
 * The clock of a machine may be set while a game is played, and somebody's time must not run out by that. This one begins with
 * the machine's time and then counts what really passes. It comes back to the machine's time, at most by a hundredth of what
 * passes, so that several nodes don't drift apart. It never goes backwards.
 */

/** A clock that does not jump. */
public final class SteadyClock extends MillisecondClock {
    private static final long NANOS = 1_000_000;
    private static final long SLOWLY = 100;

    private final LongSupplier machine;
    private final LongSupplier passing;
    private long nanos;
    private long at;

    /** A clock that begins with the machine's time. */
    public SteadyClock() {
        this(System::currentTimeMillis, System::nanoTime);
    }

    /** A clock that begins with the milliseconds of one clock and goes by the nanoseconds of another. */
    SteadyClock(LongSupplier machine, LongSupplier passing) {
        this.machine = machine;
        this.passing = passing;
        this.nanos = machine.getAsLong() * NANOS;
        this.at = passing.getAsLong();
    }

    @Override
    public synchronized long millis() {
        long now = passing.getAsLong();
        long passed = Math.max(0, now - at);
        long off = machine.getAsLong() * NANOS - (nanos + passed);
        nanos += passed + Math.clamp(off, -passed / SLOWLY, passed / SLOWLY);
        at = now;
        return nanos / NANOS;
    }
}
