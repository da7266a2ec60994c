package hidalgo.server.notify;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.TestServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People are told at an address of their own when it becomes their go. */
@Tag("slow")
class WebhooksTest {
    /** More than may be under way at a time. */
    private static final int MANY = 12;

    @TempDir
    private Path folder;

    private final List<String> bodies = new CopyOnWriteArrayList<>();
    private final List<String> heads = new CopyOnWriteArrayList<>();
    private final CountDownLatch end = new CountDownLatch(1);
    private HttpServer receiver;

    @BeforeEach
    void listen() throws IOException {
        receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        receiver.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        receiver.createContext("/good", exchange -> {
            take(exchange);
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        receiver.createContext("/failing", exchange -> {
            take(exchange);
            exchange.sendResponseHeaders(500, -1);
            exchange.close();
        });
        receiver.createContext("/elsewhere", exchange -> {
            take(exchange);
            exchange.getResponseHeaders().add("Location", "/good");
            exchange.sendResponseHeaders(307, -1);
            exchange.close();
        });
        receiver.createContext("/silent", exchange -> {
            take(exchange);
            awaitEnd();
        });
        receiver.createContext("/endless", exchange -> {
            take(exchange);
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().write('x');
            exchange.getResponseBody().flush();
            awaitEnd();
        });
        receiver.start();
    }

    @AfterEach
    void stop() {
        end.countDown();
        receiver.stop(0);
    }

    private void awaitEnd() {
        try {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void take(HttpExchange exchange) throws IOException {
        heads.add(exchange.getRequestMethod() + " " + exchange.getRequestURI() + " " + exchange.getRequestHeaders());
        bodies.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
    }

    @Test
    void aGoIsToldOnceWithAllThatOneNeedsAndNothingSecret() {
        try (TestServer server = server(true)) {
            Client ana = withHook(server, "Ana", "/good");
            Client ben = server.guest("Ben");
            String id = start(ana, ben);
            untilAnaHasHadAGoAndAnother(id, ana, ben);

            JsonNode first = Reply.json(bodies.getFirst());
            assertThat(first.properties())
                    .extracting(java.util.Map.Entry::getKey)
                    .containsExactly("event", "game", "table", "seat", "round", "url");
            assertThat(first.get("event").asText()).isEqualTo("turn");
            assertThat(first.get("game").asText()).isEqualTo("el-grande");
            assertThat(first.get("table").asText()).isEqualTo(id);
            assertThat(first.get("seat").asInt()).isZero();
            assertThat(first.get("round").asInt()).isEqualTo(1);
            assertThat(first.get("url").asText()).isEqualTo(server.address() + "/table/" + id);
            assertThat(heads.getFirst()).startsWith("POST /good ").contains("application/json");
            for (String secret : List.of(String.valueOf(ana.session()), "Cookie", "Authorization")) {
                assertThat(heads).noneMatch(head -> head.contains(secret));
                assertThat(bodies).noneMatch(body -> body.contains(secret));
            }
        }
    }

    /** Every change from others' go to Ana's rings once, however many steps a go has. */
    private void untilAnaHasHadAGoAndAnother(String id, Client ana, Client ben) {
        int goes = 0;
        boolean before = false;
        Player player = new Player(id, 4, ana, ben);
        while (goes < 4) {
            JsonNode table = ana.table(id);
            boolean hers = Player.contains(table.at("/play/obliged"), 0);
            goes += hers && !before ? 1 : 0;
            before = hers;
            int told = goes;
            Eventually.holds(() -> bodies.size() >= told, told + " calls");
            assertThat(bodies).hasSize(told);
            assertThat(player.playOne()).isTrue();
        }
    }

    @Test
    void aReceiverThatFailsOrIsGoneOrSendsOnHoldsNobodyUp() {
        try (TestServer server = server(true)) {
            for (String path : List.of("/failing", "/elsewhere")) {
                bodies.clear();
                Client ana = withHook(server, "Ana" + path.substring(1), path);
                Client ben = server.guest("Ben");
                assertPlays(start(ana, ben), ana, ben);
                Eventually.holds(() -> !bodies.isEmpty(), path);
            }
            assertThat(heads).noneMatch(head -> head.contains("/good"));
            Client cid = withHook(server, "Cid", "/good");
            hook(cid, "http://127.0.0.1:1/nobody");
            Client ben = server.guest("Ben");
            assertPlays(start(cid, ben), cid, ben);
            for (String nonsense : List.of("http://127.0.0.1:99999/x", "mailto:cid@example.org", "http://", "%%")) {
                hook(cid, nonsense);
                assertPlays(start(cid, ben), cid, ben);
            }
        }
    }

    @Test
    void receiversThatNeverEndLetGoOfTheirCallsInTheEnd() {
        try (TestServer server = server(true)) {
            for (int i = 0; i < MANY; i++) {
                Client slow = withHook(server, "Slow " + i, i < MANY - 2 ? "/endless" : "/silent");
                Client ben = server.guest("Ben");
                assertPlays(start(slow, ben), slow, ben);
            }
            Client ben = server.guest("Ben");
            AtomicInteger others = new AtomicInteger();
            Eventually.holds(
                    () -> {
                        start(withHook(server, "Other " + others.incrementAndGet(), "/good"), ben);
                        return heads.stream().anyMatch(head -> head.contains("/good"));
                    },
                    "a call of somebody else");
        }
    }

    @Test
    void addressesInsideAreNotCalledUnlessTheServerSaysSo() {
        try (TestServer server = server(false)) {
            Client ana = withHook(server, "Ana", "/good");
            Client ben = server.guest("Ben");
            for (String host : List.of("127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0")) {
                hook(ana, "http://" + host + ":" + port() + "/good");
                assertPlays(start(ana, ben), ana, ben);
            }
        }
        // The server is closed, and with it everything that it might still have wanted to call.
        assertThat(heads).isEmpty();
    }

    private TestServer server(boolean inside) {
        return TestServer.start(TestServer.settings(folder).innerWebhooks(inside));
    }

    private int port() {
        return receiver.getAddress().getPort();
    }

    private Client withHook(TestServer server, String name, String path) {
        Client client = server.guest(name);
        client.post("/api/account", "{\"name\": \"" + name + "\", \"password\": \"correct horse\"}")
                .is(200);
        hook(client, "http://127.0.0.1:" + port() + path);
        return client;
    }

    private static void hook(Client client, String address) {
        client.send("PATCH", "/api/me", "{\"preferences\": {\"webhook\": \"" + address + "\"}}")
                .is(200);
    }

    private static String start(Client host, Client guest) {
        String id = host.create(NewTables.grande().me().open());
        guest.at(id, "join", "{}").is(200);
        host.at(id, "start", "").is(200);
        return id;
    }

    /** Both have their go, so the hook was rung on the way. */
    private static void assertPlays(String id, Client one, Client other) {
        assertThat(new Player(id, 1, one, other).play(6).get("version").asInt()).isEqualTo(6);
    }
}
