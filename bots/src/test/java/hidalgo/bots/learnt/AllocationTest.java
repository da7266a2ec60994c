package hidalgo.bots.learnt;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import hidalgo.bots.Arena;
import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.WinEstimate;
import hidalgo.rules.Games;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Judging a position with a net allocates no memory: a search does it a million times. */
class AllocationTest {
    private static final int POSITIONS = 200;
    private static final int TIMES = 10;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @ParameterizedTest(name = "{0} with {1} players")
    @MethodSource("hidalgo.bots.Arena#tables")
    void aNetJudgesWithoutAllocating(String id, int players) {
        GameKnowledge knowledge = GameKnowledge.ALL.of(id);
        WinEstimate estimate = knowledge.winEstimate(knowledge.judgement(Map.of()), players);
        List<Position> positions = positions(id, players);
        double[] chances = new double[players];
        // A first look loads classes and links lambdas, and the machine may do so later as well; but a net that
        // allocates would do it every time.
        long least = Long.MAX_VALUE;
        for (int time = 0; time < TIMES; time++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < positions.size(); i++) {
                estimate.chances(positions.get(i), chances);
            }
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void aNetPutsMovesInOrderWithoutAllocating(String id) throws IOException {
        GameKnowledge knowledge = GameKnowledge.ALL.of(id);
        String file = id + "-moves.bin";
        Nets nets = Nets.of(
                file,
                Objects.requireNonNull(AllocationTest.class.getResourceAsStream(file))
                        .readAllBytes());
        WinEstimate estimate = knowledge.winEstimate(knowledge.judgement(Map.of()), nets, 2);
        assertThat(estimate.knowsMoves()).isTrue();
        MoveList moves = new MoveList();
        float[] shares = new float[10_000];
        List<Position> positions = positions(id, 2);
        long least = Long.MAX_VALUE;
        for (int time = 0; time < TIMES; time++) {
            least = Math.min(least, allocated(estimate, positions, moves, shares));
        }
        assertThat(least).isZero();
    }

    private static long allocated(WinEstimate estimate, List<Position> positions, MoveList moves, float[] shares) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < positions.size(); i++) {
            Position position = positions.get(i);
            if (!position.isOver()) {
                int seat = Integer.numberOfTrailingZeros(position.obliged());
                position.legalMoves(seat, moves);
                estimate.priors(position, seat, moves, shares);
            }
        }
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    /** Positions of random games with random options. */
    private static List<Position> positions(String id, int players) {
        Arena arena = new Arena(Games.known(id));
        List<Position> positions = new ArrayList<>();
        for (int seed = 0; positions.size() < POSITIONS; seed++) {
            positions.addAll(arena.randomGame(players, seed));
        }
        return positions;
    }
}
