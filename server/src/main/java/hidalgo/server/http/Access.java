package hidalgo.server.http;

/** The people who may call an endpoint. The table decides about their rights there. */
enum Access {
    /** All. */
    ANYBODY,
    /** People that the server knows by a session or a token. */
    KNOWN
}
