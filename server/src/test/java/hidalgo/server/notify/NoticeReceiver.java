package hidalgo.server.notify;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.Keeping;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import hidalgo.server.base.Settings;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A receiver of notices, and people who get notices of their games there. */
abstract class NoticeReceiver {
    /** Longer than the server takes to look for what is due. */
    static final Duration SOON = Duration.ofSeconds(20);

    @TempDir
    protected Path folder;

    final ManualClock clock = new ManualClock();
    final List<String> calls = new CopyOnWriteArrayList<>();
    final List<String> heads = new CopyOnWriteArrayList<>();
    volatile int status = 204;
    protected HttpServer receiver;

    @BeforeEach
    void listen() throws IOException {
        receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        receiver.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        receiver.createContext("/", exchange -> {
            byte[] body = exchange.getRequestBody().readAllBytes();
            heads.add(exchange.getRequestURI() + " "
                    + exchange.getRequestHeaders().entrySet());
            calls.add(new String(body, StandardCharsets.UTF_8));
            exchange.sendResponseHeaders(status, -1);
            exchange.close();
        });
        receiver.start();
    }

    @AfterEach
    void stop() {
        receiver.stop(0);
    }

    TestServer start(String url) {
        return TestServer.start(
                TestServer.settings(folder).database(url).innerWebhooks(true).noticeDelay(Duration.ofSeconds(10)),
                clock);
    }

    TestServer start() {
        return start(Keeping.SQLITE.database(folder));
    }

    Client account(TestServer server, String name) {
        Client client = server.guest(name);
        client.post("/api/account", "{\"name\": \"" + name + "\", \"password\": \"correct horse\"}")
                .is(200);
        return client;
    }

    /** Gives a person a webhook of some form that needs no code. */
    void hook(String url, Client client, String form) {
        String address = "http://127.0.0.1:" + receiver.getAddress().getPort() + "/room/topic";
        client.post("/api/webhook", "{\"address\": \"" + address + "\", \"form\": \"" + form + "\"}")
                .is(200);
        Eventually.holds(() -> !calls.isEmpty(), "a code");
        Stored.change(url, "UPDATE webhooks SET code = NULL");
        calls.clear();
        heads.clear();
    }

    void hook(Client client, String form) {
        hook(Keeping.SQLITE.database(folder), client, form);
    }

    /** A game in which it is the turn of Ana, the host. */
    static String game(Client ana, Client ben, NewTables wish) {
        String id = ana.create(wish);
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "").is(200);
        // Ben may be at another node, which reads the start a moment later.
        Eventually.holds(() -> "playing".equals(ben.table(id).get("phase").asText()), "the start at Ben's node");
        Player player = new Player(id, 7, ana, ben);
        while (!Player.contains(ana.table(id).at("/play/obliged"), 0)) {
            assertThat(player.playOne()).isTrue();
        }
        return id;
    }

    static NewTables slow() {
        return NewTables.caballero().with("name", "Thursday").me().open();
    }

    void assertNothingMore(int count, String url) {
        Eventually.holds(
                () -> Stored.column(url, "SELECT count(*) FROM notices WHERE done = 0 AND due <= " + clock.millis())
                        .getFirst()
                        .equals("0"),
                "nothing that is due");
        assertThat(calls).hasSize(count);
    }

    static void awaitStored(String url, String event) {
        Eventually.holds(
                () -> !Stored.column(url, "SELECT person FROM notices WHERE done = 0 AND event = '" + event + "'")
                        .isEmpty(),
                "a notice: " + event);
    }

    Settings.Builder settings(String url, String node) {
        return TestServer.settings(folder)
                .database(url)
                .node(node)
                .innerWebhooks(true)
                .noticeDelay(Duration.ofSeconds(10));
    }

    /** Of how many games the calls tell. */
    long told() {
        return calls.stream().map(Reply::json).mapToInt(NoticeReceiver::games).sum();
    }

    static int games(JsonNode call) {
        return call.has("tables") ? call.get("tables").size() : 1;
    }
}
