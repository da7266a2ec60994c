package hidalgo.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Socket;
import hidalgo.server.TwoGuests;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Changes of a table's settings by the host before the start. */
class SettlingTest extends TwoGuests {
    @Test
    void theHostSettlesTheTableAnewBeforeTheStart() {
        String id = joined(NewTables.grande().me().open(), ben);
        JsonNode before = ben.table(id);
        assertThat(before.get("name").isNull()).isTrue();
        String wish = """
                {"name": " Our\\u202e table ", "options": {"short": "true", "players": "5"}, "visibility": "public",
                 "clock": {"kind": "live", "reserve": 60, "increment": 5, "cap": 90}, "hints": false, "spectatorDelay": 30}
                """;
        ben.at(id, "options", wish).is(403);
        try (Socket socket = ben.open(id)) {
            ana.at(id, "options", wish).is(200);
            JsonNode after = socket.await(seen -> !seen.get("hints").asBoolean());
            assertThat(after.get("name").asText()).isEqualTo("Our table");
            assertThat(after.get("options").get("short").asText()).isEqualTo("true");
            assertThat(after.get("options").get("players").asText()).isEqualTo("2");
            assertThat(after.get("clock").get("reserve").asInt()).isEqualTo(60);
            assertThat(after.get("spectatorDelay").asInt()).isEqualTo(30);
            assertThat(after.get("visibility").asText()).isEqualTo("public");
            assertThat(after.get("deal")).as("the promise stays").isEqualTo(before.get("deal"));
            assertThat(names(after)).containsExactly("Ana", "Ben");
        }
        JsonNode line = ana.get("/api/tables").json().get("mine").get(0);
        assertThat(line.get("name").asText()).isEqualTo("Our table");
        int number = ana.table(id).get("number").asInt();
        ana.at(id, "options", wish).is(200);
        ana.at(id, "options", "{}").is(200);
        assertThat(ana.table(id).get("number").asInt()).as("nothing new").isEqualTo(number);
        ana.at(id, "options", "{\"name\": \"\"}").is(200);
        assertThat(ana.table(id).get("name").isNull()).isTrue();
        for (String wrong : List.of(
                "{\"name\": \"" + "x".repeat(41) + "\"}",
                "{\"visibility\": \"word\"}",
                "{\"clock\": {\"kind\": \"live\", \"reserve\": 1, \"increment\": 0, \"cap\": 0}}")) {
            ana.at(id, "options", wrong).is(400);
        }
        ana.at(id, "options", "{\"options\": {\"short\": \"perhaps\"}}").is(422);
        ana.at(id, "start", "{}").is(200);
        ana.at(id, "options", "{\"hints\": true}").is(422);
        assertThat(ana.table(id).get("seats").get(0).get("millis").isNull()).isFalse();
    }

    @Test
    void aShortGameThatWasSettledLaterIsDealtAndEndsAsOne() {
        String id = ana.create(NewTables.grande().me().me());
        ana.at(id, "options", "{\"options\": {\"short\": \"true\"}}").is(200);
        ana.at(id, "start", "{}").is(200);
        JsonNode over = new Player(id, 2, ana).playToTheEnd();
        String same =
                ana.create(NewTables.grande().option("short", "true").me().me().started());
        assertThat(over.get("play").get("round").asInt())
                .isEqualTo(new Player(same, 2, ana)
                        .playToTheEnd()
                        .get("play")
                        .get("round")
                        .asInt());
    }

    @Test
    void aWordAndANameAreSettledAnewAndLastInTheRematch() {
        String id = ana.create(NewTables.grande().me().open().with("name", "Old name"));
        ana.at(id, "options", "{\"visibility\": \"word\", \"word\": \" Avila \"}")
                .is(400);
        ana.at(id, "options", "{\"visibility\": \"word\", \"word\": \"Toledo\", \"name\": \"Court\"}")
                .is(200);
        ben.get("/api/tables/" + id).is(403);
        ana.at(id, "options", "{\"hints\": false}").is(200);
        ben.at(id, "join", "{\"word\": \"Madrid\"}").is(403);
        ben.at(id, "join", "{\"word\": \"Toledo\"}").is(200);
        ana.at(id, "start", "{}").is(200);
        ana.at(id, "propose", "{\"kind\": \"end\"}").is(200);
        ben.at(id, "answer", "{\"agree\": true}").is(200);
        ana.at(id, "rematch", "{}").is(200);
        JsonNode over = ben.at(id, "rematch", "{}").is(200).json();
        assertThat(ben.table(over.get("next").asText()).get("name").asText()).isEqualTo("Court");
    }
}
