package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.server.Client;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Reply;
import hidalgo.server.Socket;
import hidalgo.server.TestServer;
import hidalgo.server.base.Settings;
import hidalgo.server.base.TrustedProxies;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A client that sends too many requests has to wait, under any name and from any address. */
@Tag("slow")
class RateLimitsTest {
    @TempDir
    Path folder;

    private final ManualClock clock = new ManualClock();
    private final List<TestServer> servers = new ArrayList<>();

    private TestServer open() {
        TestServer server = TestServer.limited(folder, clock);
        servers.add(server);
        return server;
    }

    @AfterEach
    void stop() {
        servers.forEach(TestServer::close);
    }

    @Test
    void whoAsksTooOftenHasToWait() {
        TestServer server = open();
        Client ana = server.guest("Ana");
        String credentials = "{\"name\": \"Nadie\", \"password\": \"12345678\"}";
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
    void whoIsNotKnownIsCountedByAddress() {
        TestServer server = open();
        String table = server.guest("Ana").create(NewTables.caballero().me().me());
        for (int i = 0; i < 120; i++) {
            server.stranger().at(table, "start", "").is(401);
        }
        server.stranger().at(table, "start", "").is(429);
    }

    @Test
    void whoGuessesTheWordOfATableHasToWaitUnderAnyName() {
        TestServer server = open();
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
        assertThat(tried).as("setting the password was counted too").isEqualTo(9);
    }

    @Test
    void socketsPerPersonAndAddressAreBounded() {
        TestServer server = open();
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
    void loggingOutIsCountedToo() {
        TestServer server = open();
        Client eve = server.stranger();
        for (int i = 0; i < 120; i++) {
            eve.post("/api/logout", "").is(204);
        }
        eve.post("/api/logout", "").is(429);
    }

    /** A client that reads too often can't continue by opening sockets, which would show the same. */
    @Test
    void openingSocketsIsCountedToo() {
        TestServer server = open();
        Client ana = server.guest("Ana");
        String id = ana.create(NewTables.caballero().me().me().started());
        ana.open(id).close();
        for (int i = 0; i < 299; i++) {
            ana.get("/api/welcome").is(200);
        }
        assertThatThrownBy(() -> ana.open(id)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void addressesOfOneIpv6NetworkAreCountedAsOne() {
        assertThat(triedBehindProxy(i -> new String[] {"X-Forwarded-For", "2001:db8:1:2::" + i}))
                .isEqualTo(10);
    }

    @Test
    void networksOfOneProviderHaveFourTimesAsManyTries() {
        assertThat(triedBehindProxy(i -> new String[] {"X-Forwarded-For", "2001:db8:1:" + i + "::1"}, 50))
                .isEqualTo(40);
        assertThat(triedBehindProxy(i -> new String[] {"X-Forwarded-For", "2001:db8:" + i + "::1"}, 50))
                .isEqualTo(50);
    }

    /** As HAProxy sends it: what the client made up is a line before the proxy's. */
    @Test
    void ofSeveralForwardedLinesTheLastOneCounts() {
        assertThat(triedBehindProxy(
                        i -> new String[] {"X-Forwarded-For", "10.0.0." + i, "X-Forwarded-For", "203.0.113.7"}))
                .isEqualTo(10);
    }

    @Test
    void onlyTheProxiesInTheGivenRangesAreBelieved() {
        IntFunction<String[]> addresses = i -> new String[] {"X-Forwarded-For", "203.0.113." + i};
        assertThat(triedBehindProxy(TrustedProxies.of("10.0.0.0/8"), addresses, 30))
                .isEqualTo(10);
        assertThat(triedBehindProxy(TrustedProxies.of("10.0.0.0/8,127.0.0.0/8"), addresses, 30))
                .isEqualTo(30);
    }

    private int triedBehindProxy(IntFunction<String[]> headers) {
        return triedBehindProxy(headers, 30);
    }

    private int triedBehindProxy(IntFunction<String[]> headers, int tries) {
        return triedBehindProxy(TrustedProxies.any(), headers, tries);
    }

    private int triedBehindProxy(TrustedProxies trusted, IntFunction<String[]> headers, int tries) {
        try (TestServer server =
                TestServer.start(TestServer.settings(folder).limits(true).trustedProxies(trusted), clock)) {
            Client eve = server.stranger();
            int tried = 0;
            for (int i = 0; i < tries; i++) {
                String login = "{\"name\": \"Nadie " + i + "\", \"password\": \"12345678\"}";
                tried += eve.post("/api/login", login, headers.apply(i)).status() == 403 ? 1 : 0;
            }
            return tried;
        }
    }

    @Test
    void tryingMovesOfAPuzzleIsCountedToo() {
        TestServer server = open();
        Client eve = server.stranger();
        for (int i = 0; i < 120; i++) {
            assertThat(eve.post("/api/puzzles/today", "{}").status()).isNotEqualTo(429);
        }
        eve.post("/api/puzzles/today", "{}").is(429);
    }

    @Test
    void behindAProxyTheClientCantChooseTheAddressItIsCountedBy() {
        Settings.Builder settings = TestServer.settings(folder)
                .limits(true)
                .trustedProxies(TrustedProxies.any())
                .basePath("/hidalgo")
                .publicUrl("https://games.example/hidalgo");
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
                                            "{\"name\": \"Nadie\", \"password\": \"12345678\"}",
                                            "X-Forwarded-For",
                                            "10.0.0." + i + ", 203.0.113.9")
                                    .status()
                            == 429
                    ? 1
                    : 0;
        }
        assertThat(refused).isPositive();
    }

    @Test
    void guestsOfOneNetworkAreCountedTogetherToo() {
        TestServer server = behindProxy();
        String table = NewTables.caballero().me().me().json();
        int made = 0;
        for (int guest = 0; guest < 10; guest++) {
            Client client = server.stranger();
            client.post("/api/session", "{}", "X-Forwarded-For", "203.0.113.7").is(200);
            for (int i = 0; i < 20; i++) {
                made += client.post("/api/tables", table, "X-Forwarded-For", "203.0.113.7")
                                        .status()
                                == 201
                        ? 1
                        : 0;
            }
        }
        assertThat(made).isEqualTo(5 * 30);
        Client elsewhere = server.stranger();
        elsewhere.post("/api/session", "{}", "X-Forwarded-For", "203.0.113.8").is(200);
        elsewhere.post("/api/tables", table, "X-Forwarded-For", "203.0.113.8").is(201);
    }

    @Test
    void newNamesAreCounted() {
        Client ana = open().guest("Ana");
        for (int i = 0; i < 10; i++) {
            ana.send("PATCH", "/api/me", "{\"name\": \"Ana " + i + "\"}").is(200);
        }
        ana.send("PATCH", "/api/me", "{\"name\": \"Anna\"}").is(429);
        ana.post("/api/session", "{\"name\": \"Anna\"}").is(429);
        ana.send("PATCH", "/api/me", "{\"preferences\": {}}").is(200);
        clock.pass(Duration.ofMinutes(3));
        ana.send("PATCH", "/api/me", "{\"name\": \"Anna\"}").is(200);
    }

    /** This rate is allowed for a while, but not all day. */
    @ParameterizedTest
    @CsvSource({
        "/api/replays, 2, 200, 203",
        "/api/tables, 2, 500, 510",
        "/api/tables/x/chat, 2, 1000, 1080",
        "/api/login, 1, 600, 680"
    })
    void someRequestsAreCountedForLongToo(String path, int seconds, int least, int most) {
        Client ana = open().guest("Ana");
        int sent = 0;
        while (sent <= most && ana.post(path, "{}").status() == 400) {
            sent++;
            clock.pass(Duration.ofSeconds(seconds));
        }
        assertThat(sent).isBetween(least, most);
        clock.pass(Duration.ofMinutes(11));
        ana.post(path, "{}").is(400);
    }

    /** A provider gives a customer as many networks as wanted. */
    @Test
    void networksOfOneProviderAreCountedTogether() {
        TestServer server = behindProxy();
        String weak = "{\"name\": \"Eve\", \"password\": \"12345678\"}";
        int judged = 0;
        for (int network = 0; network < 5; network++) {
            String address = "2001:db8:1:" + network + "::7";
            Client guest = server.stranger();
            guest.post("/api/session", "{}", "X-Forwarded-For", address).is(200);
            for (int i = 0; i < 40; i++) {
                int status = guest.post("/api/account", weak, "X-Forwarded-For", address)
                        .status();
                judged += status == 400 ? 1 : 0;
            }
        }
        assertThat(judged).isEqualTo(4 * 40);
    }

    /** One network can make 40 accounts at once, and more later. */
    @Test
    void accountsOfOneNetworkAreCountedTogether() {
        TestServer server = behindProxy();
        int sent = 0;
        for (int account = 0; account < 12; account++) {
            Client client = account(server, "Eve " + account, "203.0.113.7");
            for (int i = 0; i < 30; i++) {
                sent += send(client, "203.0.113.7") == 400 ? 1 : 0;
            }
        }
        assertThat(sent).isEqualTo(10 * 30);
        assertThat(send(account(server, "Ana", "203.0.113.8"), "203.0.113.8")).isEqualTo(400);
    }

    private static Client account(TestServer server, String name, String address) {
        Client client = server.stranger();
        client.post("/api/session", "{}", "X-Forwarded-For", address).is(200);
        client.post(
                        "/api/account",
                        "{\"name\": \"" + name + "\", \"password\": \"nine green herons\"}",
                        "X-Forwarded-For",
                        address)
                .is(200);
        return client;
    }

    private static int send(Client client, String address) {
        return client.post("/api/replays", "{}", "X-Forwarded-For", address).status();
    }

    /** New accounts and wrong passwords are counted apart, so a club can sign up on its first evening. */
    @Test
    void newAccountsAreCountedByNetwork() {
        TestServer server = open();
        String weak = "{\"name\": \"Eve\", \"password\": \"12345678\"}";
        for (int i = 0; i < 40; i++) {
            server.guest("Eve " + i).post("/api/account", weak).is(400);
        }
        Client last = server.guest("Eve");
        last.post("/api/account", weak).is(429);
        last.post("/api/login", weak).is(403);
        clock.pass(Duration.ofMinutes(21));
        last.post("/api/account", weak).is(400);
    }

    private TestServer behindProxy() {
        TestServer server =
                TestServer.start(TestServer.settings(folder).limits(true).trustedProxies(TrustedProxies.any()), clock);
        servers.add(server);
        return server;
    }
}
