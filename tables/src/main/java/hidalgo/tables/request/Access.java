package hidalgo.tables.request;

/** Who may send a request. What a person may do at a table is decided at the table. */
public enum Access {
    /** Everybody. */
    ANYBODY,
    /** People who are known by a session or a token. */
    KNOWN,
    /** Everybody, but no program with a token. */
    ANY_BROWSER,
    /** People who are known by a session: what concerns the person, the account and its tokens. */
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
