package hidalgo.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Reply;
import hidalgo.server.Socket;
import hidalgo.server.TwoGuests;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Agreements at a table: to end the game, to let a bot play, to have a rematch. */
class AgreementsTest extends TwoGuests {
    @Test
    void whenAllAskForARematchThereIsExactlyOne() {
        String id = started(NewTables.grande().me().open().bot("random"), ben);
        ana.at(id, "rematch", "{}").is(422);
        ana.at(id, "propose", "{\"kind\": \"end\"}").is(200);
        ben.at(id, "answer", "{\"agree\": true}").is(200);
        List<CompletableFuture<Reply>> wishes = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            Client person = i % 2 == 0 ? ana : ben;
            wishes.add(CompletableFuture.supplyAsync(() -> person.at(id, "rematch", "{}")));
        }
        wishes.forEach(wish -> wish.join().is(200));
        String next = ana.table(id).get("next").asText();
        assertThat(next).isNotEmpty().isNotEqualTo(id);
        JsonNode again = ben.table(next);
        assertThat(names(again)).isEqualTo(names(ana.table(id)));
        assertThat(again.get("phase").asText()).isEqualTo("playing");
        assertThat(again.get("deal").get("hash"))
                .isNotEqualTo(ana.table(id).get("deal").get("hash"));
        assertThat(ids(ana.get("/api/tables").json().get("mine"))).containsExactly(next);
    }

    @Test
    void aRematchDoesNotWaitForPlayersWhoHaveLeft() {
        Client carl = server().guest("Carl");
        String id = started(NewTables.grande().me().open().open(), ben, carl);
        carl.at(id, "resign", "{\"seat\": 2}").is(200);
        ana.at(id, "propose", "{\"kind\": \"end\"}").is(200);
        JsonNode over = ben.at(id, "answer", "{\"agree\": true}").is(200).json();
        assertThat(over.get("seats").findValuesAsText("left")).containsExactly("false", "false", "true");
        ana.at(id, "rematch", "{}").is(200);
        ben.at(id, "rematch", "{}").is(200);
        JsonNode again = ana.table(ana.table(id).get("next").asText());
        assertThat(names(again)).startsWith("Ana", "Ben").doesNotContain("Carl", "");
        assertThat(again.get("seats").get(2).get("kind").asText()).isEqualTo("bot");
    }

    @Test
    void aProposalToEndNeedsAllPlayersAndOneCanDecline() {
        Client carl = server().guest("Carl");
        String id = joined(NewTables.caballero().me().open().open(), ben, carl);
        ana.at(id, "propose", "{\"kind\": \"end\"}").is(422);
        ana.at(id, "start", "{}").is(200);
        server().guest("Dora").at(id, "propose", "{\"kind\": \"end\"}").is(403);
        ben.at(id, "answer", "{\"agree\": true}").is(422);
        ana.at(id, "propose", "{\"kind\": \"end\"}").is(200);
        ben.at(id, "propose", "{\"kind\": \"end\"}").is(422);
        assertThat(ben.at(id, "answer", "{\"agree\": false}")
                        .is(200)
                        .json()
                        .get("proposal")
                        .isNull())
                .isTrue();
        ben.at(id, "propose", "{\"kind\": \"end\"}").is(200);
        ana.at(id, "answer", "{\"agree\": true}").is(200);
        assertThat(ana.table(id).get("phase").asText()).isEqualTo("playing");
        JsonNode over = carl.at(id, "answer", "{\"agree\": true}").is(200).json();
        assertThat(over.get("phase").asText()).isEqualTo("over");
        assertThat(over.get("deal").get("seed").isNull()).isFalse();
    }

    @Test
    void aBotTakesASeatOnlyIfItsPersonAgreesTooWhoMayComeBack() {
        Client carl = server().guest("Carl");
        String id = started(NewTables.caballero().me().open().open(), ben, carl);
        ana.at(id, "propose", "{\"kind\": \"bot\"}").is(400);
        ana.at(id, "propose", "{\"kind\": \"bot\", \"seat\": 9}").is(400);
        ana.at(id, "propose", "{\"kind\": \"bot\", \"seat\": 2}").is(200);
        JsonNode others = ben.at(id, "answer", "{\"agree\": true}").is(200).json();
        assertThat(others.get("seats").get(2).get("kind").asText()).isEqualTo("person");
        JsonNode agreed = carl.at(id, "answer", "{\"agree\": true}").is(200).json();
        assertThat(agreed.get("seats").get(2).get("kind").asText()).isEqualTo("bot");
        assertThat(agreed.get("seats").get(2).get("name").asText()).isEqualTo("Carl");
        assertThat(carl.table(id).get("seats").get(2).get("returning").asBoolean())
                .isTrue();
        carl.at(id, "plan", "{\"seat\": 2, \"moves\": []}").is(403);
        ben.at(id, "return", "{\"seat\": 2}").is(403);
        carl.at(id, "return", "{\"seat\": 2}").is(200);
        assertThat(ana.table(id).get("seats").get(2).get("kind").asText()).isEqualTo("person");
        carl.at(id, "resign", "{\"seat\": 2}").is(200);
        ana.at(id, "propose", "{\"kind\": \"end\"}").is(200);
        ben.at(id, "answer", "{\"agree\": true}").is(200);
        assertThat(ben.get("/api/tables/" + id + "/chat").is(200).json().findValuesAsText("key"))
                .containsExactly("server.news.bot", "server.news.back", "server.news.left", "server.news.ended");
    }

    @Test
    void ofTwoPeopleNeitherCanPutTheOtherOut() {
        String id = started(NewTables.grande().me().open(), ben);
        JsonNode proposed = ana.at(id, "propose", "{\"kind\": \"bot\", \"seat\": 1}")
                .is(200)
                .json();
        assertThat(proposed.get("seats").get(1).get("kind").asText()).isEqualTo("person");
        ben.at(id, "answer", "{\"agree\": false}").is(200);
        assertThat(ana.table(id).get("proposal").isNull()).isTrue();
        ana.at(id, "bot", "{\"seat\": 1}").is(422);
        ben.at(id, "bot", "{\"seat\": 0}").is(422);
    }

    @Test
    void whoHasResignedDecidesNothingAnyMore() {
        Client carl = server().guest("Carl");
        String id = started(NewTables.grande().me().open().open(), ben, carl);
        carl.at(id, "resign", "{\"seat\": 2}").is(200);
        carl.at(id, "propose", "{\"kind\": \"end\"}").is(403);
        ana.at(id, "propose", "{\"kind\": \"end\"}").is(200);
        carl.at(id, "answer", "{\"agree\": false}").is(403);
        carl.at(id, "bot", "{\"seat\": 0}").is(403);
        JsonNode over = ben.at(id, "answer", "{\"agree\": true}").is(200).json();
        assertThat(over.get("phase").asText()).isEqualTo("over");
    }

    @Test
    void whoResignsLeavesTheSeatToABotWhichPlaysOn() {
        String id = started(NewTables.grande().option("short", "true").me().open(), ben);
        ben.at(id, "resign", "{\"seat\": 0}").is(403);
        ana.at(id, "resign", "{\"seat\": 0}").is(200);
        ben.at(id, "resign", "{\"seat\": 1}").is(200);
        try (Socket socket = server().stranger().open(id)) {
            JsonNode over = socket.await(seen -> "over".equals(seen.get("phase").asText()));
            assertThat(over.get("play").get("winners")).isNotEmpty();
        }
    }
}
