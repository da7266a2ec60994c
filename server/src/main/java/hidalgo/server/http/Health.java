package hidalgo.server.http;

/** How the server is, which only the one who started it knows. */
public interface Health {
    /** Whether requests can be served now. */
    boolean isReady();

    /** Whether something failed because the database can't be reached, and not because of what was asked of it. */
    boolean isOutage(Throwable failure);
}
