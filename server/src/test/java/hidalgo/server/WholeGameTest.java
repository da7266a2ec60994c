package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.records.Fairness;
import hidalgo.records.GameRecord;
import hidalgo.records.RecordException;
import hidalgo.records.RecordReader;
import hidalgo.records.Replay;
import hidalgo.records.Verdict;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Setup;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games over HTTP: from the deal that was promised to the record that proves it. */
class WholeGameTest extends OneServer {
    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void aGameOfTwoPeopleAndABotGoesToItsEnd(String game) throws RecordException {
        Client ana = server().guest("Ana");
        Client ben = server().guest("Ben");
        String id = ana.create(NewTables.of(game).me().open().bot("random"));
        JsonNode waiting = ben.at(id, "join", "{}").is(200).json();
        assertThat(waiting.get("deal").get("hash").asText()).hasSize(64);
        assertThat(waiting.get("deal").get("seed").isNull()).isTrue();
        ana.at(id, "start", "{}").is(200);

        Player player = new Player(id, 7, ana, ben);
        JsonNode begun = player.play(40);
        assertThat(begun.get("phase").asText()).isEqualTo("playing");
        assertThat(begun.get("deal").get("salt").isNull()).isTrue();
        JsonNode running = ben.get("/api/tables/" + id + "/record").is(200).json();
        assertThat(running.get("partial").asBoolean()).isTrue();

        JsonNode over = player.playToTheEnd();
        assertThat(over.get("phase").asText()).isEqualTo("over");
        assertThat(over.get("play").get("winners")).isNotEmpty();

        String text = ana.get("/api/tables/" + id + "/record").is(200).body();
        GameRecord record = RecordReader.read(text.getBytes(StandardCharsets.UTF_8));
        assertThat(Replay.check(record)).isInstanceOf(Verdict.Sound.class);
        assertThat(record.totals()).isEqualTo(totals(over));
        assertTheDealIsTheOneThatWasPromised(waiting, over, record);
        assertThat(ben.get("/api/replays/" + id + "/csv").is(200).body().lines())
                .hasSize(1 + record.moves().size());
        assertThat(ana.get("/api/tables/" + id + "/log").is(200).json())
                .hasSize(record.moves().size());
    }

    private static java.util.List<Integer> totals(JsonNode table) {
        java.util.List<Integer> totals = new java.util.ArrayList<>();
        table.get("play").get("totals").forEach(total -> totals.add(total.asInt()));
        return totals;
    }

    private static void assertTheDealIsTheOneThatWasPromised(JsonNode before, JsonNode after, GameRecord record) {
        String seed = after.get("deal").get("seed").asText();
        String salt = after.get("deal").get("salt").asText();
        assertThat(seed).as("a key of ChaCha20").hasSize(RandomSource.SEED_DIGITS);
        assertThat(Fairness.hash(seed, salt))
                .isEqualTo(before.get("deal").get("hash").asText());
        Map<String, String> options = new LinkedHashMap<>();
        after.get("options")
                .properties()
                .forEach(
                        option -> options.put(option.getKey(), option.getValue().asText()));
        Game game = Games.named(record.game()).orElseThrow();
        Setup dealt = game.deal(game.choose(options), RandomSource.ofDeal(seed));
        assertThat(record.setup()).isEqualTo(dealt);
    }
}
