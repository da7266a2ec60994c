package hidalgo.tables.request;

/** The senders that a request admits. The table decides about actions at a table. */
public enum Access {
    /** All people and programs. */
    ANYBODY,
    /** People with a session, and programs with a token. */
    KNOWN,
    /** All people, but no program with a token. */
    ANY_BROWSER,
    /** People with a session: for the person, the account and its tokens. */
    KNOWN_BROWSER;

    /** Whether the person must be known. */
    public boolean isForKnownOnly() {
        return this == KNOWN || this == KNOWN_BROWSER;
    }

    /** Whether no token is enough. */
    public boolean isForBrowsersOnly() {
        return this == ANY_BROWSER || this == KNOWN_BROWSER;
    }
}
