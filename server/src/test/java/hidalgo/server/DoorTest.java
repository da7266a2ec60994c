package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.base.Json;
import hidalgo.server.base.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The door is locked: who asks must be who they say, and come from our own pages. */
class DoorTest {
    @TempDir
    Path folder;

    private final ManualClock clock = new ManualClock();
    private final List<TestServer> servers = new ArrayList<>();

    private TestServer open(boolean limits) {
        TestServer server = limits ? TestServer.limited(folder, clock) : TestServer.in(folder, clock);
        servers.add(server);
        return server;
    }

    @AfterEach
    void stop() {
        servers.forEach(TestServer::close);
    }

    private static Reply knock(Client who, Endpoint endpoint, String id) {
        return who.send(endpoint.method(), endpoint.at(id), endpoint.body().isEmpty() ? null : endpoint.body());
    }

    @Test
    void everyAddressIsTriedWithoutWithAnothersAndWithAnExpiredCredential() {
        TestServer server = open(false);
        Client ana = server.guest("Ana");
        String id = ana.create(NewTables.caballero()
                .me()
                .me()
                .with("visibility", "word")
                .with("word", "Sevilla")
                .started());
        int number = ana.table(id).get("number").asInt();
        for (Endpoint endpoint : Endpoint.ALL) {
            Client stranger = server.stranger();
            assertThat(knock(stranger, endpoint, id).status())
                    .as("without: %s", endpoint)
                    .isEqualTo(endpoint.stranger());
            for (String made : List.of("AAAAAAAAAAAAAAAAAAAAAA", id)) {
                assertThat(knock(stranger.withSession(made), endpoint, id).status())
                        .as("made up session: %s", endpoint)
                        .isEqualTo(endpoint.stranger());
                assertThat(knock(stranger.withToken(made), endpoint, id).status())
                        .as("made up token: %s", endpoint)
                        .isEqualTo(endpoint.stranger());
            }
            assertThat(knock(server.guest("Other"), endpoint, id).status())
                    .as("another's: %s", endpoint)
                    .isEqualTo(endpoint.other());
        }
        assertThat(ana.table(id).get("number").asInt())
                .as("nothing has happened")
                .isEqualTo(number);

        clock.pass(Duration.ofDays(181));
        String expired = ana.session();
        for (Endpoint endpoint : Endpoint.ALL) {
            assertThat(knock(server.stranger().withSession(expired), endpoint, id)
                            .status())
                    .as("expired: %s", endpoint)
                    .isEqualTo(endpoint.stranger());
        }
    }

    @Test
    void noAddressIsForgottenHere() throws IOException {
        Path http = Path.of("src/main/java/hidalgo/server/http");
        String source =
                Files.readString(http.resolve("Routes.java")) + Files.readString(http.resolve("PeopleRoutes.java"));
        Matcher routes = Pattern.compile("routes\\.(get|post|patch|put|delete)\\(\\s*([^,]+),")
                .matcher(source);
        Set<String> there = new TreeSet<>();
        while (routes.find()) {
            String path = routes.group(2)
                    .replace("TABLE", "\"" + Endpoint.TABLE + "\"")
                    .replace("REPLAY", "\"" + Endpoint.REPLAY + "\"")
                    .replaceAll("[\" +\\s]", "");
            there.add(routes.group(1).toUpperCase(java.util.Locale.ROOT) + " " + path);
        }
        Set<String> tried = new TreeSet<>();
        Endpoint.ALL.forEach(endpoint -> tried.add(endpoint.method() + " " + endpoint.path()));
        assertThat(there).containsExactlyInAnyOrderElementsOf(tried);
    }

    @Test
    void nobodyMovesForASeatThatIsNotTheirs() {
        TestServer server = open(false);
        Client ana = server.guest("Ana");
        Client ben = server.guest("Ben");
        String id = ana.create(NewTables.caballero().me().open());
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
        for (int seat : List.of(0, 1, 2, -1, Integer.MAX_VALUE)) {
            for (Client who : List.of(ana, ben, server.guest("Eve"))) {
                boolean own = who == ana && seat == 0 || who == ben && seat == 1;
                if (!own) {
                    who.move(id, seat, 0, "x", "power 5").is(403);
                    who.at(id, "undo", "{\"seat\": " + seat + ", \"version\": 0, \"id\": \"y\"}")
                            .is(403);
                    who.at(id, "plan", "{\"seat\": " + seat + ", \"moves\": [\"power 2\"]}")
                            .is(403);
                    who.at(id, "resign", "{\"seat\": " + seat + "}").is(403);
                    who.at(id, "hint", "{\"seat\": " + seat + "}").is(403);
                    who.at(id, "whatif", "{\"seat\": " + seat + ", \"moves\": []}")
                            .is(403);
                    who.at(id, "return", "{\"seat\": " + seat + "}").is(403);
                    assertThat(who.get("/api/tables/" + id + "?seat=" + seat)
                                    .json()
                                    .get("play")
                                    .get("seat")
                                    .asInt())
                            .isNotEqualTo(seat == -1 ? 7 : seat);
                }
            }
        }
        assertThat(ana.table(id).get("version").asInt()).isZero();
    }

    @Test
    void aSessionIsALongSecretThatScriptsDontSeeAndTheDatabaseDoesNotKnow() {
        TestServer server = open(false);
        Client ana = server.stranger();
        Reply entered = ana.post("/api/session", "{\"name\": \"Ana\"}").is(200);
        String cookie = entered.headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains("; HttpOnly", "; SameSite=Strict", "; Path=/");
        assertThat(Base64.getUrlDecoder().decode(ana.session())).hasSize(16);
        Reply registered = ana.post("/api/account", "{\"name\": \"Ana\", \"password\": \"correct horse\"}")
                .is(200);
        assertThat(registered.headers().firstValue("Set-Cookie").orElseThrow())
                .contains("; HttpOnly", "; SameSite=Strict");
        String token = ana.post("/api/tokens", "{\"label\": \"bot\"}")
                .is(200)
                .json()
                .get("token")
                .asText();
        assertThat(Base64.getUrlDecoder().decode(token)).hasSize(16);
        List<String> stored = new ArrayList<>(Stored.column(folder, "SELECT hash || id || label FROM sessions"));
        List<String> passwords = Stored.column(folder, "SELECT password FROM people WHERE account = 'ana'");
        assertThat(passwords.getFirst()).startsWith("argon2id$").doesNotContain("horse");
        stored.addAll(passwords);
        assertThat(String.join(" ", stored)).doesNotContain(ana.session(), token);
    }

    @Test
    void aSocketEndsWithItsSession() {
        TestServer server = open(false);
        Client ana = server.guest("Ana");
        String id = ana.create(NewTables.caballero().me().me().started());
        Socket first = ana.open(id);
        first.awaitVersion(0);
        ana.post("/api/account", "{\"name\": \"Ana\", \"password\": \"correct horse\"}")
                .is(200);
        assertThat(first.awaitClosed()).isEqualTo(1008);
        Socket second = ana.open(id);
        second.await(seen -> seen.get("yours").size() == 2);
        ana.post("/api/logout", "").is(204);
        assertThat(second.awaitClosed()).isEqualTo(1008);
    }

    @Test
    void aSocketEndsWithItsToken() {
        TestServer server = open(false);
        Client ana = server.guest("Ana");
        String id = ana.create(NewTables.caballero().me().me().started());
        JsonNode token = ana.post("/api/tokens", "{\"label\": \"bot\"}").is(200).json();
        Client program = ana.withToken(token.get("token").asText());
        try (Socket own = ana.open(id);
                Socket socket = program.open(id)) {
            socket.await(seen -> seen.get("yours").size() == 2);
            ana.send("DELETE", "/api/tokens/" + token.get("id").asText(), null).is(204);
            assertThat(socket.awaitClosed()).isEqualTo(1008);
            ana.at(id, "chat", "{\"text\": \"still here\"}").is(204);
            own.await(seen -> seen.get("chat").asInt() == 1);
        }
    }

    @Test
    void whatOtherSitesMakeABrowserSendIsRefused() {
        TestServer server = open(false);
        Client ana = server.guest("Ana");
        String id = ana.create(NewTables.caballero().me().me().started());
        String own = server.address().toString();
        String wish = NewTables.caballero().me().me().json();
        ana.post("/api/tables", wish, "Origin", own).is(201);
        for (String origin : List.of(
                "http://evil.example",
                "null",
                "",
                "http://127.0.0.1",
                "http://127.0.0.1.evil.example:" + server.address().getPort(),
                own + "@evil.example",
                "::::")) {
            ana.post("/api/tables", wish, "Origin", origin).is(403);
            ana.send("PATCH", "/api/me", "{}", "Origin", origin).is(403);
            ana.send("DELETE", "/api/tokens/x", null, "Origin", origin).is(403);
            assertThatThrownBy(() -> Socket.open(ana, "/api/tables/" + id + "/socket", "Origin", origin))
                    .isInstanceOf(IllegalStateException.class);
        }
        ana.post("/api/tables", wish, "Sec-Fetch-Site", "cross-site").is(403);
        Socket.open(ana, "/api/tables/" + id + "/socket", "Origin", own).close();
    }

    @Test
    void pagesAllowNoInlineScript() {
        TestServer server = open(false);
        for (String path : List.of("/", "/tables/abc", "/api/welcome", "/api/nothing", "/nothing.js")) {
            Reply reply = server.stranger().get(path);
            String policy =
                    reply.headers().firstValue("Content-Security-Policy").orElseThrow();
            assertThat(policy)
                    .as(path)
                    .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
                    .doesNotContain("unsafe");
            assertThat(reply.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
            assertThat(reply.headers().firstValue("Server")).isEmpty();
        }
    }

    @Test
    void namesAndChatCantInject() {
        TestServer server = open(false);
        Client eve = server.stranger();
        String nasty = "{\"name\": \"<b onx=1>\\\"'\\u202e\\u0000\\u200f\\u2066\\ud800\"}";
        JsonNode me = eve.post("/api/session", nasty).is(200).json();
        assertThat(me.get("name").asText()).isEqualTo("<b onx=1>\"'");
        String id = eve.create(NewTables.caballero().me().open());
        eve.at(id, "chat", Json.text(Map.of("text", "</script><script>alert(1)</script>\r\nSet-Cookie: x=y")))
                .is(204);
        Reply chat = eve.get("/api/tables/" + id + "/chat").is(200);
        assertThat(chat.headers().firstValue("Content-Type").orElseThrow()).startsWith("application/json");
        assertThat(chat.json().get(0).get("text").asText())
                .isEqualTo("</script><script>alert(1)</script> Set-Cookie: x=y");
        assertThat(chat.headers().firstValue("Set-Cookie")).isEmpty();
    }

    @Test
    void whoAsksTooOftenHasToWait() {
        TestServer server = open(true);
        Client ana = server.guest("Ana");
        String credentials = "{\"name\": \"Nobody\", \"password\": \"12345678\"}";
        for (int i = 0; i < 10; i++) {
            ana.post("/api/login", credentials).is(403);
        }
        ana.post("/api/login", credentials).is(429);
        server.stranger().post("/api/login", credentials).is(429);
        clock.pass(Duration.ofSeconds(25));
        ana.post("/api/login", credentials).is(403);
        ana.post("/api/login", credentials).is(429);

        for (int i = 0; i < 300; i++) {
            ana.get("/api/welcome").is(200);
        }
        ana.get("/api/welcome").is(429);
        server.stranger().get("/api/welcome").is(200);
        clock.pass(Duration.ofSeconds(1));
        ana.get("/api/welcome").is(200);
        for (int i = 0; i < 30; i++) {
            ana.create(NewTables.caballero().me().me());
        }
        ana.post("/api/tables", NewTables.caballero().me().me().json()).is(429);
    }

    @Test
    void whoGuessesTheWordOfATableHasToWaitUnderAnyName() {
        TestServer server = open(true);
        String id = server.guest("Ana")
                .create(NewTables.grande()
                        .me()
                        .open()
                        .with("visibility", "word")
                        .with("word", "Sevilla"));
        int tried = 0;
        for (int person = 0; person < 4; person++) {
            Client eve = server.guest("Eve " + person);
            for (int i = 0; i < 6; i++) {
                tried += eve.at(id, "join", "{\"word\": \"guess " + i + "\"}").status() == 403 ? 1 : 0;
            }
        }
        assertThat(tried).isEqualTo(10);
    }

    @Test
    void socketsPerPersonAndAddressAreBounded() {
        TestServer server = open(true);
        Client ana = server.guest("Ana");
        String id = ana.create(NewTables.caballero().me().me().started());
        for (Client who : List.of(ana, server.stranger())) {
            List<Socket> sockets = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                sockets.add(who.open(id));
            }
            sockets.forEach(socket -> socket.await(seen -> true));
            assertThatThrownBy(() -> who.open(id)).isInstanceOf(IllegalStateException.class);
            sockets.forEach(Socket::close);
        }
    }

    @Test
    void behindAProxyTheClientCantChooseTheAddressItIsCountedBy() {
        Settings settings = new Settings(
                "127.0.0.1",
                0,
                folder,
                null,
                "/hidalgo",
                "https://games.example/hidalgo",
                1,
                0,
                true,
                true,
                false,
                "test");
        TestServer server = TestServer.start(settings, clock);
        servers.add(server);
        Client eve = server.stranger();
        Reply entered = eve.post("/api/session", "{}", "Origin", "https://games.example")
                .is(200);
        assertThat(entered.headers().firstValue("Set-Cookie").orElseThrow()).contains("; Secure", "; Path=/hidalgo");
        eve.post("/api/session", "{}", "Origin", "https://other.example").is(403);
        int refused = 0;
        for (int i = 0; i < 12; i++) {
            refused += eve.post(
                                            "/api/login",
                                            "{\"name\": \"Nobody\", \"password\": \"12345678\"}",
                                            "X-Forwarded-For",
                                            "10.0.0." + i + ", 203.0.113.9")
                                    .status()
                            == 429
                    ? 1
                    : 0;
        }
        assertThat(refused).isPositive();
    }
}
