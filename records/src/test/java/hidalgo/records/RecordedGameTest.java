package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Match;
import hidalgo.rules.RandomSource;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RecordedGameTest {
    @Test
    void everyGameCanBeWrittenAndReadAsSoonAsItIsDealt() throws Exception {
        for (String name : Games.names()) {
            Game game = Games.named(name).orElseThrow();
            GameRecord record =
                    GameRecord.of(game, new Match(game.deal(game.choose(Map.of("players", "3")), RandomSource.of(1))));
            assertThat(RecordReader.read(RecordWriter.text(record).getBytes(StandardCharsets.UTF_8)))
                    .isEqualTo(record);
            assertThat(Replay.check(record)).isInstanceOf(Verdict.Sound.class);
            assertThat(record.totals()).containsExactly(0, 0, 0);
        }
    }

    @Test
    void aRecordOfAnUnknownGameIsAMistakeOfTheProgram() {
        Game game = Games.named("el-caballero").orElseThrow();
        GameRecord record = new GameRecord(
                "el-dorado",
                game.deal(game.choose(Map.of("players", "2")), RandomSource.of(1)),
                List.of(),
                List.of(),
                List.of());
        assertThatThrownBy(() -> RecordWriter.text(record)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Replay.check(record)).isInstanceOf(IllegalArgumentException.class);
    }
}
