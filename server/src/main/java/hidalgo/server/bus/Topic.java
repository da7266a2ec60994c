package hidalgo.server.bus;

import java.util.Locale;

/** The subject of a message to other nodes. */
public enum Topic {
    /** A table has changed: its name, a blank and the number of its latest event. */
    TABLE,
    /** Events of a table were overwritten, so it must be read again: its name. */
    REWRITTEN,
    /** A person has opened or closed a table: its name. */
    PRESENCE,
    /** A session or token has ended: its hash. */
    SESSION,
    /** There is a new job, or one has been answered: its name. */
    JOB,
    /**
     * An attempt at a password was counted: a number, the limit, a hash of the person or thing it is counted for, and
     * how often it counts.
     */
    COUNT;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Topic of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
