package hidalgo.server.base;

import java.util.function.LongSupplier;

/*
 * The clock of a machine may be set while a game is played, but that must not make anyone's time run out. This clock
 * begins with the machine's time and then counts the time that really passes. It returns to the machine's time by at
 * most 1% of the passing time, so that several nodes don't drift apart. It never goes backwards.
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

    /** A clock that begins with the milliseconds of one clock and runs by the nanoseconds of another. */
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
