package hidalgo.server.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.Stored;
import hidalgo.server.TwoGuests;
import hidalgo.server.base.Json;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CommentsTest extends TwoGuests {
    private static final String COMMENTS = "/comments";

    private static String comment(int ply, String mark, String text) {
        return Json.text(Map.of("ply", ply, "mark", mark, "text", text));
    }

    private String finished() {
        String id = started(NewTables.caballero().me().open(), ben);
        new Player(id, 7, ana, ben).playToTheEnd();
        return "/api/replays/" + id;
    }

    private static Client withAccount(Client person, String name) {
        person.post("/api/account", "{\"name\": \"" + name + "\", \"password\": \"correct horse\"}")
                .is(200);
        return person;
    }

    @Test
    void playersAndAccountsCommentOnAFinishedGame() {
        String replay = finished();
        Client cleo = withAccount(server().guest("Clea"), "Clea");
        ana.post(replay + COMMENTS, comment(9, "!?", " bold\u202e, but   why? "))
                .is(200);
        cleo.post(replay + COMMENTS, comment(2, "??", "")).is(200);
        JsonNode seen = server().stranger().get(replay + COMMENTS).is(200).json();
        assertThat(seen).hasSize(2);
        assertThat(seen.at("/0/ply").asInt()).as("in the order of the moves").isEqualTo(2);
        assertThat(seen.at("/1/name").asText()).isEqualTo("Ana");
        assertThat(seen.at("/1/text").asText()).isEqualTo("bold, but why?");
        assertThat(seen.at("/1/removable").asBoolean()).isFalse();

        Reply refused = server().guest("Eve").post(replay + COMMENTS, comment(1, "", "first"));
        assertThat(refused.is(403).body()).contains("only players of this game and people with an account can comment");
    }

    @Test
    void commentsThatFitNothingAreRefused() {
        String replay = finished();
        ana.post(replay + COMMENTS, comment(-1, "", "x")).is(400);
        assertThat(ana.post(replay + COMMENTS, comment(9999, "", "x")).is(400).body())
                .contains("the comment is about move 9999, but the game has moves 1 to");
        assertThat(ana.post(replay + COMMENTS, comment(1, "+", "x")).is(400).body())
                .contains("marks are !!, !, !?, ?!, ?, ??");
        ana.post(replay + COMMENTS, comment(1, "", " ")).is(400);
        ana.post(replay + COMMENTS, comment(1, "", "x".repeat(501))).is(400);
        assertThat(ana.get(replay + COMMENTS).json()).isEmpty();
    }

    @Test
    void aRunningGameCanNotBeCommentedOn() {
        String id = started(NewTables.caballero().me().open(), ben);
        assertThat(ana.post("/api/replays/" + id + COMMENTS, comment(0, "", "your tile is a 5"))
                        .is(422)
                        .body())
                .contains("comments can be added when the game is over");
    }

    @Test
    void writersAndPlayersRemoveComments() {
        String replay = finished();
        Client cleo = withAccount(server().guest("Cleo"), "Cleo");
        String anas = ana.post(replay + COMMENTS, comment(1, "!", "mine"))
                .json()
                .at("/0/id")
                .asText();
        String cleos = cleo.post(replay + COMMENTS, comment(2, "", "hers"))
                .json()
                .at("/1/id")
                .asText();
        assertThat(cleo.get(replay + COMMENTS).json().at("/1/removable").asBoolean())
                .isTrue();
        cleo.post(replay + COMMENTS + "/remove", "{\"id\": \"" + anas + "\"}").is(403);
        assertThat(ben.post(replay + COMMENTS + "/remove", "{\"id\": \"" + cleos + "\"}")
                        .is(200)
                        .json())
                .hasSize(1);
        cleo.post(replay + COMMENTS + "/remove", "{\"id\": \"" + cleos + "\"}").is(404);
        ana.post(replay + COMMENTS + "/remove", "{\"id\": \"" + anas + "\"}").is(200);
    }

    @Test
    void theRecordKeepsThem() {
        String replay = finished();
        ana.post(replay + COMMENTS, comment(3, "!?", "here")).is(200);
        String record = server().stranger().get(replay + "/record").is(200).body();
        assertThat(record).contains("{\"ply\": 3, \"by\": \"Ana\", \"mark\": \"!?\", \"text\": \"here\"}");
        String sent = "/api/replays/"
                + ben.post("/api/replays", "{\"record\": " + Json.text(record) + "}")
                        .is(201)
                        .json()
                        .get("id")
                        .asText();
        JsonNode read = ben.get(sent + COMMENTS).is(200).json();
        assertThat(read.at("/0/name").asText()).isEqualTo("Ana");
        assertThat(read.at("/0/removable").asBoolean()).isFalse();
        Client dora = withAccount(server().guest("Dora"), "Dora");
        dora.post(sent + COMMENTS, comment(4, "", "there")).is(200);
        assertThat(dora.get(sent + "/record").body()).contains("\"here\"", "\"there\"");
    }

    @Test
    void aPersonWritesAHundredCommentsOnAGame() {
        String replay = finished();
        ana.post(replay + COMMENTS, comment(1, "", "the first")).is(200);
        Stored.change(
                folder(),
                "INSERT INTO comments WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 99)"
                        + " SELECT id || i, game_id, person, ply, mark, text, written FROM comments, n"
                        + " WHERE text = 'the first'");
        assertThat(ana.post(replay + COMMENTS, comment(1, "", "one more"))
                        .is(422)
                        .body())
                .contains("a game has at most 500 comments, and 100 of one person");
        ben.post(replay + COMMENTS, comment(1, "", "mine")).is(200);
        assertThat(ana.zip("/api/me/data").get("comments.json")).contains("the first");
    }
}
