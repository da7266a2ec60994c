package hidalgo.server.http;

import java.time.Duration;
import java.util.Optional;

/** How the server is, which only the one who started it knows. */
public interface Health {
    /** Why requests can't be served now, for those who run the server; nothing if they can. */
    Optional<String> problem();

    /** Why the process should be restarted, for those who run the server; nothing if it should not. */
    Optional<String> illness();

    /** How long a bot has waited while no worker thinks; zero if workers think, or none is needed. */
    Duration waitedForWorker();

    /** Whether something failed because the database can't be reached or can't keep anything, and not because of what was asked. */
    boolean isOutage(Throwable failure);
}
