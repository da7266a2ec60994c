package hidalgo.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Judgement;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The iterations that the moves at a root share out by sequential halving. */
class HalvingTest {
    @ParameterizedTest
    @CsvSource({"16,200,16", "16,64,16", "16,63,15", "16,6,3", "16,3,2", "16,1,2", "16,0,0", "16,-5,0", "0,200,0"})
    void eachMoveGetsATryInEachPhase(int candidates, int iterations, int fit) {
        assertThat(Halving.fit(candidates, iterations)).isEqualTo(fit);
    }

    @Test
    void theBetterHalfStaysAndGetsTheTries() {
        Made made = new Made(new int[8]);
        Halving halving = new Halving(made, 8, 8);
        int all = 48;
        for (int i = 0; i < all; i++) {
            made.tried[halving.next()]++;
            halving.pace((i + 1.0) / all);
        }
        assertThat(made.tried).containsExactly(2, 2, 2, 2, 6, 6, 14, 14);
        assertThat(halving.best()).isEqualTo(7);
    }

    @Test
    void anEarlierSearchDecidesWhichMovesAreCompared() {
        Made made = new Made(0, 0, 0, 30, 9, 0);
        Halving halving = new Halving(made, 6, 2);
        assertThat(List.of(halving.next(), halving.best())).containsExactly(5, 4);
        made.tried[5]++;
        assertThat(halving.best()).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void aSearchMakesAllItsIterationsAndAdvisesAMoveThatWasTriedMost(String id) {
        int iterations = 60;
        Search search = search(id, 8);
        search.run(iterations, true);
        List<Advice.Candidate> found = Advice.of(List.of(search), 0).candidates();
        List<Integer> tries = tries(search);
        assertThat(search.root().visits()).isEqualTo(iterations);
        assertThat(tries.stream().filter(each -> each > 0)).hasSizeBetween(2, 8);
        assertThat(found.getFirst().tries()).isEqualTo(tries.getFirst());
        assertThat(tries.get(1)).isGreaterThan(iterations / 8);
        search.run(iterations, true);
        assertThat(search.root().visits()).isEqualTo(iterations);
    }

    @Test
    void withoutHalvingTheSearchDecidesByTriesAlone() {
        List<Advice.Candidate> plain = plain("el-grande", 60);
        Search none = search("el-grande", 0);
        none.run(60, true);
        Search unasked = search("el-grande", 8);
        unasked.run(60, false);
        assertThat(none.root().candidates(0)).isEqualTo(plain);
        assertThat(unasked.root().candidates(0)).isEqualTo(plain);
    }

    private static List<Advice.Candidate> plain(String id, int iterations) {
        Search search = search(id, 0);
        while (search.root().visits() < iterations) {
            search.iterate();
        }
        return search.root().candidates(0);
    }

    private static List<Integer> tries(Search search) {
        return search.root().candidates(0).stream()
                .map(Advice.Candidate::tries)
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    private static Search search(String id, double candidates) {
        Game game = Games.known(id);
        Position position = game.deal(game.choose(Map.of("players", "2")), RandomSource.of(5))
                .begin();
        View view = position.view(Integer.numberOfTrailingZeros(position.obliged()));
        GameKnowledge knowledge = GameKnowledge.ALL.of(id);
        Judgement judgement = knowledge.judgement(Map.of("guided.halving", candidates));
        return new Search(view, judgement, knowledge.winEstimate(judgement, 2), RandomSource.of(1), null);
    }

    /** Moves of which each is better than the one before. */
    private static final class Made implements Halving.Tries {
        final int[] tried;

        Made(int... tried) {
            this.tried = tried;
        }

        @Override
        public int tried(int index) {
            return tried[index];
        }

        @Override
        public double promise(int index) {
            return index;
        }
    }
}
