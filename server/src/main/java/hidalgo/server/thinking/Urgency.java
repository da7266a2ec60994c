package hidalgo.server.thinking;

import java.util.concurrent.TimeUnit;

/** How soon something is to be thought about, among what people ask for who have taken equal shares. */
public enum Urgency {
    /** A bot at a table where people play. */
    PEOPLES_TABLE(0),
    /** A hint, which somebody waits for. */
    HINT(5),
    /** A bot at a table that people only look at. */
    BOTS_TABLE(20),
    /** An analysis, which is made in the background. */
    ANALYSIS(30);

    private final long behind;

    Urgency(int seconds) {
        this.behind = TimeUnit.SECONDS.toNanos(seconds);
    }

    /** By how much more thinking, in nanoseconds, somebody must be ahead before this goes first all the same. */
    long behind() {
        return behind;
    }
}
