package hidalgo.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Judgement;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves in another order lead to the same node, if the search joins them. */
class JoinedNodesTest {
    private static final int ITERATIONS = 1500;

    /**
     * The nodes of a tree.
     *
     * @param different how many there are
     * @param ways how many moves lead to them
     */
    private record Tree(int different, int ways) {
        static Tree below(Node root) {
            Set<Node> seen = new HashSet<>();
            Deque<Node> open = new ArrayDeque<>(List.of(root));
            int ways = 0;
            while (!open.isEmpty()) {
                for (Node child : open.pop().children()) {
                    ways += child == null ? 0 : 1;
                    if (child != null && seen.add(child)) {
                        open.push(child);
                    }
                }
            }
            return new Tree(seen.size(), ways);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void aNodeIsReachedInSeveralWays(String id) {
        View view = inATurn(id);
        Tree tree = Tree.below(search(view, 1, null).root());
        assertThat(tree.ways()).isGreaterThan(tree.different() + tree.different() / 50);
        Tree usual = Tree.below(search(view, 0, null).root());
        assertThat(usual.ways()).isEqualTo(usual.different());
    }

    @Test
    void aTreeThatIsContinuedKeepsItsNodes() {
        View view = inATurn("el-grande");
        Search first = search(view, 1, null);
        int nodes = Tree.below(first.root()).different();
        Tree tree = Tree.below(search(view, 1, first.root()).root());
        assertThat(tree.different()).isGreaterThan(nodes);
        assertThat(tree.ways()).isGreaterThan(tree.different());
    }

    @Test
    void aNodeIsCountedOnce() {
        Node root = search(inATurn("el-grande"), 1, null).root();
        long own = root.ownBytes();
        Set<Node> seen = new HashSet<>();
        Deque<Node> open = new ArrayDeque<>(List.of(root));
        while (!open.isEmpty()) {
            for (Node child :
                    open.pop().children().stream().filter(Objects::nonNull).toList()) {
                if (seen.add(child)) {
                    own += child.ownBytes();
                    open.push(child);
                }
            }
        }
        assertThat(root.bytes()).isEqualTo(own);
    }

    /** The view of the first seat that takes a turn, in which it can do several things in any order. */
    private static View inATurn(String id) {
        Game game = Games.known(id);
        Position position = game.deal(game.choose(Map.of("players", "2")), RandomSource.of(5))
                .begin();
        int laying = position.turn();
        while (position.turn() == laying) {
            int seat = Integer.numberOfTrailingZeros(position.obliged());
            position.play(
                    seat,
                    search(position.view(seat), 0, null)
                            .root()
                            .candidates(seat)
                            .getFirst()
                            .move());
        }
        return position.view(Integer.numberOfTrailingZeros(position.obliged()));
    }

    private static Search search(View view, int join, @Nullable Node known) {
        GameKnowledge knowledge = GameKnowledge.of(view);
        Judgement judgement = knowledge.judgement(Map.of("guided.join", (double) join));
        Search search = new Search(
                view,
                judgement,
                knowledge.winEstimate(judgement, view.seats()),
                RandomSource.of(1),
                known,
                List.of(),
                Long.MAX_VALUE);
        for (int i = 0; i < ITERATIONS; i++) {
            search.iterate();
        }
        return search;
    }
}
