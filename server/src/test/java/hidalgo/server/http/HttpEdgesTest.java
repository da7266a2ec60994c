package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.NewTables;
import hidalgo.server.RawConnection;
import hidalgo.server.Reply;
import hidalgo.server.TestServer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The edge cases of HTTP, before and around our own code. */
@Tag("slow")
class HttpEdgesTest {
    @TempDir
    private Path folder;

    /** The answer to a request on a separate connection, as text. */
    private static String answer(TestServer server, String request) throws IOException {
        try (SocketChannel channel = RawConnection.send(server.address(), request)) {
            channel.socket().setSoTimeout(60_000);
            return new String(channel.socket().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void whatJettyRefusesHasTheFormAndTheHeadersOfAllAnswers() throws IOException {
        try (TestServer server = TestServer.in(folder)) {
            for (String request : List.of(
                    "no request at all\r\n\r\n",
                    "GET /" + "x".repeat(20_000) + " HTTP/1.1\r\nHost: x\r\n\r\n",
                    "GET / HTTP/1.1\r\nHost: x\r\nA: " + "x".repeat(20_000) + "\r\n\r\n",
                    "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n",
                    "GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                    "GET /api/..%2f..%2fetc HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")) {
                String answer = answer(server, request);
                assertThat(answer)
                        .as(request.substring(0, Math.min(30, request.length())))
                        .startsWith("HTTP/1.1 4")
                        .contains("Content-Security-Policy: ", "X-Content-Type-Options: nosniff")
                        .contains("application/json", "\"english\":")
                        .doesNotContain("jetty", "Jetty", "<html");
            }
        }
    }

    @Test
    void whatMayBeKeptIsSentOnceAndWhatMayNotHasNoTag() {
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            for (String path : List.of("/", "/api/messages/de")) {
                String tag = ana.get(path).is(200).headers().firstValue("ETag").orElseThrow();
                assertThat(ana.get(path, "If-None-Match", tag).is(304).body()).isEmpty();
                ana.get(path, "If-None-Match", "\"another\"").is(200);
            }
            assertThat(ana.get("/api/me").is(200).headers().map()).doesNotContainKey("etag");
        }
    }

    @Test
    void noHeaderChangesTheMethod() {
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            ana.get("/api/me", "X-HTTP-Method-Override", "DELETE").is(400);
            ana.post("/api/logout", "", "X-HTTP-Method-Override", "GET").is(400);
            ana.get("/api/me").is(200);
        }
    }

    private static String upgrade(TestServer server, String table) throws IOException {
        try (SocketChannel channel = RawConnection.socket(server.address(), table)) {
            return head(channel);
        }
    }

    private static String head(SocketChannel channel) throws IOException {
        StringBuilder head = new StringBuilder();
        InputStream in = channel.socket().getInputStream();
        while (head.indexOf("\r\n\r\n") < 0) {
            head.append((char) in.read());
        }
        return head.toString();
    }

    @Test
    void openingASocketCreatesNoSession() throws IOException {
        try (TestServer server = TestServer.in(folder)) {
            String id =
                    server.guest("Ana").create(NewTables.caballero().me().me().started());
            assertThat(upgrade(server, id)).startsWith("HTTP/1.1 101").doesNotContain("Set-Cookie", "JSESSIONID");
        }
    }

    /** Only a browser's own code answers such frames, so no handler of messages sees them. */
    @Test
    void aSocketThatPingsWithoutEndIsClosed() throws IOException {
        try (TestServer server = TestServer.in(folder)) {
            String id =
                    server.guest("Ana").create(NewTables.caballero().me().me().started());
            try (SocketChannel channel = RawConnection.socket(server.address(), id)) {
                assertThat(head(channel)).startsWith("HTTP/1.1 101");
                channel.configureBlocking(false);
                ByteBuffer answers = ByteBuffer.allocate(1 << 16);
                byte[] ping = {(byte) 0x89, (byte) 0x80, 0, 0, 0, 0};
                Eventually.holds(() -> isClosed(channel, ping, answers), "the end of the socket");
            }
        }
    }

    private static boolean isClosed(SocketChannel channel, byte[] ping, ByteBuffer answers) {
        try {
            for (int i = 0; i < 50; i++) {
                channel.write(ByteBuffer.wrap(ping));
            }
            return channel.read(answers.clear()) < 0;
        } catch (IOException e) {
            return true;
        }
    }

    private TestServer secure(String basePath, @Nullable String url) {
        return TestServer.start(TestServer.settings(folder).basePath(basePath).publicUrl(url));
    }

    @Test
    void overHttpsNoOtherSiteCanSetTheCookie() {
        try (TestServer server = secure("", "https://games.example.org")) {
            Reply entered = server.stranger()
                    .post("/api/session", "{\"name\": \"Ana\"}")
                    .is(200);
            String cookie = entered.headers().firstValue("Set-Cookie").orElseThrow();
            assertThat(cookie)
                    .startsWith("__Host-hidalgo=")
                    .contains("; Path=/;", "; Secure", "; HttpOnly", "; SameSite=Strict");
            String given = cookie.substring(0, cookie.indexOf(';'));
            server.stranger().get("/api/me", "Cookie", given).is(200);
            // Another host of the domain can set the plain name, and gains nothing by it.
            String planted = server.guest("Eve").session();
            Reply me = server.stranger().get("/api/me", "Cookie", "hidalgo=" + planted + "; " + given);
            assertThat(me.is(200).json().get("name").asText()).isEqualTo("Ana");
        }
        try (TestServer server = secure("/games", "https://games.example.org/games")) {
            Reply entered = server.stranger()
                    .post("/api/session", "{\"name\": \"Ana\"}")
                    .is(200);
            assertThat(entered.headers().firstValue("Set-Cookie").orElseThrow())
                    .startsWith("__Secure-hidalgo=")
                    .contains("; Path=/games;", "; Secure");
        }
    }

    /** Another host of the domain can set a cookie without the prefix, and so put a person into a session of its choice. */
    @Test
    void overHttpsTheCookieWithoutItsPrefixIsWorthNothing() {
        String planted;
        try (TestServer server = secure("", null)) {
            planted = server.guest("Eve").session();
            server.stranger().get("/api/me", "Cookie", "hidalgo=" + planted).is(200);
        }
        try (TestServer server = secure("", "https://games.example.org")) {
            for (String name : List.of("hidalgo", "__Secure-hidalgo")) {
                server.stranger().get("/api/me", "Cookie", name + "=" + planted).is(401);
                Reply entered = server.stranger().post("/api/session", "{}", "Cookie", name + "=" + planted);
                assertThat(entered.is(200).json().get("name").asText()).isEqualTo("Guest");
                assertThat(entered.headers().allValues("Set-Cookie"))
                        .singleElement()
                        .satisfies(cookie ->
                                assertThat(cookie).startsWith("__Host-hidalgo=").doesNotContain(planted));
            }
            server.stranger()
                    .get("/api/me", "Cookie", "__Host-hidalgo=" + planted)
                    .is(200);
        }
        try (TestServer server = secure("/games", "https://games.example.org/games")) {
            server.stranger().get("/api/me", "Cookie", "hidalgo=" + planted).is(401);
            server.stranger()
                    .get("/api/me", "Cookie", "__Secure-hidalgo=" + planted)
                    .is(200);
        }
    }
}
