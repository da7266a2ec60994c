package hidalgo.tables.request;

/** The methods of HTTP that requests use. */
public enum Method {
    /** Reads something. */
    GET,
    /** Carries something out. */
    POST,
    /** Changes something. */
    PATCH,
    /** Deletes something. */
    DELETE
}
