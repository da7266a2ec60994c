package hidalgo.server.http;

/** Who may call an endpoint. What somebody may do at a table is decided at the table. */
enum Access {
    /** Everybody. */
    ANYBODY,
    /** People whom the server knows by a session or a token. */
    KNOWN
}
