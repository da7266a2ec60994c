package hidalgo.bots;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.GameOptions;
import hidalgo.rules.Games;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games of bots, several at once: each has its own arena. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class BotGamesTest {
    private static final String QUICK_KNIGHT = "knight:iterations=6";
    private static final String QUICK_CHAMPION = "champion:iterations=8,threads=2";

    @ParameterizedTest(name = "{0} with {1} players")
    @MethodSource("hidalgo.bots.Arena#tables")
    void everyBotPlaysLegalMovesToTheEndWithAllOptions(String id, int players) {
        Arena arena = new Arena(Games.known(id));
        RandomSource random = RandomSource.of(players);
        for (int i = 0; i < players; i++) {
            List<String> bots =
                    new ArrayList<>(List.of("squire", QUICK_KNIGHT, "random", QUICK_CHAMPION, QUICK_KNIGHT));
            Collections.rotate(bots, i);
            GameOptions options = arena.options(players, random);

            Position end = arena.play(options, i, bots.subList(0, players));

            assertThat(end.isOver()).isTrue();
        }
    }

    /** Few iterations and many games; {@code -Dbots.games=2000} plays thousands. */
    @ParameterizedTest(name = "{0} with {1} players")
    @MethodSource("hidalgo.bots.Arena#tables")
    void noBotEverFailsWaitsOrPlaysAnIllegalMove(String id, int players) {
        Arena arena = new Arena(Games.known(id));
        RandomSource random = RandomSource.of(players);
        List<String> levels = List.of(
                "random",
                "squire",
                "knight:iterations=2",
                "knight:iterations=2,judgement=hand",
                "champion:iterations=3");
        for (int i = 0; i < Integer.getInteger("bots.games", 8); i++) {
            List<String> bots = new ArrayList<>();
            for (int seat = 0; seat < players; seat++) {
                bots.add(levels.get(random.below(levels.size())));
            }
            assertThat(arena.play(arena.options(players, random), i, bots).isOver())
                    .as("game %d of %s", i, bots)
                    .isTrue();
        }
    }

    @ParameterizedTest(name = "{0}: {1} threads")
    @CsvSource({"el-caballero, 1", "el-caballero, 2", "el-grande, 1", "el-grande, 2"})
    void aSearchWithASeedAndIterationsRepeatsItselfToTheMove(String id, int threads) {
        Arena arena = new Arena(Games.known(id));
        GameOptions options = Games.known(id).choose(Map.of("players", "3"));
        String knight = QUICK_KNIGHT + ",threads=" + threads;
        List<String> bots = List.of(knight, "squire", "random");

        assertThat(arena.log(options, 5, bots)).isEqualTo(arena.log(options, 5, bots));
    }

    @ParameterizedTest(name = "{0} with {1} players")
    @CsvSource({"el-caballero, 2", "el-caballero, 4", "el-grande, 2", "el-grande, 4"})
    void aSquireBeatsRandomPlay(String id, int players) {
        assertThat(wins(id, players, "squire", "random", 10)).isGreaterThanOrEqualTo(9);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"el-caballero", "el-grande"})
    void evenAHastyKnightBeatsASquire(String id) {
        assertThat(wins(id, 2, "knight:iterations=200", "squire", 6)).isGreaterThanOrEqualTo(5);
    }

    /** How many games one bot wins against bots of another kind. */
    private static int wins(String id, int players, String one, String others, int games) {
        Arena arena = new Arena(Games.known(id));
        GameOptions options = Games.known(id).choose(Map.of("players", Integer.toString(players)));
        int wins = 0;
        for (int i = 0; i < games; i++) {
            List<String> bots = new ArrayList<>(Collections.nCopies(players, others));
            bots.set(i % players, one);
            Position end = arena.play(options, 100 + i, bots);
            int best = 0;
            for (int seat = 1; seat < players; seat++) {
                best = end.total(seat) > end.total(best) ? seat : best;
            }
            wins += best == i % players ? 1 : 0;
        }
        return wins;
    }
}
