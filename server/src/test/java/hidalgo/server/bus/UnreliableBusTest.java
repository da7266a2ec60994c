package hidalgo.server.bus;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Postgres;
import hidalgo.server.Socket;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Messages between nodes are lost, doubled and late, or stop altogether: no person sees a wrong table, and all see the
 * latest.
 */
@Tag("slow")
class UnreliableBusTest {
    private static final String CHANNEL = "unreliable";
    private static final int TABLES = 3;
    private static final int ROUNDS = 30;

    @TempDir
    private Path folder;

    private String database;
    private UnreliableRedis northern;
    private UnreliableRedis southern;
    private TestServer north;
    private TestServer south;

    @BeforeEach
    void start() {
        database = Postgres.database();
        northern = new UnreliableRedis(CHANNEL, 1);
        southern = new UnreliableRedis(CHANNEL, 2);
        north = TestServer.on(database, folder, "north", northern.address());
        south = TestServer.on(database, folder, "south", southern.address());
    }

    @AfterEach
    void stop() {
        north.close();
        south.close();
        northern.close();
        southern.close();
    }

    @Test
    void allSeeTheLatestTableInTheEnd() {
        Client ana = north.guest("Ana");
        Client there = ana.at(south.address());
        List<String> tables = new ArrayList<>();
        List<Socket> sockets = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
            String id = ana.create(NewTables.caballero().me().me().started());
            tables.add(id);
            sockets.add(ana.openForChanges(id));
            sockets.add(there.openForChanges(id));
        }
        for (int round = 0; round < ROUNDS; round++) {
            // Every move is made on the other node than the one before.
            Client mover = round % 2 == 0 ? ana : there;
            for (String id : tables) {
                new Player(id, round, mover).playOne();
            }
        }
        for (int i = 0; i < TABLES; i++) {
            String id = tables.get(i);
            // A player with an old table may have been too late, so not every round has made a move.
            int number = Integer.parseInt(Stored.column(database, "SELECT number FROM tables WHERE id = '" + id + "'")
                    .getFirst());
            assertThat(number).isGreaterThan(ROUNDS / 2);
            for (Socket socket : sockets.subList(2 * i, 2 * i + 2)) {
                JsonNode shown = socket.await(seen -> seen.get("number").asInt() == number);
                assertThat(shown.get("play"))
                        .isEqualTo(there.table(id, shown.get("play").get("seat").asInt())
                                .get("play"));
                assertThat(socket.tables())
                        .as("no viewer sees an older table")
                        .isSortedAccordingTo((one, other) -> Integer.compare(
                                one.get("number").asInt(), other.get("number").asInt()));
            }
        }
        sockets.forEach(Socket::close);
    }

    @Test
    void aNodeThatHearsNothingAnyMoreFindsOut() {
        Client ana = north.guest("Ana");
        String id = ana.create(NewTables.caballero().me().me().started());
        try (Socket socket = ana.at(south.address()).open(id)) {
            socket.awaitVersion(0);
            southern.fallSilent();
            new Player(id, 1, ana).playOne();
            socket.awaitVersion(1);
            Eventually.holds(
                    () -> south.stranger().get("/ready").body().contains("messages from other nodes don't arrive"),
                    "a node that says it is deaf");
            southern.becomeReliable();
            Eventually.holds(() -> south.stranger().get("/ready").status() == 200, "a node that hears again");
            new Player(id, 2, ana).playOne();
            socket.awaitVersion(2);
        }
    }
}
