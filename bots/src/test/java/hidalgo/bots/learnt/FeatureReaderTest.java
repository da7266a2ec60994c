package hidalgo.bots.learnt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hidalgo.bots.Arena;
import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.WinEstimate;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The inputs of nets, in random games with all options: complete, honest, and good for a chance of each seat. */
class FeatureReaderTest {
    private static final int GAMES = 12;

    @ParameterizedTest(name = "{0} with {1} players")
    @MethodSource("hidalgo.bots.Arena#tables")
    void everyPositionHasNumbersAndChancesThatAreOneInTotal(String id, int players) {
        GameKnowledge knowledge = GameKnowledge.ALL.of(id);
        Judgement judgement = knowledge.judgement(Map.of());
        WinEstimate estimate = knowledge.winEstimate(judgement, players);
        assertThat(estimate instanceof LearntWinEstimate)
                .isEqualTo(knowledge.nets().has(players));
        double[] chances = new double[players];
        inRandomGames(id, players, (position, random) -> {
            estimate.chances(position, chances);
            if (estimate instanceof LearntWinEstimate) {
                assertThat(Arrays.stream(chances).sum()).isCloseTo(1, within(1e-9));
            }
            assertThat(Arrays.stream(chances).min().orElseThrow()).isNotNegative();
        });
    }

    @ParameterizedTest(name = "{0} with {1} players")
    @CsvSource({"el-caballero, 3", "el-grande, 2", "el-grande, 5"})
    void whatIsHiddenIsNotSeen(String id, int players) {
        GameKnowledge knowledge = GameKnowledge.ALL.of(id);
        FeatureReader reader =
                new FeatureReader(knowledge.features().orElseThrow(), knowledge.judgement(Map.of()), players);
        inRandomGames(id, players, (position, random) -> {
            if (!position.isChoosingSecretly() && !position.isOver()) {
                byte[] truth = reader.features(position).numbers().clone();
                Position drawn = position.view(random.below(players)).sample(random);
                assertThat(reader.features(drawn).numbers()).isEqualTo(truth);
            }
        });
    }

    @ParameterizedTest(name = "{0} with {1} players")
    @MethodSource("hidalgo.bots.Arena#tables")
    void everyLegalMoveHasNumbersOfItsOwn(String id, int players) {
        GameKnowledge knowledge = GameKnowledge.ALL.of(id);
        Features features = knowledge.features().orElseThrow();
        FeatureReader reader = new FeatureReader(features, knowledge.judgement(Map.of()), players);
        MoveList moves = new MoveList();
        Set<String> different = new HashSet<>();
        int[] seen = {0};
        inRandomGames(id, players, (position, random) -> {
            reader.features(position);
            for (int rest = position.movers(); rest != 0; rest &= rest - 1) {
                int seat = Integer.numberOfTrailingZeros(rest);
                position.legalMoves(seat, moves);
                different.clear();
                for (int i = 0; i < moves.size(); i++) {
                    byte[] numbers =
                            reader.features(position, seat, moves.get(i)).numbers();
                    assertThat(numbers).hasSize(features.ofMove());
                    different.add(Arrays.toString(numbers));
                }
                seen[0] += 2 * different.size() - moves.size();
            }
        });
        // Moves may look the same, such as the same tile on two equal shores, but most don't.
        assertThat(seen[0]).isPositive();
    }

    private interface Look {
        void at(Position position, RandomSource random);
    }

    private static void inRandomGames(String id, int players, Look look) {
        Game game = Games.known(id);
        Arena arena = new Arena(game);
        MoveList moves = new MoveList();
        for (int i = 0; i < GAMES; i++) {
            RandomSource random = RandomSource.of(i);
            Position position =
                    game.deal(arena.options(players, random), random).begin();
            while (!position.isOver()) {
                look.at(position, random);
                int seat = Integer.numberOfTrailingZeros(position.obliged());
                position.legalMoves(seat, moves);
                position.play(seat, moves.get(random.below(moves.size())));
            }
            look.at(position, random);
        }
    }
}
