package hidalgo.workshop.shell;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.ManualClock;
import hidalgo.server.Reply;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A server with its own database, and a guest. */
final class ServerShell implements TableShell {
    private final Path folder;
    private final ManualClock clock = new ManualClock();
    private TestServer server;
    private Client ana;

    ServerShell(Path folder) {
        this.folder = folder;
        this.server = TestServer.in(folder, clock);
        this.ana = server.guest("Ana");
    }

    @Override
    public Answer ask(String method, String path, @Nullable String body) {
        Reply reply = ana.send(method, "/api/" + path, body);
        boolean isJson = reply.headers()
                .firstValue("Content-Type")
                .filter(type -> type.startsWith("application/json"))
                .isPresent();
        return new Answer(reply.status(), isJson ? reply.json() : MissingNode.getInstance());
    }

    @Override
    public void awaitPerson(String table) {
        Eventually.holds(
                () -> {
                    JsonNode seen = ana.table(table);
                    return !seen.get("phase").asText().equals("playing")
                            || !seen.at("/play/legal").isEmpty();
                },
                "a person whose turn it is, or the end of the game");
    }

    @Override
    public void pass(Duration time) {
        clock.pass(time);
    }

    @Override
    public void startAgainWithFailingBots() {
        server.close();
        Stored.change(folder, "UPDATE events SET body = replace(body, '\"squire\"', '\"unknown\"')");
        server = TestServer.in(folder, clock);
        ana = ana.at(server.address());
    }

    @Override
    public List<Long> times(String table) {
        String query = "SELECT at FROM events WHERE table_id = '" + table + "' ORDER BY number";
        return Stored.column(folder, query).stream().map(Long::valueOf).toList();
    }

    @Override
    public void close() {
        server.close();
    }
}
