package hidalgo.workshop.load;

import hidalgo.app.input.BadInput;
import java.io.IOException;
import java.net.URI;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.jspecify.annotations.Nullable;

/** Requests to one node, over connections that are used again. */
final class Requests implements AutoCloseable {
    private final Deque<Connection> idle = new ConcurrentLinkedDeque<>();
    private final URI server;

    Requests(URI server) {
        this.server = server;
    }

    URI server() {
        return server;
    }

    /** Posts a request. The server may have closed a connection that was idle, so it is sent again over a new one. */
    Connection.Answer send(String path, @Nullable String cookie, String body) throws IOException {
        Connection known = idle.pollFirst();
        if (known != null) {
            try {
                return ask(known, path, cookie, body);
            } catch (IOException e) {
                known.close();
            }
        }
        return ask(Connection.to(server), path, cookie, body);
    }

    private Connection.Answer ask(Connection connection, String path, @Nullable String cookie, String body)
            throws IOException {
        Connection.Answer answer = connection.ask("POST", server.getPath() + path, cookie, body);
        idle.addFirst(connection);
        return answer;
    }

    /** Posts a request that must succeed; without it the load test can't continue. */
    Connection.Answer mustSend(String path, @Nullable String cookie, String body) {
        Connection.Answer answer;
        try {
            answer = send(path, cookie, body);
        } catch (IOException e) {
            throw BadInput.of("workshop.load.url", "url", server);
        }
        if (answer.status() >= 300) {
            Object reason = LoadClients.object(answer).optional("english");
            throw BadInput.of("workshop.load.refused", "reason", reason == null ? answer.status() : reason);
        }
        return answer;
    }

    @Override
    public void close() {
        idle.forEach(Connection::close);
    }
}
