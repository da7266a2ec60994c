package hidalgo.server.cup;

import static hidalgo.server.cup.CupPeople.accounts;
import static hidalgo.server.cup.CupPeople.act;
import static hidalgo.server.cup.CupPeople.awaitRound;
import static hidalgo.server.cup.CupPeople.cup;
import static hidalgo.server.cup.CupPeople.endRound;
import static hidalgo.server.cup.CupPeople.open;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.Postgres;
import hidalgo.server.ServerProcess;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cup on two nodes, one of which is killed and comes back. */
@Tag("slow")
class CupsOnTwoNodesTest {
    private static final int ROUNDS = 2;

    @Test
    @DisplayName(
            "each round is drawn once, each table made once and each result noted once, also when a node is killed")
    void eachRoundStartsOnce(@TempDir Path folder) {
        String database = Postgres.database();
        try (TestServer north = TestServer.on(database, folder, "north")) {
            ServerProcess south = ServerProcess.start(folder, database);
            try {
                List<Client> people = accounts(north, "Node", 5);
                Client organiser = people.getFirst();
                String id = open(organiser, "Nodes Cup", 2, ", \"most\": 4, \"rounds\": " + ROUNDS + ", \"pause\": 0");
                for (int i = 1; i < 5; i++) {
                    Client there = i % 2 == 0 ? people.get(i) : people.get(i).at(south.address());
                    act(there, id, "register", "{}");
                }
                for (int round = 1; round <= ROUNDS; round++) {
                    awaitRound(organiser, id, round);
                    // Rounds are drawn, and the results noted, by whichever node is there.
                    south.kill();
                    endRound(organiser, id, round);
                    south = ServerProcess.start(folder, database);
                    Client there = organiser.at(south.address());
                    int seen = round;
                    Eventually.holds(
                            () -> cup(there, id).get("rounds").size() >= seen
                                    && cup(there, id)
                                            .get("rounds")
                                            .get(seen - 1)
                                            .get("over")
                                            .asBoolean(),
                            "the round on the other node");
                }
                Client there = organiser.at(south.address());
                Eventually.holds(
                        () -> cup(there, id).get("phase").asText().equals("over"), "the end on the other node");
                JsonNode standings = cup(organiser, id).get("standings");
                assertThat(cup(there, id).get("standings")).isEqualTo(standings);
                assertThat(count(database, "SELECT count(*) FROM cup_events WHERE kind = 'drawn'"))
                        .isEqualTo(ROUNDS);
                assertThat(count(database, "SELECT count(*) FROM cup_events WHERE kind = 'decided'"))
                        .isEqualTo(2 * ROUNDS);
                assertThat(count(database, "SELECT count(*) FROM tables")).isEqualTo(2 * ROUNDS);
            } finally {
                south.kill();
            }
        }
    }

    private static int count(String database, String query) {
        return Integer.parseInt(Stored.column(database, query).getFirst());
    }
}
