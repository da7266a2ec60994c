package hidalgo.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Socket;
import hidalgo.server.TwoGuests;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The host adds and removes open seats before the start; players who sit there stay. */
class SeatCountTest extends TwoGuests {
    @Test
    void anOpenSeatIsAddedAndAllSeeItAtOnce() {
        String id = joined(NewTables.caballero().me().open(), ben);
        JsonNode before = ben.table(id);
        try (Socket socket = ben.open(id)) {
            ana.at(id, "add-seat", "").is(200);
            JsonNode after = socket.await(seen -> seen.get("seats").size() == 3);
            assertThat(names(after)).containsExactly("Ana", "Ben", "");
            assertThat(players(after)).isEqualTo("3");
            assertThat(after.get("yours").toString()).isEqualTo("[1]");
            assertThat(after.get("deal")).as("the promise stays").isEqualTo(before.get("deal"));
        }
        ana.at(id, "start", "{}").is(422);
        server().guest("Carl").at(id, "join", "{\"seat\": 2}").is(200);
        ana.at(id, "start", "{}").is(200);
        assertThat(ana.table(id).at("/play/totals")).hasSize(3);
    }

    @Test
    void anOpenSeatIsRemovedAndThoseBehindItMoveUp() {
        String id = ana.create(NewTables.grande()
                .option("short", "true")
                .me()
                .open()
                .bot("squire")
                .open()
                .with("visibility", "public"));
        ben.at(id, "join", "{\"seat\": 3}").is(200);
        List<String> names = names(ana.table(id));
        JsonNode after = ana.at(id, "remove-seat", "{\"seat\": 1}").is(200).json();
        assertThat(names(after)).containsExactly("Ana", names.get(2), "Ben");
        assertThat(after.at("/seats/1/bot").asText()).isEqualTo("squire");
        assertThat(players(after)).isEqualTo("3");
        assertThat(after.at("/options/short").asText()).isEqualTo("true");
        assertThat(ben.table(id).get("yours").toString()).isEqualTo("[2]");
        ana.at(id, "start", "{}").is(200);
        JsonNode mine = ben.get("/api/tables").json().get("mine");
        assertThat(mine.get(ids(mine).indexOf(id)).get("seats")).hasSize(3);
    }

    @Test
    void theGameSaysForHowManyItIs() {
        String two = ana.create(NewTables.caballero().me().open());
        assertThat(ana.at(two, "remove-seat", "{\"seat\": 1}").is(422).json().toString())
                .contains("EC-");
        String four = ana.create(NewTables.caballero().me().open().open().open());
        ana.at(four, "add-seat", "").is(422);
        assertThat(names(ana.table(four))).hasSize(4);
        String grande = ana.create(NewTables.grande().me().open().open().open());
        ana.at(grande, "add-seat", "").is(200);
        ana.at(grande, "add-seat", "").is(422);
        assertThat(names(ana.table(grande))).hasSize(5);
    }

    @Test
    void onlyTheHostDoesItOnlyBeforeTheStartAndOnlyWithOpenSeats() {
        String id = joined(NewTables.caballero().me().open().open(), ben);
        ben.at(id, "add-seat", "").is(403);
        ben.at(id, "remove-seat", "{\"seat\": 2}").is(403);
        ana.at(id, "remove-seat", "{\"seat\": 1}").is(422);
        ana.at(id, "remove-seat", "{\"seat\": 3}").is(400);
        ana.at(id, "remove-seat", "{\"seat\": -1}").is(400);
        assertThat(names(ana.table(id))).containsExactly("Ana", "Ben", "");
        ana.at(id, "remove-seat", "{\"seat\": 2}").is(200);
        ana.at(id, "start", "{}").is(200);
        ana.at(id, "add-seat", "").is(422);
    }

    @Test
    void aGameThatGoesOnFromARecordKeepsItsSeats() {
        String over =
                ana.create(NewTables.grande().option("short", "true").me().me().started());
        new Player(over, 3, ana).playToTheEnd();
        String record = ana.get("/api/tables/" + over + "/record").is(200).body();
        String id =
                ana.create(NewTables.grande().me().open().with("record", record).with("ply", 10));
        ana.at(id, "add-seat", "").is(422);
        assertThat(names(ana.table(id))).hasSize(2);
    }

    private static String players(JsonNode table) {
        return table.at("/options/players").asText();
    }
}
