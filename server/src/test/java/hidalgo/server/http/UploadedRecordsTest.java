package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.TwoGuests;
import hidalgo.server.base.Json;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Records that people send: to look through, or to go on from. */
class UploadedRecordsTest extends TwoGuests {
    @Test
    void aRecordIsLookedThroughAndGoneOnFrom() {
        String id = ana.create(NewTables.caballero().me().me().bot("random").started());
        new Player(id, 5, ana).play(25);
        String partial = ana.get("/api/tables/" + id + "/record").is(200).body();
        String upload = Json.text(Map.of("record", partial));
        ana.post("/api/replays", upload).is(400);
        new Player(id, 6, ana).playToTheEnd();
        String record = ana.get("/api/tables/" + id + "/record").is(200).body();
        String replay = ben.post("/api/replays", Json.text(Map.of("record", record)))
                .is(201)
                .json()
                .get("id")
                .asText();
        JsonNode view =
                server().stranger().get("/api/replays/" + replay).is(200).json();
        int moves = view.get("log").size();
        assertThat(view.get("finished").asBoolean()).isTrue();
        assertThat(view.get("totals")).hasSize(moves + 1);
        assertThat(ana.get("/api/replays/" + replay + "/record").body()).isEqualTo(record);
        JsonNode positions = ana.get("/api/replays/" + replay + "/positions?from=" + (moves - 2))
                .is(200)
                .json();
        assertThat(positions.get("positions")).hasSize(3);

        String on = ben.create(NewTables.caballero()
                .me()
                .me()
                .bot("random")
                .with("record", record)
                .with("ply", 40)
                .started());
        JsonNode table = ben.table(on);
        assertThat(table.get("play").get("moves").asInt()).isGreaterThanOrEqualTo(40);
        assertThat(new Player(on, 8, ben).playToTheEnd().get("phase").asText()).isEqualTo("over");
        ben.post(
                        "/api/tables",
                        NewTables.caballero().me().me().with("record", record).json())
                .is(400);
        String waiting =
                ben.create(NewTables.caballero().me().me().bot("random").with("record", record));
        int there = ben.at(waiting, "options", "{\"options\": {}, \"name\": \"Again\"}")
                .is(200)
                .json()
                .get("number")
                .asInt();
        assertThat(there).isEqualTo(2);
        ben.at(waiting, "options", "{\"options\": {\"expanded\": \"true\"}}").is(422);
    }
}
