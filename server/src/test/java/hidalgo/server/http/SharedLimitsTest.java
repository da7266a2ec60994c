package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Postgres;
import hidalgo.server.Socket;
import hidalgo.server.TestServer;
import hidalgo.server.base.Settings;
import hidalgo.server.base.TrustedProxies;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** More nodes don't mean more tries at a password. */
class SharedLimitsTest {
    private static final String WRONG_LOGIN = "{\"name\": \"Nadie\", \"password\": \"12345678\"}";

    @TempDir
    private Path folder;

    private final ManualClock clock = new ManualClock();
    private String database;
    private TestServer north;
    private TestServer south;

    private TestServer node(String name) {
        Settings.Builder settings = TestServer.settings(folder)
                .database(database)
                .node(name)
                .limits(true)
                .trustedProxies(TrustedProxies.any());
        TestServer server = TestServer.start(settings, clock);
        server.awaitReady();
        return server;
    }

    @BeforeEach
    void start() {
        database = Postgres.database();
        north = node("north");
        south = node("south");
    }

    @AfterEach
    void stop() {
        north.close();
        south.close();
    }

    private static int logIn(TestServer server, String address) {
        return server.stranger()
                .post("/api/login", WRONG_LOGIN, "X-Forwarded-For", address)
                .status();
    }

    /** Nodes receive messages in the order in which another one has sent them. */
    private void awaitMessagesOf(TestServer sender, TestServer receiver) {
        Client last = sender.guest("Last");
        String id = last.create(NewTables.grande().me().open());
        try (Socket socket = last.at(receiver.address()).open(id)) {
            socket.awaitVersion(0);
            last.post("/api/logout", "").is(204);
            assertThat(socket.awaitClosed()).isEqualTo(1008);
        }
    }

    @Test
    void wrongPasswordsAreCountedByAllNodesTogether() {
        for (int i = 0; i < 10; i++) {
            assertThat(logIn(north, "203.0.113.7")).isEqualTo(403);
        }
        awaitMessagesOf(north, south);
        assertThat(logIn(south, "203.0.113.7")).isEqualTo(429);
        assertThat(logIn(south, "203.0.113.8")).as("another network").isEqualTo(403);
    }

    @Test
    void rightPasswordsAreCountedNowhere() {
        Client ana = north.guest("Ana");
        String credentials = "{\"name\": \"Ana of Toledo\", \"password\": \"a court of caballeros\"}";
        ana.post("/api/account", credentials, "X-Forwarded-For", "203.0.113.9").is(200);
        for (int i = 0; i < 12; i++) {
            north.stranger()
                    .post("/api/login", credentials, "X-Forwarded-For", "203.0.113.7")
                    .is(200);
        }
        awaitMessagesOf(north, south);
        south.stranger()
                .post("/api/login", credentials, "X-Forwarded-For", "203.0.113.7")
                .is(200);
        for (int i = 0; i < 10; i++) {
            assertThat(logIn(south, "203.0.113.7")).isEqualTo(403);
        }
    }

    @Test
    void triesAtATableAreCountedByAllNodesTogether() {
        String table = north.guest("Ana")
                .create(NewTables.grande()
                        .me()
                        .open()
                        .with("visibility", "word")
                        .with("word", "Sevilla"));
        Client eve = north.guest("Eve");
        for (int i = 0; i < 10; i++) {
            assertThat(guess(eve, table)).isEqualTo(403);
        }
        awaitMessagesOf(north, south);
        assertThat(guess(eve.at(south.address()), table)).isEqualTo(429);
    }

    private static int guess(Client who, String table) {
        return who.post("/api/tables/" + table + "/join", "{\"word\": \"Toledo\"}", "X-Forwarded-For", "203.0.113.7")
                .status();
    }
}
