package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Socket;
import hidalgo.server.TestServer;
import hidalgo.server.base.TrustedProxies;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server behind Caddy, set up as docs/operating.md says; {@code ./hidalgo test --matrix} gets Caddy. */
class CaddyMatrix {
    private static final int MOVES = 10;

    @Test
    void aGameIsPlayedThroughCaddy(@TempDir Path folder) throws IOException, InterruptedException {
        String program = System.getenv("HIDALGO_CADDY");
        assumeTrue(program != null, "Caddy is missing: ./hidalgo test --matrix gets it");
        int port = freePort();
        URI address = URI.create("http://127.0.0.1:" + port);
        try (TestServer server =
                TestServer.start(TestServer.settings(folder).trustedProxies(TrustedProxies.of("127.0.0.1/32")))) {
            Path config = folder.resolve("Caddyfile");
            Files.writeString(
                    config,
                    "{\nadmin off\nauto_https off\n}\n"
                            // The test has no certificate, so it plays without TLS.
                            + documented()
                                    .replace("games.example.org", address.toString())
                                    .replace(
                                            "127.0.0.1:8080",
                                            "127.0.0.1:" + server.address().getPort()));
            ProcessBuilder start = new ProcessBuilder(
                            program, "run", "--adapter", "caddyfile", "--config", config.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("caddy.log").toFile());
            start.environment().put("HOME", folder.toString());
            Process caddy = start.start();
            try {
                play(new Client(address));
            } finally {
                caddy.destroy();
                caddy.waitFor();
            }
        }
    }

    private static void play(Client ana) {
        Eventually.holds(() -> answers(ana), "Caddy in front of the server");
        ana.get("/metrics").is(404);
        ana.post("/api/session", "{\"name\": \"Ana\"}", "Origin", ana.uri("").toString())
                .is(200);
        ana.post("/api/session", "{}", "Origin", "http://evil.example").is(403);
        String id = ana.create(NewTables.caballero().me().me().started());
        try (Socket socket = ana.open(id)) {
            Player player = new Player(id, 7, ana);
            while (player.played().size() < MOVES) {
                player.playOne();
            }
            socket.await(seen -> seen.get("version").asInt() == MOVES);
        }
    }

    private static boolean answers(Client client) {
        try {
            return client.get("/ready").status() == 200;
        } catch (RuntimeException notYet) {
            return false;
        }
    }

    /** The example of the documentation. */
    private static String documented() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("..", "docs", "operating.md"));
        int from = lines.indexOf("    games.example.org {");
        assertThat(from).as("the example in docs/operating.md").isPositive();
        return lines.stream()
                .skip(from)
                .takeWhile(line -> line.startsWith("    "))
                .collect(Collectors.joining("\n"));
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
