package hidalgo.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Reply;
import hidalgo.server.TestServer;
import hidalgo.server.base.TrustedProxies;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Passwords can't be guessed without end, and guessing keeps no other person out. */
@Tag("slow")
class PasswordLimitsTest {
    private static final String SET_PASSWORD = "{\"visibility\": \"word\", \"word\": \"Toledo\"}";
    private static final String WRONG_LOGIN = "{\"name\": \"Nadie\", \"password\": \"12345678\"}";

    @TempDir
    Path folder;

    private final ManualClock clock = new ManualClock();
    private TestServer server;

    @BeforeEach
    void start() {
        server = TestServer.start(TestServer.settings(folder).limits(true).trustedProxies(TrustedProxies.any()), clock);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** Every hash of a table's password is counted, so requests that are not counted compute none. */
    @Test
    void refusedRequestsHashNoTablePassword() {
        String others = server.guest("Ana").create(NewTables.grande().me().open());
        Client eve = server.guest("Eve");
        for (int i = 0; i < 12; i++) {
            eve.at("nosuchtable", "options", SET_PASSWORD).is(404);
            eve.at("nosuchtable", "join", "{\"word\": \"Toledo\"}").is(404);
            eve.at(others, "options", SET_PASSWORD).is(403);
        }
        String own = eve.create(NewTables.grande().me().open());
        for (int i = 0; i < 10; i++) {
            eve.at(own, "options", SET_PASSWORD).is(200);
        }
        eve.at(own, "options", SET_PASSWORD).is(429);
    }

    @Test
    void tablePasswordsLeaveLoginsAlone() {
        Client eve = server.guest("Eve");
        String own = eve.create(NewTables.grande().me().open());
        for (int i = 0; i < 12; i++) {
            eve.at(own, "options", SET_PASSWORD);
        }
        eve.at(own, "options", SET_PASSWORD).is(429);
        for (int i = 0; i < 10; i++) {
            server.stranger().post("/api/login", WRONG_LOGIN).is(403);
        }
        server.stranger().post("/api/login", WRONG_LOGIN).is(429);
        server.guest("Ben")
                .post(
                        "/api/tables",
                        NewTables.grande()
                                .me()
                                .open()
                                .with("visibility", "word")
                                .with("word", "Toledo")
                                .json())
                .is(429);
    }

    @Test
    void guessesAtOneTableAreCountedFromAllNetworks() {
        NewTables locked =
                NewTables.grande().me().open().with("visibility", "word").with("word", "Sevilla");
        String table = server.guest("Ana").create(locked);
        String other = server.guest("Ben").create(locked);
        int tried = 0;
        for (int network = 0; network < 8; network++) {
            Client eve = server.guest("Eve " + network);
            for (int i = 0; i < 10; i++) {
                tried += guess(eve, table, network) == 403 ? 1 : 0;
            }
        }
        assertThat(tried).isEqualTo(60);
        assertThat(guess(server.guest("Carla"), other, 9)).isEqualTo(403);
    }

    @Test
    void wrongPasswordsFromOneNetworkKeepNoOwnerOut() {
        register("Ana", "correct horse");
        for (int i = 0; i < 22; i++) {
            logIn("Ana", "wrong horse", 66);
            clock.pass(Duration.ofSeconds(6));
        }
        int tried = 0;
        for (int i = 0; i < 20; i++) {
            clock.pass(Duration.ofSeconds(30));
            tried += logIn("Ana", "wrong horse", 66).status() == 403 ? 1 : 0;
            logIn("Ana", "correct horse", 7).is(200);
        }
        assertThat(tried).isLessThanOrEqualTo(1);
        logIn("Ana", "correct horse", 66).is(429);
    }

    @Test
    void wrongPasswordsFromManyNetworksLeaveTheOwnerATryAndOthersFew() {
        register("Ana", "correct horse");
        for (int network = 10; network < 17; network++) {
            for (int i = 0; i < 10; i++) {
                logIn("Ana", "wrong horse", network);
            }
        }
        for (int i = 0; i < 20; i++) {
            logIn("Ana", "correct horse", 7).is(200);
        }
        for (int i = 0; i < 4; i++) {
            logIn("Ana", "wrong horse", 20).is(403);
        }
        logIn("Ana", "wrong horse", 20).is(429);
        logIn("Nadie", "wrong horse", 20).is(403);
    }

    /** An attacker may use the owner's own network, such as that of a company or a proxy. */
    @Test
    void theOwnersDeviceHasTriesThatOthersInItsNetworkCantUseUp() {
        Client ana = register("Ana", "correct horse").withoutSession();
        useUpLoginsFrom(66);
        logIn(server.stranger(), "Ana", "correct horse", 66).is(429);
        for (int i = 0; i < 19; i++) {
            logIn(ana, "Ana", "wrong horse", 66).is(403);
            logIn(ana, "Ana", "correct horse", 66).is(200);
        }
        logIn(ana, "Ana", "wrong horse", 66).is(403);
        logIn(ana, "Ana", "correct horse", 66).is(429);
        clock.pass(Duration.ofMinutes(2));
        logIn(ana, "Ana", "correct horse", 66).is(200);
        ana.post("/api/session", "{}", "X-Forwarded-For", "203.0.113.66").is(200);
    }

    @Test
    void aDeviceIsKnownToItsOwnAccountsOnly() {
        register("Ana", "correct horse");
        Client eve = register("Eve", "seven quiet herons").withoutSession();
        useUpLoginsFrom(66);
        logIn(eve, "Ana", "correct horse", 66).is(429);
        logIn(eve, "Eve", "seven quiet herons", 66).is(200);
        logIn(eve.withoutSession(), "Ana", "correct horse", 7).is(200);
        Client shared = eve.withoutSession();
        logIn(shared, "Ana", "correct horse", 66).is(429);
    }

    @Test
    void aBrowserRemembersSeveralAccounts() {
        register("Ana", "correct horse");
        Client family = register("Ben", "seven quiet herons").withoutSession();
        logIn(family, "Ana", "correct horse", 66).is(200);
        useUpLoginsFrom(66);
        logIn(family.withoutSession(), "Ben", "seven quiet herons", 66).is(200);
        logIn(family.withoutSession(), "Ana", "correct horse", 66).is(200);
    }

    @Test
    void aChangedOrOldCookieOfADeviceCountsForNothing() {
        Client ana = register("Ana", "correct horse").withoutSession();
        useUpLoginsFrom(66);
        String real = ana.credentials().getFirst()[1];
        for (String made : List.of(
                real.replaceFirst("\\.(\\d+)\\.", ".9$1."),
                real + "0",
                "hidalgo-device=a.b.1.c",
                "hidalgo-device=~~")) {
            logIn(server.stranger(), "Ana", "correct horse", 66, "Cookie", made).is(429);
        }
        logIn(server.stranger(), "Ana", "correct horse", 66, "Cookie", real).is(200);
        clock.pass(Duration.ofDays(401));
        useUpLoginsFrom(66);
        logIn(server.stranger(), "Ana", "correct horse", 66, "Cookie", real).is(429);
    }

    private void useUpLoginsFrom(int network) {
        for (int i = 0; i < 61; i++) {
            logIn("Ana", "wrong horse", network);
        }
    }

    /** A right password computes a hash too. */
    @Test
    void rightPasswordsAreCountedAsRequests() {
        register("Ana", "correct horse");
        for (int i = 0; i < 60; i++) {
            logIn("Ana", "correct horse", 7).is(200);
        }
        logIn("Ana", "correct horse", 7).is(429);
    }

    private Client register(String name, String password) {
        Client person = server.guest(name);
        person.post("/api/account", credentials(name, password)).is(200);
        return person;
    }

    private Reply logIn(String name, String password, int network) {
        return logIn(server.stranger(), name, password, network);
    }

    private static Reply logIn(Client who, String name, String password, int network, String... headers) {
        List<String> all = new ArrayList<>(List.of(headers));
        all.addAll(List.of("X-Forwarded-For", "203.0.113." + network));
        return who.post("/api/login", credentials(name, password), all.toArray(String[]::new));
    }

    private static String credentials(String name, String password) {
        return "{\"name\": \"" + name + "\", \"password\": \"" + password + "\"}";
    }

    private static int guess(Client client, String table, int network) {
        return client.post(
                        "/api/tables/" + table + "/join",
                        "{\"word\": \"Toledo\"}",
                        "X-Forwarded-For",
                        "203.0.113." + network)
                .status();
    }
}
