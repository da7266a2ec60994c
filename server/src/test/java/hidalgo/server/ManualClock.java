package hidalgo.server;

import hidalgo.server.base.MillisecondClock;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that goes on when a test says so. */
public final class ManualClock extends MillisecondClock {
    private final AtomicLong millis = new AtomicLong(1_800_000_000_000L);

    /** Lets time pass. */
    public void pass(Duration time) {
        millis.addAndGet(time.toMillis());
    }

    @Override
    public long millis() {
        return millis.get();
    }
}
