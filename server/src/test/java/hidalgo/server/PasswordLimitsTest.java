package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.base.Settings;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Passwords can't be guessed without end, and guessing keeps no other person out. */
class PasswordLimitsTest {
    private static final String SET_PASSWORD = "{\"visibility\": \"word\", \"word\": \"Toledo\"}";
    private static final String WRONG_LOGIN = "{\"name\": \"Nobody\", \"password\": \"12345678\"}";

    @TempDir
    Path folder;

    private final ManualClock clock = new ManualClock();
    private TestServer server;

    @BeforeEach
    void start() {
        server = TestServer.start(
                new Settings("127.0.0.1", 0, folder, null, "", null, 1, 0, true, true, false, "test", null), clock);
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

    private static int guess(Client client, String table, int network) {
        return client.post(
                        "/api/tables/" + table + "/join",
                        "{\"word\": \"Toledo\"}",
                        "X-Forwarded-For",
                        "203.0.113." + network)
                .status();
    }
}
