package hidalgo.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.Arena;
import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Judgement;
import hidalgo.rules.Games;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TreeSizeTest {
    private static final int MOVES = 20;
    private static final int ITERATIONS = 1500;

    /** Playouts remember nodes too. */
    private static final int LARGE_ENOUGH = 16;

    /** The largest node, with what its first visit adds. */
    private static final long NODE = 60_000;

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void aTreeThatIsFullGrowsNoMoreButLearns(String id) {
        View view = view(id);
        Search free = search(view, Long.MAX_VALUE);
        long most = free.root().bytes() / 10;
        Search bounded = search(view, most);
        // Playouts may fill half of the memory with nodes that the tree has not reached.
        assertThat(bounded.root().bytes()).isBetween(most / 2, most + NODE);
        assertThat(bounded.root().visits()).isEqualTo(ITERATIONS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void aSearchThatStaysBelowItsBoundIsTheSameSearch(String id) {
        View view = view(id);
        Search free = search(view, Long.MAX_VALUE);
        Search bounded = search(view, LARGE_ENOUGH * free.root().bytes());
        assertThat(bounded.root().candidates(view.seat())).isEqualTo(free.root().candidates(view.seat()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void aTreeThatIsContinuedCountsToTheBound(String id) {
        View view = view(id);
        Search first = search(view, Long.MAX_VALUE);
        long size = first.root().bytes();
        Search second = search(view, size / 2, first.root());
        assertThat(second.root().bytes()).isEqualTo(size);
        assertThat(second.root().visits()).isEqualTo(2 * ITERATIONS);
    }

    private static View view(String id) {
        Position position = new Arena(Games.known(id)).randomGame(3, 11).get(MOVES);
        return position.view(Integer.numberOfTrailingZeros(position.obliged()));
    }

    private static Search search(View view, long mostBytes) {
        return search(view, mostBytes, null);
    }

    private static Search search(View view, long mostBytes, @Nullable Node known) {
        GameKnowledge knowledge = GameKnowledge.of(view);
        Judgement judgement = knowledge.judgement(Map.of());
        Search search = new Search(
                view,
                judgement,
                knowledge.winEstimate(judgement, view.seats()),
                RandomSource.of(1),
                known,
                List.of(),
                mostBytes);
        for (int i = 0; i < ITERATIONS; i++) {
            search.iterate();
        }
        return search;
    }
}
