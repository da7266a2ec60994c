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

    /**
     * The work that waits.
     *
     * @param waiting how many long thoughts wait for a thread
     * @param running how many are under way, on all nodes
     * @param reports how many reports no moderator has closed
     */
    record Backlog(int waiting, int running, int reports) {}

    /** The work that waited a moment ago. */
    Backlog backlog();

    /** Whether something failed because the database can't be reached or can't keep anything, and not because of what was asked. */
    boolean isOutage(Throwable failure);
}
