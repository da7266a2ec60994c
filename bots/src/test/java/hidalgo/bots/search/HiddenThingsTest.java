package hidalgo.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.Arena;
import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.QuickChoice;
import hidalgo.bots.judgement.WinEstimate;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * As long as nothing is revealed, nothing that a search does depends on hidden information: so iterations may share the
 * draw of it, and a tree may have nodes for it.
 */
class HiddenThingsTest {
    private static final int GAMES = 4;

    @ParameterizedTest(name = "{0} with {1} players")
    @CsvSource({"el-caballero, 2", "el-caballero, 4", "el-grande, 2", "el-grande, 5"})
    void twoDrawsDifferInNothingThatASearchSeesBeforeAReveal(String id, int players) {
        Game game = Games.known(id);
        GameKnowledge knowledge = GameKnowledge.ALL.of(id);
        Judgement judgement = knowledge.judgement(Map.of());
        WinEstimate estimate = knowledge.winEstimate(judgement, players);
        MoveList moves = new MoveList();
        int compared = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            RandomSource random = RandomSource.of(seed);
            Position one =
                    game.deal(new Arena(game).options(players, random), random).begin();
            QuickChoice quickChoice = new QuickChoice(judgement, one);
            while (!one.isOver()) {
                int viewer = Integer.numberOfTrailingZeros(one.obliged());
                Position other = one.view(viewer).sample(random);
                int reveals = one.reveals();
                while (!one.isOver() && one.reveals() == reveals && other.reveals() == reveals) {
                    int seat = Integer.numberOfTrailingZeros(one.obliged());
                    one.legalMoves(seat, moves);
                    assertThat(chances(estimate, one)).isEqualTo(chances(estimate, other));
                    int move = moves.get(random.below(moves.size()));
                    Double advantage = quickChoice.advantageAfter(one, seat, move);
                    assertThat(quickChoice.advantageAfter(other, seat, move)).isEqualTo(advantage);
                    one.play(seat, move);
                    other.play(seat, move);
                    compared++;
                }
            }
        }
        assertThat(compared).isGreaterThan(100);
    }

    private static double[] chances(WinEstimate estimate, Position position) {
        double[] chances = new double[position.seats()];
        estimate.chances(position, chances);
        return chances;
    }
}
