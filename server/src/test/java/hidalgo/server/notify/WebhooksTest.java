package hidalgo.server.notify;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People are notified at an address of their choice when it becomes their turn. */
@Tag("slow")
class WebhooksTest {
    @TempDir
    private Path folder;

    private final List<String> bodies = new CopyOnWriteArrayList<>();
    private final List<String> heads = new CopyOnWriteArrayList<>();
    private final List<String> signatures = new CopyOnWriteArrayList<>();
    private String secret = "";
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
            exchange.close();
        });
        receiver.createContext("/endless", exchange -> {
            take(exchange);
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().write('x');
            exchange.getResponseBody().flush();
            awaitEnd();
            exchange.close();
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
        signatures.add(exchange.getRequestHeaders().getFirst("X-Hidalgo-Signature"));
        bodies.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
    }

    @Test
    void aGoIsToldOnceWithAllThatOneNeedsAndNothingSecret() {
        try (TestServer server = server(true)) {
            Client ana = withHook(server, "Ana", "/good");
            ana.send("PATCH", "/api/me", "{\"preferences\": {\"language\": \"de\"}}")
                    .is(200);
            Client ben = server.guest("Ben");
            String id = start(ana, ben);
            untilAnaHasHadAGoAndAnother(id, ana, ben);

            JsonNode first = Reply.json(bodies.getFirst());
            assertThat(first.properties())
                    .extracting(java.util.Map.Entry::getKey)
                    .containsExactly("event", "game", "table", "seat", "round", "url", "content");
            assertThat(first.get("content").asText())
                    .isEqualTo("El Grande: Du bist am Zug (Runde 1)\n"
                            + first.get("url").asText());
            assertThat(first.get("event").asText()).isEqualTo("turn");
            assertThat(first.get("game").asText()).isEqualTo("el-grande");
            assertThat(first.get("table").asText()).isEqualTo(id);
            assertThat(first.get("seat").asInt()).isZero();
            assertThat(first.get("round").asInt()).isEqualTo(1);
            assertThat(first.get("url").asText()).isEqualTo(server.address() + "/table/" + id);
            assertThat(heads.getFirst()).startsWith("POST /good ").contains("application/json");
            assertThat(signatures.getFirst()).isEqualTo(signature(signatures.getFirst(), bodies.getFirst()));
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
    void aReceiverThatFailsOrIsGoneOrRedirectsDelaysNoCalls() {
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
            receiver.stop(0);
            Client ben = server.guest("Ben");
            assertPlays(start(cid, ben), cid, ben);
        }
    }

    @Test
    void anAddressIsCalledOnceUntilItsCodeIsEntered() {
        ManualClock clock = new ManualClock();
        try (TestServer server =
                TestServer.start(TestServer.settings(folder).innerWebhooks(true).noticeDelay(Duration.ZERO), clock)) {
            Client ana = account(server, "Ana");
            Client ben = server.guest("Ben");
            ana.post("/api/webhook/confirm", "{\"code\": \"000000\"}").is(404);
            setHook(ana, "/good");
            assertThat(ana.get("/api/webhook").is(200).json().toString())
                    .contains("\"confirmed\":false")
                    .doesNotContain(secret);
            String first = awaitCode();
            assertPlays(start(ana, ben), ana, ben);
            assertThat(bodies).hasSize(1);
            confirm(ana, first.equals("123456") ? "123457" : "123456").is(403);

            clock.pass(Duration.ofHours(25));
            confirm(ana, first).is(403);

            bodies.clear();
            setHook(ana, "/good");
            String second = awaitCode();
            for (int i = 0; i < 5; i++) {
                confirm(ana, second + i).is(403);
            }
            confirm(ana, second).is(403);

            bodies.clear();
            setHook(ana, "/good");
            confirm(ana, awaitCode()).is(200);
            bodies.clear();
            assertPlays(start(ana, ben), ana, ben);
            Eventually.holds(() -> !bodies.isEmpty(), "a call");

            setHook(ana, "/failing");
            ana.send("DELETE", "/api/webhook", null).is(204);
            assertThat(ana.get("/api/webhook").is(200).json().get("address").asText())
                    .isEmpty();
            confirm(ana, second).is(404);
        }
    }

    @Test
    void otherAddressesThanThoseOfWebsAreRefused() {
        try (TestServer server = server(false)) {
            Client ana = account(server, "Ana");
            for (String address : List.of(
                    "http://example.org:22/x",
                    "https://example.org:1023/",
                    "https://example.org:65536/",
                    "ftp://example.org/",
                    "mailto:cid@example.org",
                    "https://ana:secret@example.org/",
                    "http://",
                    "%%")) {
                ana.post("/api/webhook", address(address)).is(400);
            }
        }
    }

    /** That such a call ends is in {@link WebhookClientTest}, and how many are under way in {@link WebhooksAtOnceTest}. */
    @Test
    void receiversThatNeverEndDelayNoOtherPersonsCall() {
        try (TestServer server = server(true)) {
            Client ben = server.guest("Ben");
            for (String path : List.of("/endless", "/silent")) {
                Client slow = withHook(server, "Slow " + path.substring(1), "/good");
                String moved = "UPDATE webhooks SET address = replace(address, '/good', '" + path + "')";
                assertThat(Stored.change(folder, moved)).isPositive();
                assertPlays(start(slow, ben), slow, ben);
                Eventually.holds(() -> heads.stream().anyMatch(head -> head.contains(path)), path);
            }
            Client other = withHook(server, "Other", "/good");
            assertPlays(start(other, ben), other, ben);
            Eventually.holds(() -> heads.stream().anyMatch(head -> head.contains("/good")), "another person's call");
            end.countDown();
        }
    }

    @Test
    void addressesInsideAreNotCalledUnlessTheServerSaysSo() {
        try (TestServer server = server(false)) {
            Client ana = account(server, "Ana");
            Client ben = server.guest("Ben");
            for (String host : List.of("127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0")) {
                ana.post("/api/webhook", address("http://" + host + ":" + port() + "/good"))
                        .is(200);
                Stored.change(folder, "UPDATE webhooks SET code = NULL");
                assertPlays(start(ana, ben), ana, ben);
                assertThat(ana.post("/api/webhook/test", "")
                                .is(200)
                                .json()
                                .at("/problem/key")
                                .asText())
                        .isEqualTo("server.notice.problem.inside");
            }
        }
        // The server is closed, and with it everything that it might still have wanted to call.
        assertThat(heads).isEmpty();
    }

    private TestServer server(boolean inside) {
        return TestServer.start(
                TestServer.settings(folder).innerWebhooks(inside).noticeDelay(Duration.ZERO));
    }

    private int port() {
        return receiver.getAddress().getPort();
    }

    private Client withHook(TestServer server, String name, String path) {
        Client client = account(server, name);
        setHook(client, path);
        Eventually.holds(() -> bodies.stream().anyMatch(body -> body.contains("\"confirm\"")), "a code");
        confirm(client, awaitCode()).is(200);
        heads.clear();
        bodies.clear();
        signatures.clear();
        return client;
    }

    private static Client account(TestServer server, String name) {
        Client client = server.guest(name);
        client.post("/api/account", "{\"name\": \"" + name + "\", \"password\": \"correct horse\"}")
                .is(200);
        return client;
    }

    private void setHook(Client client, String path) {
        secret = client.post("/api/webhook", address("http://127.0.0.1:" + port() + path))
                .is(200)
                .json()
                .get("secret")
                .asText();
    }

    private static String address(String address) {
        return "{\"address\": \"" + address + "\"}";
    }

    /** The latest code that a receiver got. */
    private String awaitCode() {
        Eventually.holds(() -> codes().findFirst().isPresent(), "a code");
        return codes().toList().getLast();
    }

    private Stream<String> codes() {
        return bodies.stream()
                .map(Reply::json)
                .filter(body -> body.get("event").asText().equals("confirm"))
                .map(body -> body.get("code").asText());
    }

    private static Reply confirm(Client client, String code) {
        return client.post("/api/webhook/confirm", "{\"code\": \"" + code + "\"}");
    }

    /** The value that a receiver computes from the moment in a signature, its secret and the body. */
    private String signature(String given, String body) {
        String moment = given.replaceAll("t=(\\d+),.*", "$1");
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            byte[] signed = mac.doFinal((moment + "." + body).getBytes(StandardCharsets.UTF_8));
            return "t=" + moment + ",v1=" + HexFormat.of().formatHex(signed);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String start(Client host, Client guest) {
        String id = host.create(NewTables.grande().me().open());
        guest.at(id, "join", "{}").is(200);
        host.at(id, "start", "").is(200);
        return id;
    }

    /** Both have their go, until it is that of the first. */
    private static void assertPlays(String id, Client one, Client other) {
        Player player = new Player(id, 1, one, other);
        assertThat(player.play(6).get("version").asInt()).isEqualTo(6);
        while (!Player.contains(one.table(id).at("/play/obliged"), 0)) {
            assertThat(player.playOne()).isTrue();
        }
    }
}
