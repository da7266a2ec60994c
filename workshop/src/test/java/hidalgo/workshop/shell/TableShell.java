package hidalgo.workshop.shell;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A place where one person plays: a server over HTTP, or the browser's worker. */
interface TableShell extends AutoCloseable {
    /**
     * An answer.
     *
     * @param status the status
     * @param body the body; a missing node if there is none
     */
    record Answer(int status, JsonNode body) {
        boolean isGranted() {
            return status < 300;
        }

        /** The key of the reason why a request was refused. */
        String reason() {
            return body.at("/text/key").asText();
        }
    }

    /** Sends a request, with its address below {@code /api/}. */
    Answer ask(String method, String path, @Nullable String body);

    /** Lets bots move until none of them has to. */
    void awaitPerson(String table);

    /** Lets the clock go on, or sets it back. */
    void pass(Duration time);

    /** Ends the shell and starts it again; meanwhile, all kept squires became bots of a level that does not exist. */
    void startAgainWithFailingBots();

    /** The times of all kept events of a table, in milliseconds since 1970. */
    List<Long> times(String table);

    @Override
    void close();
}
