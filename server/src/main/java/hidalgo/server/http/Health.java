package hidalgo.server.http;

/** The state of the server, which only its starter knows. */
public interface Health {
    /** Whether requests can be served now. */
    boolean isReady();

    /** Whether something failed because the database can't be reached, and not because of the request. */
    boolean isOutage(Throwable failure);
}
