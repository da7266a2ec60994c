package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.MetricsTest;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that starts again opens only what needs it: it may have thousands of games. */
class RestartTest {
    private static final int AN_HOUR = 3_600_000;

    @TempDir
    private Path folder;

    private TestServer withSlowBots() {
        return TestServer.start(TestServer.settings(folder).botPause(AN_HOUR));
    }

    private static int open(TestServer server) {
        return (int) MetricsTest.meter(server.stranger().get("/metrics"), "hidalgo_tables");
    }

    @Test
    void gamesThatWaitForPeopleStayInTheStore() {
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            for (int i = 0; i < 3; i++) {
                ana.create(NewTables.caballero().me().me().started());
            }
            assertThat(open(server)).isEqualTo(3);
        }
        try (TestServer server = TestServer.in(folder)) {
            server.awaitReady();
            assertThat(open(server)).isZero();
        }
    }

    @Test
    void aTableWithAnotherNumberOfSeatsIsReadAgainAsItWas() {
        String id;
        String before;
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            id = ana.create(NewTables.grande().me().me().open());
            ana.at(id, "add-seat", "").is(200);
            ana.at(id, "remove-seat", "{\"seat\": 2}").is(200);
            ana.at(id, "remove-seat", "{\"seat\": 2}").is(200);
            ana.at(id, "start", "{}").is(200);
            new Player(id, 2, ana).playOne();
            before = server.stranger()
                    .get("/api/tables/" + id)
                    .is(200)
                    .json()
                    .at("/play")
                    .toString();
        }
        try (TestServer server = TestServer.in(folder)) {
            server.awaitReady();
            assertThat(server.stranger()
                            .get("/api/tables/" + id)
                            .is(200)
                            .json()
                            .at("/play")
                            .toString())
                    .isEqualTo(before);
        }
    }

    @Test
    void botsThatPeopleWaitForMoveWithoutViewers() {
        String id;
        try (TestServer server = withSlowBots()) {
            Client ana = server.guest("Ana");
            // The first player is drawn by lot: here it must be a bot.
            do {
                id = ana.create(
                        NewTables.grande().bot("random").bot("random").me().started());
            } while (ana.get("/api/tables/" + id)
                            .is(200)
                            .json()
                            .at("/play/movers/0")
                            .asInt()
                    == 2);
        }
        String events = "SELECT number FROM events WHERE table_id = '" + id + "'";
        int before = Stored.column(folder, events).size();
        try (TestServer server = TestServer.in(folder)) {
            Eventually.holds(() -> Stored.column(folder, events).size() > before, "a move of a bot");
            assertThat(open(server)).isEqualTo(1);
        }
    }
}
