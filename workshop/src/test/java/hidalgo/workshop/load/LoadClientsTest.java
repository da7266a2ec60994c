package hidalgo.workshop.load;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Games;
import hidalgo.server.Eventually;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The clients of the load test have moves to make for as long as it lasts. */
@Tag("slow")
class LoadClientsTest {
    @TempDir
    private Path folder;

    @Test
    void whenAGameIsOverAnotherOneBeginsAtANewTable() {
        try (TestServer server = TestServer.in(folder);
                LoadClients clients = new LoadClients(List.of(server.address()), 1)) {
            clients.openTables(1, Games.names().getFirst(), 2, 2);
            Eventually.holds(() -> isOverAfterMoves(clients), "the end of the first game");
            Eventually.holds(
                    () -> clients.play(20, 1).latencies().count() > 0
                            && Stored.column(folder, "SELECT id FROM tables").size() > 1,
                    "a move in the second game");
            assertThat(clients.tables()).isEqualTo(1);
            assertThat(clients.sockets()).isEqualTo(2);
            assertThat(clients.play(5, 1).failed()).isZero();
        }
    }

    private boolean isOverAfterMoves(LoadClients clients) {
        clients.play(500, 1);
        return !Stored.column(folder, "SELECT id FROM tables WHERE phase = 'over'")
                .isEmpty();
    }

    @Test
    void withoutMovesThereIsNoRatioToTheEcho() {
        StringWriter out = new StringWriter();
        Measurement.Crowd crowd = new Measurement.Crowd(1, 1, Games.names().getFirst(), 2, 1);
        new Measurement(new PrintWriter(out), crowd, 1, 1, 100).compare();
        assertThat(out.toString()).contains("bare echo, 1 sockets").doesNotContain("times that");
    }
}
