package hidalgo.lab.bench;

import com.sun.management.ThreadMXBean;
import hidalgo.rules.Position;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** Measures a benchmark on one thread: first warms up, then takes the median of several short rounds. */
public final class Measurement {
    /**
     * How long to measure.
     *
     * @param warmUpMillis how long the games run before they are timed
     * @param rounds how many rounds are timed
     * @param roundMillis how long each round lasts
     */
    public record Pace(int warmUpMillis, int rounds, int roundMillis) {
        /** Enough for figures that repeat within a few per cent. */
        public static final Pace STEADY = new Pace(3000, 7, 700);

        private Pace shorter() {
            return new Pace(warmUpMillis / 6, rounds, roundMillis / 6);
        }
    }

    /**
     * The results.
     *
     * @param name the benchmark's name
     * @param gamesPerSecond random games per second
     * @param movesPerSecond moves of these games per second
     * @param meanLegalMoves how many moves there were to choose from on average
     * @param nanosPerSet nanoseconds to set an existing position to another
     * @param nanosPerCopy nanoseconds to copy a position
     * @param bytesPerMove bytes allocated for each move
     * @param signature the hash that changes when the rules do
     */
    public record Figures(
            String name,
            double gamesPerSecond,
            double movesPerSecond,
            double meanLegalMoves,
            double nanosPerSet,
            double nanosPerCopy,
            double bytesPerMove,
            String signature) {}

    /** One round: how often something was done, and how long it took in total. */
    private record Round(long times, long nanos) {
        double nanosEach() {
            return (double) nanos / times;
        }
    }

    private static final int COPIES_AT_ONCE = 64;

    private final Benchmark benchmark;
    private final Pace pace;
    /** Keeps the compiler from removing copies that are never used. */
    private volatile Position latest;

    private Measurement(Benchmark benchmark, Pace pace) {
        this.benchmark = benchmark;
        this.pace = pace;
        this.latest = benchmark.starts().getFirst();
    }

    /** Measures a benchmark. */
    public static Figures of(Benchmark benchmark, Pace pace) {
        return new Measurement(benchmark, pace).figures();
    }

    private Figures figures() {
        List<Position> starts = benchmark.starts();
        Position position = starts.getFirst().copy();
        Playout playout = benchmark.playout();
        IntConsumer game = number -> {
            position.set(starts.get(number % starts.size()));
            playout.finish(position);
        };
        repeat(pace.warmUpMillis, game);
        long movesBefore = playout.moves();
        long legalBefore = playout.legalMoves();
        double[] gamesPerSecond = new double[pace.rounds];
        double[] movesPerSecond = new double[pace.rounds];
        double[] bytesPerMove = new double[pace.rounds];
        for (int i = 0; i < pace.rounds; i++) {
            long moves = playout.moves();
            long bytes = allocatedBytes();
            Round round = repeat(pace.roundMillis, game);
            long moved = playout.moves() - moves;
            bytesPerMove[i] = (double) (allocatedBytes() - bytes) / moved;
            gamesPerSecond[i] = 1e9 / round.nanosEach();
            movesPerSecond[i] = moved * 1e9 / round.nanos;
        }
        return new Figures(
                benchmark.name(),
                median(gamesPerSecond),
                median(movesPerSecond),
                (double) (playout.legalMoves() - legalBefore) / (playout.moves() - movesBefore),
                nanosPerCopy(position::set),
                nanosPerCopy(from -> latest = from.copy()),
                median(bytesPerMove),
                benchmark.signature());
    }

    private double nanosPerCopy(Consumer<Position> copying) {
        List<Position> middles = benchmark.middles();
        IntConsumer copies = number -> {
            for (int i = 0; i < COPIES_AT_ONCE; i++) {
                copying.accept(middles.get((number + i) % middles.size()));
            }
        };
        repeat(pace.shorter().warmUpMillis, copies);
        double[] nanos = new double[pace.rounds];
        for (int i = 0; i < pace.rounds; i++) {
            nanos[i] = repeat(pace.shorter().roundMillis, copies).nanosEach() / COPIES_AT_ONCE;
        }
        return median(nanos);
    }

    /** Repeats something, at least once, until the time is up. */
    private static Round repeat(int millis, IntConsumer work) {
        long start = System.nanoTime();
        long end = start + millis * 1_000_000L;
        long now = start;
        int times = 0;
        do {
            work.accept(times++);
            now = System.nanoTime();
        } while (now < end);
        return new Round(times, now - start);
    }

    private static long allocatedBytes() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
