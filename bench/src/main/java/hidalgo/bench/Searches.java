package hidalgo.bench;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Evaluation;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.WinEstimate;
import hidalgo.bots.search.Search;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How many iterations a second a search makes, where it ends with the judgement and where a net judges. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@SuppressWarnings("NullAway.Init") // The state: JMH sets the parameters and deals before it measures.
public class Searches {
    private static final int ITERATIONS = 800;

    /** The name of the benchmark in {@code hidalgo bench}; JMH wants a value here, and {@link Benchmarks} gives the names. */
    @Param("see Benchmarks")
    public String name;

    /** The judge: as in {@code knight:judgement=hand}. */
    @Param({"hand", "learnt"})
    public String judgement;

    private List<Position> middles;
    private int next;

    /** Plays the positions that are searched. */
    @Setup
    public void deal() {
        middles = hidalgo.lab.bench.Benchmark.named(name).middles().stream()
                .filter(position -> !position.isOver())
                .toList();
    }

    /** The iterations of one decision. */
    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public Search search() {
        Position position = middles.get(next++ % middles.size());
        int seat = Integer.numberOfTrailingZeros(position.obliged());
        GameKnowledge knowledge = GameKnowledge.of(position);
        Judgement usual = knowledge.judgement(Map.of());
        WinEstimate estimate =
                judgement.equals("hand") ? new Evaluation(usual) : knowledge.winEstimate(usual, position.seats());
        Search search = new Search(position.view(seat), usual, estimate, RandomSource.of(next), null);
        for (int i = 0; i < ITERATIONS; i++) {
            search.iterate();
        }
        return search;
    }
}
