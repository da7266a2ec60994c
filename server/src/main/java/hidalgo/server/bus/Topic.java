package hidalgo.server.bus;

import java.util.Locale;

/** What a message to other nodes is about. */
public enum Topic {
    /** A table has changed: its name, a blank and the number of its latest event. */
    TABLE,
    /** Events of a table were overwritten, so it must be read again: its name. */
    REWRITTEN,
    /** Somebody has opened or closed a table: its name. */
    PRESENCE,
    /** A session or token has ended: its hash. */
    SESSION,
    /** There is a new job, or one has been answered: its name. */
    JOB,
    /** A try at a password was counted: a number, what limits it, a hash of who or what it is counted for, and how often it counts. */
    COUNT;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Topic of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
