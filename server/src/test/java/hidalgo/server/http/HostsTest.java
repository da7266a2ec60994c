package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import hidalgo.server.NewTables;
import hidalgo.server.RawConnection;
import hidalgo.server.Reply;
import hidalgo.server.TestServer;
import hidalgo.server.base.Settings;
import hidalgo.server.base.TrustedProxies;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server answers under its own names only, and changes something only for its own pages. */
class HostsTest {
    private static final String PUBLIC = "https://games.example.org";

    @TempDir
    private Path folder;

    private TestServer server(Settings.Builder settings) {
        return TestServer.start(settings, Clock.systemUTC());
    }

    private Settings.Builder settings() {
        return TestServer.settings(folder);
    }

    /** The answer to a request; headers are lines. */
    private static String ask(TestServer server, String path, String... headers) {
        String request =
                "GET " + path + " HTTP/1.1\r\nConnection: close\r\n" + String.join("\r\n", headers) + "\r\n\r\n";
        return answer(server, request);
    }

    private static String answer(TestServer server, String request) {
        try (SocketChannel channel = RawConnection.send(server.address(), request)) {
            channel.socket().setSoTimeout(60_000);
            return new String(channel.socket().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static int status(TestServer server, String host) {
        String answer = ask(server, "/api/tables", "Host: " + host);
        return Integer.parseInt(answer.substring(9, 12));
    }

    @Test
    void localNamesAndAddressesAreServedAndNamesOfStrangersAreNot() throws IOException {
        try (TestServer server = server(settings())) {
            for (String host : List.of(
                    "localhost",
                    "LOCALHOST:8080",
                    "127.0.0.1",
                    "192.168.1.20:8080",
                    "203.0.113.7",
                    "[::1]:8080",
                    "raspberry",
                    "raspberry.local",
                    "raspberry.local.:8080",
                    "hidalgo_app_1:8080",
                    "nas.fritz.box",
                    "pi.home.arpa",
                    "games.svc.cluster.local",
                    InetAddress.getLocalHost().getHostName())) {
                assertThat(status(server, host)).as(host).isEqualTo(200);
            }
            for (String host : List.of(
                    "evil.example",
                    "evil_x.example:8080",
                    "127.0.0.1.evil.example",
                    "localhost.evil.example",
                    "evil.example.",
                    "local.evil.example",
                    "notlocal.evillocal.example")) {
                assertThat(status(server, host)).as(host).isEqualTo(421);
            }
        }
    }

    @Test
    void aRefusalSaysWhatToDoInTheLanguageOfTheBrowser() {
        try (TestServer server = server(settings())) {
            assertThat(ask(server, "/", "Host: evil.example"))
                    .contains("text/plain", "this server is not called evil.example", "--allowed-hosts evil.example");
            assertThat(ask(server, "/", "Host: evil.example", "Accept-Language: de-AT"))
                    .contains("dieser Server heißt nicht evil.example");
            assertThat(ask(server, "/api/tables", "Host: evil.example")).contains("\"key\":\"server.otherHost\"");
        }
    }

    /** Programs that watch the server may call it by any name; HTTP/1.0 needs none. */
    @Test
    void whoOnlyAsksHowTheServerIsMayUseAnyName() {
        try (TestServer server = server(settings())) {
            for (String path : List.of("/health", "/ready")) {
                assertThat(ask(server, path, "Host: evil.example")).startsWith("HTTP/1.1 200");
                assertThat(answer(server, "GET " + path + " HTTP/1.0\r\n\r\n")).contains(" 200 ");
            }
            assertThat(ask(server, "/metrics", "Host: evil.example")).startsWith("HTTP/1.1 421");
        }
    }

    @Test
    void namesCanBeAllowed() {
        try (TestServer server = server(settings().publicUrl(PUBLIC).allowedHosts(Set.of("old.example.org")))) {
            assertThat(status(server, "games.example.org")).isEqualTo(200);
            assertThat(status(server, "GAMES.example.org:8443")).isEqualTo(200);
            assertThat(status(server, "old.example.org")).isEqualTo(200);
            assertThat(status(server, "example.org")).isEqualTo(421);
        }
        try (TestServer server = server(settings().allowedHosts(Set.of("*")))) {
            assertThat(status(server, "anything.example")).isEqualTo(200);
        }
    }

    @Test
    void aTrustedProxyDecidesWhichNamesItServes() {
        try (TestServer server = server(settings().trustedProxies(TrustedProxies.of("127.0.0.1/32")))) {
            assertThat(status(server, "games.example.org")).isEqualTo(200);
        }
        try (TestServer server = server(settings().trustedProxies(TrustedProxies.of("10.0.0.0/8")))) {
            assertThat(status(server, "games.example.org")).isEqualTo(421);
            assertThat(ask(server, "/api/tables", "Host: evil.example", "X-Forwarded-Host: localhost"))
                    .startsWith("HTTP/1.1 421");
        }
        try (TestServer server = server(settings().publicUrl(PUBLIC).trustedProxies(TrustedProxies.any()))) {
            assertThat(status(server, "evil.example")).isEqualTo(421);
            assertThat(ask(server, "/api/tables", "Host: hidalgo:8080", "X-Forwarded-Host: games.example.org, inner"))
                    .startsWith("HTTP/1.1 200");
        }
    }

    @Test
    void socketsAreServedUnderOwnNamesOnly() {
        try (TestServer server = server(settings())) {
            String id =
                    server.guest("Ana").create(NewTables.caballero().me().me().started());
            String[] upgrade = {
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                "Host: evil.example"
            };
            assertThat(ask(server, "/api/tables/" + id + "/socket", upgrade)).startsWith("HTTP/1.1 421");
        }
    }

    @Test
    void aPageWithoutHttpsChangesNothingAtASiteWithIt() {
        try (TestServer server = server(settings().publicUrl(PUBLIC))) {
            assertThat(change(server, "games.example.org", PUBLIC)).isEqualTo(200);
            assertThat(change(server, "games.example.org", PUBLIC + ":443")).isEqualTo(200);
            for (String origin : List.of(
                    "http://games.example.org",
                    "http://games.example.org:443",
                    "https://games.example.org:8443",
                    "https://example.org")) {
                assertThat(change(server, "games.example.org", origin))
                        .as(origin)
                        .isEqualTo(403);
            }
            // A person at the server itself.
            assertThat(change(server, "localhost:8080", "http://localhost:8080"))
                    .isEqualTo(200);
        }
    }

    @Test
    void aProxySaysWhetherASiteHasHttps() {
        try (TestServer server = server(settings().trustedProxies(TrustedProxies.any()))) {
            String https = "X-Forwarded-Proto: https";
            assertThat(change(server, "games.example", "https://games.example", https))
                    .isEqualTo(200);
            assertThat(change(server, "games.example", "http://games.example", https))
                    .isEqualTo(403);
        }
        // A server that knows nothing of its proxy can't know it.
        try (TestServer server = server(settings().allowedHosts(Set.of("games.example")))) {
            assertThat(change(server, "games.example", "https://games.example")).isEqualTo(200);
            assertThat(change(server, "games.example", "http://games.example")).isEqualTo(200);
            assertThat(change(server, "games.example", "http://games.example:8080"))
                    .isEqualTo(403);
        }
    }

    private static int change(TestServer server, String host, String origin, String... more) {
        String request = "POST /api/session HTTP/1.1\r\nConnection: close\r\nContent-Length: 2\r\nHost: " + host
                + "\r\nOrigin: " + origin + "\r\n" + (more.length == 0 ? "" : more[0] + "\r\n") + "\r\n{}";
        return Integer.parseInt(answer(server, request).substring(9, 12));
    }

    @Test
    void onlyWhoIsAtTheServerLearnsItsAddresses() {
        try (TestServer server = server(settings().host("0.0.0.0"))) {
            List<String> direct = addresses(ask(server, "/api/welcome", "Host: 127.0.0.1:8080"));
            assumeThat(direct).as("addresses in a network").isNotEmpty();
            for (String header : List.of(
                    "X-Forwarded-For: 127.0.0.1",
                    "X-Real-IP: 203.0.113.7",
                    "Via: 1.1 proxy",
                    "Forwarded: for=203.0.113.7")) {
                assertThat(addresses(ask(server, "/api/welcome", "Host: 127.0.0.1:8080", header)))
                        .as(header)
                        .isEmpty();
            }
            assertThat(addresses(ask(server, "/api/welcome", "Host: games.local")))
                    .isEmpty();
            assertThat(addresses(answer(server, "GET /api/welcome HTTP/1.0\r\nHost: 127.0.0.1:8080\r\n\r\n")))
                    .isEmpty();
            assertThat(direct).isEqualTo(addresses(ask(server, "/api/welcome", "Host: localhost")));
        }
    }

    private static List<String> addresses(String answer) {
        List<String> addresses = new ArrayList<>();
        Reply.json(answer.substring(answer.indexOf("\r\n\r\n")))
                .get("addresses")
                .forEach(address -> addresses.add(address.asText()));
        return addresses;
    }
}
