package hidalgo.bench;

import hidalgo.lab.bench.Playout;
import hidalgo.rules.Position;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The loop of {@code hidalgo bench} and its parts, measured by JMH. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@SuppressWarnings("NullAway.Init") // The state: JMH sets the name and deals before it measures.
public class Rules {
    /** The name of the benchmark in {@code hidalgo bench}; JMH wants a value here, and {@link Benchmarks} gives the names. */
    @Param("see Benchmarks")
    public String name;

    private List<Position> starts;
    private List<Position> middles;
    private Position position;
    private Playout playout;
    private int next;

    /** Deals and plays the positions that are measured. */
    @Setup
    public void deal() {
        hidalgo.lab.bench.Benchmark measured = hidalgo.lab.bench.Benchmark.named(name);
        starts = measured.starts();
        middles = measured.middles();
        position = starts.getFirst().copy();
        playout = measured.playout();
    }

    /** A whole random game, uniform over all legal moves. */
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public Position randomGame() {
        position.set(starts.get(next++ & 63));
        playout.finish(position);
        return position;
    }

    /** All legal moves of a position from the middle of a game. */
    @Benchmark
    public int legalMoves() {
        return playout.list(middles.get(next++ & 63));
    }

    /** Setting an existing position to another. */
    @Benchmark
    public Position set() {
        position.set(middles.get(next++ & 63));
        return position;
    }

    /** Copying a position. */
    @Benchmark
    public Position copy() {
        return middles.get(next++ & 63).copy();
    }
}
