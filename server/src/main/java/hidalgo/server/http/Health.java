package hidalgo.server.http;

import java.time.Duration;
import java.util.Optional;

/** The health of the server, which only the code that started it knows. */
public interface Health {
    /** The reason why requests can't be served now, for operators; empty if they can. */
    Optional<String> problem();

    /** The reason why the process should be restarted, for operators; empty if it should not. */
    Optional<String> illness();

    /** How long a bot has waited while no worker thinks; zero if workers think, or none is needed. */
    Duration waitedForWorker();

    /** Whether something failed because the database can't be reached or can't keep anything, and not because of what was asked. */
    boolean isOutage(Throwable failure);
}
