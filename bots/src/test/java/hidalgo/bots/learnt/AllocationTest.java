package hidalgo.bots.learnt;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import hidalgo.bots.Arena;
import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Outlook;
import hidalgo.rules.Games;
import hidalgo.rules.Position;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a net says of a position costs no memory: a search asks it a million times. */
class AllocationTest {
    private static final int POSITIONS = 200;
    private static final int TIMES = 10;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @ParameterizedTest(name = "{0} with {1} players")
    @MethodSource("hidalgo.bots.Arena#tables")
    void aNetJudgesWithoutAllocating(String id, int players) {
        GameKnowledge knowledge = GameKnowledge.ALL.of(id);
        Outlook outlook = knowledge.outlook(knowledge.judgement(Map.of()), players);
        List<Position> positions = positions(id, players);
        double[] chances = new double[players];
        // A first look loads classes and links lambdas, and the machine may do so later on as well: what a net
        // allocated, it
        // would allocate every time.
        long least = Long.MAX_VALUE;
        for (int time = 0; time < TIMES; time++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < positions.size(); i++) {
                outlook.chances(positions.get(i), chances);
            }
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).isZero();
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
