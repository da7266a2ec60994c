package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Postgres;
import hidalgo.server.Socket;
import hidalgo.server.TestServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two nodes behind nginx, set up as docs/operating.md says; {@code ./hidalgo test} gets nginx. */
@Tag("slow")
class BehindNginxTest {
    private static final Path NGINX =
            Path.of(Objects.requireNonNullElse(System.getenv("HIDALGO_NGINX"), "/usr/sbin/nginx"));
    private static final int MOVES = 20;
    private static final Path DOCS = Path.of("..", "docs", "operating.md");

    @TempDir
    private Path folder;

    private TestServer one;
    private TestServer two;
    private Process nginx;
    private URI address;

    @BeforeEach
    void start() throws IOException {
        assumeTrue(Files.isExecutable(NGINX), "nginx is missing: ./hidalgo test gets it");
        String database = Postgres.database();
        one = TestServer.on(database, folder, "one");
        two = TestServer.on(database, folder, "two");
        int port = freePort();
        address = URI.create("http://127.0.0.1:" + port);
        String sites = documented()
                .replace("127.0.0.1:8081", "127.0.0.1:" + one.address().getPort())
                .replace("127.0.0.1:8082", "127.0.0.1:" + two.address().getPort())
                // The test has no certificate, so it plays without TLS.
                .replace("listen 443 ssl;", "listen 127.0.0.1:" + port + ";")
                .replaceAll("(?m)^ *ssl_certificate.*$", "");
        Path config = folder.resolve("nginx.conf");
        Files.writeString(
                config,
                "daemon off; worker_processes 1; error_log stderr; pid " + folder.resolve("nginx.pid")
                        + ";\nevents {}\nhttp { access_log off; client_body_temp_path " + folder.resolve("body")
                        + "; proxy_temp_path " + folder.resolve("proxy") + "; fastcgi_temp_path " + folder.resolve("f")
                        + "; uwsgi_temp_path " + folder.resolve("u") + "; scgi_temp_path " + folder.resolve("s") + ";\n"
                        + sites + "}\n");
        nginx = new ProcessBuilder(NGINX.toString(), "-c", config.toString(), "-p", folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("nginx.log").toFile())
                .start();
    }

    @AfterEach
    void stop() throws InterruptedException {
        if (nginx != null) {
            nginx.destroy();
            nginx.waitFor();
            one.close();
            two.close();
        }
    }

    @Test
    void aGameIsPlayedThroughNginxWhicheverNodeAnswers() {
        Client ana = new Client(address);
        awaitNginx(ana);
        ana.post("/api/session", "{\"name\": \"Ana\"}", "Origin", address.toString())
                .is(200);
        String id = ana.create(NewTables.caballero().me().me().started());
        try (Socket first = ana.open(id);
                Socket second = ana.open(id)) {
            Player player = new Player(id, 7, ana);
            // A node may be a moment behind, and a move on what it showed is then refused.
            while (player.played().size() < MOVES) {
                player.playOne();
            }
            first.await(seen -> seen.get("version").asInt() == MOVES);
            second.await(seen -> seen.get("version").asInt() == MOVES);
        }
        for (TestServer node : List.of(one, two)) {
            try (Socket socket = ana.at(node.address()).open(id)) {
                socket.await(seen -> seen.get("version").asInt() == MOVES);
            }
        }
        ana.post("/api/session", "{}", "Origin", "http://evil.example").is(403);
    }

    private static void awaitNginx(Client client) {
        for (int attempt = 0; attempt < 1200; attempt++) {
            try {
                if (client.get("/ready").status() == 200) {
                    return;
                }
            } catch (RuntimeException e) {
                Thread.onSpinWait();
            }
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
        throw new AssertionError("nginx does not answer");
    }

    /** The example with two nodes. */
    private static String documented() throws IOException {
        List<String> lines = Files.readAllLines(DOCS);
        int from = lines.indexOf("    map $uri $home {");
        assertThat(from).as("the example in docs/operating.md").isPositive();
        return lines.stream()
                .skip(from)
                .takeWhile(line -> line.isEmpty() || line.startsWith("    "))
                .collect(Collectors.joining("\n"));
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
