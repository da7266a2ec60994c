package hidalgo.thirdgame;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that no generic code knows is played at a table of a real server. */
@Tag("slow")
class TableTest {
    private TestServer server;

    @BeforeEach
    void start(@TempDir Path data) {
        server = TestServer.in(data);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void theServerOffersTheGameWithItsOptions() {
        JsonNode games = server.guest("Ana").get("/api/welcome").is(200).json().get("games");
        assertThat(games.findValuesAsText("id")).contains(LaPuja.ID);
    }

    @Test
    void aMoveIsTakenBack() {
        Client ana = server.guest("Ana");
        String id = ana.create(NewTables.of(LaPuja.ID).me().bot("squire").started());
        JsonNode begun = ana.table(id);
        assertThat(begun.get("play").get("legal").toString()).isEqualTo("[\"add\",\"open\"]");
        int prize = begun.get("play").get("table").get("prize").asInt();
        move(ana, id, 0, "add");
        assertThat(ana.table(id).get("play").get("table").get("prize").asInt()).isEqualTo(prize + 1);
        assertThat(ana.table(id).get("play").get("mayUndo").asBoolean()).isTrue();
        ana.at(id, "undo", "{\"seat\": 0, \"version\": " + ana.table(id).get("version") + ", \"id\": \"b\"}")
                .is(200);
        assertThat(ana.table(id).get("play").get("table").get("prize").asInt()).isEqualTo(prize);
    }

    @Test
    void noSeatSeesABidBeforeAllHaveBid() {
        Client ana = server.guest("Ana");
        Client ben = server.guest("Ben");
        Client eva = server.guest("Eva");
        String id = ana.create(NewTables.of(LaPuja.ID).me().open().with("visibility", "public"));
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
        move(ana, id, 0, "open");
        move(ana, id, 0, "bid 4");

        assertThat(ana.table(id).get("play").get("table").get("bid").asInt()).isEqualTo(4);
        assertThat(ben.table(id).get("play").get("table").get("bid").isNull()).isTrue();
        assertThat(eva.table(id).get("play").get("table").get("bid").isNull()).isTrue();
        for (Client other : new Client[] {ben, eva}) {
            JsonNode line = last(other.table(id).get("play").get("log"));
            assertThat(line.get("move").asText()).isEmpty();
            assertThat(line.get("text").get("key").asText()).isEqualTo("server.log.chosen");
        }
        move(ben, id, 1, "bid 2");
        JsonNode log = eva.table(id).get("play").get("log");
        assertThat(log.findValuesAsText("move")).endsWith("bid 4", "bid 2");
        assertThat(eva.table(id).get("play").get("totals").get(0).asInt()).isPositive();
    }

    @Test
    void aGameWithABotIsPlayedToItsEndAndReplayed() {
        Client ana = server.guest("Ana");
        Client ben = server.guest("Ben");
        String id = ana.create(NewTables.of(LaPuja.ID).me().open().bot("squire"));
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
        JsonNode over = new Player(id, 7, ana, ben).playToTheEnd();
        assertThat(over.get("phase").asText()).isEqualTo("over");
        assertThat(over.get("play").get("winners")).isNotEmpty();

        JsonNode record = ana.get("/api/tables/" + id + "/record").is(200).json();
        assertThat(record.get("setup").get("prizes")).hasSize(LaPuja.ROUNDS);
        JsonNode replay = ben.get("/api/replays/" + id).is(200).json();
        assertThat(replay.get("game").asText()).isEqualTo(LaPuja.ID);
        assertThat(ben.get("/api/replays/" + id + "/csv").is(200).body().lines())
                .hasSize(1 + record.get("moves").size());
        JsonNode positions =
                ben.get("/api/replays/" + id + "/positions?from=0&to=3").is(200).json();
        assertThat(positions.toString()).contains("\"prize\":");
    }

    private static void move(Client person, String id, int seat, String move) {
        int version = person.table(id).get("version").asInt();
        person.move(id, seat, version, move.replace(' ', '-'), move).is(200);
    }

    private static JsonNode last(JsonNode list) {
        return list.get(list.size() - 1);
    }
}
