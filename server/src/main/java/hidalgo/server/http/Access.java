package hidalgo.server.http;

/** Who may call an endpoint. What somebody may do at a table is decided there. */
enum Access {
    /** Everybody. */
    ANYBODY,
    /** Those whom the server knows by a session or a token. */
    KNOWN
}
