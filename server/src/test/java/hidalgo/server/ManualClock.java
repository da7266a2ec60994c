package hidalgo.server;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that goes on when a test says so. */
public final class ManualClock extends Clock {
    private final AtomicLong millis = new AtomicLong(1_800_000_000_000L);

    /** Lets time pass. */
    public void pass(Duration time) {
        millis.addAndGet(time.toMillis());
    }

    @Override
    public long millis() {
        return millis.get();
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
