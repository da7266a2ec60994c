package hidalgo.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The finished games of people, and their statistics. */
class HistoryTest {
    @TempDir
    private Path folder;

    private TestServer server;

    @BeforeEach
    void start() {
        server = TestServer.in(folder);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void aFinishedGameIsInTheHistoryOfAPersonWithAnAccount() {
        Client ana = server.guest("Ana");
        ana.post("/api/account", "{\"name\":\"Ana\",\"password\":\"long enough\"}")
                .is(200);
        Client guest = server.guest("Ines");
        String id = ana.create(
                NewTables.of("el-grande").option("short", "true").me().open());
        guest.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
        JsonNode end = new Player(id, 3, ana, guest).playToTheEnd();

        JsonNode results = ana.get("/api/me/history").is(200).json().get("results");
        assertThat(results).hasSize(1);
        JsonNode result = results.get(0);
        int points = end.get("play").get("totals").get(0).asInt();
        assertThat(result.get("table").asText()).isEqualTo(id);
        assertThat(result.get("points").asInt()).isEqualTo(points);
        assertThat(result.get("before").asInt()).isEqualTo(1500);
        int others = end.get("play").get("totals").get(1).asInt();
        int change = result.get("after").asInt() - 1500;
        assertThat(Integer.signum(change)).isEqualTo(Integer.signum(points - others));
        assertThat(result.get("deviation").asInt()).isLessThan(350);
        assertThat(guest.get("/api/me/history").is(200).json().get("results")).isEmpty();
        String replay = "/api/replays/" + id;
        assertThat(ana.get(replay).json().get("yours").toString()).isEqualTo("[0]");
        assertThat(guest.get(replay).json().get("yours").toString()).isEqualTo("[1]");
        assertThat(server.guest("Zoe").get(replay).json().get("yours").toString())
                .isEqualTo("[]");
    }

    @Test
    void theNumbersOfAGameAddUpToItsTotals() {
        for (String game : new String[] {"el-caballero", "el-grande"}) {
            Client ana = server.guest("Ana");
            String id = ana.create(NewTables.of(game).me().me().started());
            JsonNode end = new Player(id, 5, ana).playToTheEnd();

            JsonNode numbers =
                    ana.get("/api/replays/" + id + "/numbers").is(200).json();
            for (int seat = 0; seat < 2; seat++) {
                int sum = 0;
                for (JsonNode points : numbers.get(seat).get("sources")) {
                    sum += points.asInt();
                }
                assertThat(sum)
                        .as(game + " seat " + seat)
                        .isEqualTo(numbers.get(seat).get("total").asInt())
                        .isEqualTo(end.get("play").get("totals").get(seat).asInt());
            }
        }
    }
}
