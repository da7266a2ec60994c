package hidalgo.server.base;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that is asked only for moments, which are the same in all time zones. */
public abstract class MillisecondClock extends Clock {
    @Override
    public abstract long millis();

    @Override
    public final Instant instant() {
        return Instant.ofEpochMilli(millis());
    }

    @Override
    public final ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public final Clock withZone(ZoneId zone) {
        return this;
    }
}
