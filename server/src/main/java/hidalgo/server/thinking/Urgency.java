package hidalgo.server.thinking;

import java.util.concurrent.TimeUnit;

/** The urgency of a computation, among those of people with equal usage. */
public enum Urgency {
    /** A bot at a table where people play. */
    PEOPLES_TABLE(0),
    /** A hint, which a player waits for. */
    HINT(5),
    /** A bot at a table with spectators but without players. */
    BOTS_TABLE(20),
    /** An analysis, which is made in the background. */
    ANALYSIS(30);

    private final long behind;

    Urgency(int seconds) {
        this.behind = TimeUnit.SECONDS.toNanos(seconds);
    }

    /** The lead in usage, in nanoseconds, that another computation needs to go before this one. */
    long behind() {
        return behind;
    }
}
