package hidalgo.workshop;

import hidalgo.lab.Simulation;
import hidalgo.lab.bench.Benchmark;
import hidalgo.lab.bench.Playout;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Position;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/*
 * Processor time, by turns in one process: so the figures can be compared even if other programs run.
 */

/** How fast simulations are, compared with the bare rules. */
final class SimulationSpeed {
    private static final int WARM_UP = 8;

    /**
     * The results, in games per second of processor time.
     *
     * @param name the benchmark's name
     * @param rules random games without a simulation
     * @param simulation games of a simulation
     * @param share how much of the one the other is: the median of several rounds
     * @param least the smallest share of a round
     * @param most the largest share of a round
     */
    record Figures(String name, double rules, double simulation, double share, double least, double most) {}

    private SimulationSpeed() {}

    /** Plays games both ways in each of some rounds, for about as many milliseconds, after some rounds that don't count. */
    static Figures of(Benchmark benchmark, int rounds, int millis) throws InterruptedException {
        Game game = Games.known(benchmark.game());
        List<Position> starts = benchmark.starts();
        Position position = starts.getFirst().copy();
        Playout playout = benchmark.playout();
        var options = game.choose(benchmark.options());
        Simulation simulation = new Simulation(game, options, Collections.nCopies(options.players(), "random"), 1);
        double[] shares = new double[rounds];
        double[] rules = new double[rounds];
        double[] simulated = new double[rounds];
        int games = 1;
        for (int round = -WARM_UP; round < rounds; round++) {
            long start = processorTime();
            for (int i = 0; i < games; i++) {
                position.set(starts.get(i % starts.size()));
                playout.finish(position);
            }
            long middle = processorTime();
            simulation.run(games, 1, ignored -> {});
            long end = processorTime();
            // A moment may be shorter than the machine can measure.
            long bare = Math.max(1, middle - start);
            long whole = Math.max(1, end - middle);
            if (round >= 0) {
                rules[round] = 1e9 * games / bare;
                simulated[round] = 1e9 * games / whole;
                shares[round] = (double) bare / whole;
            } else if (bare < millis * 500_000L) {
                // As many games as take the time, at the speed so far; never too many after a bad start.
                games *= Math.clamp(millis * 1_000_000L / bare, 2, 40);
            }
        }
        Arrays.sort(shares);
        return new Figures(
                benchmark.name(), median(rules), median(simulated), shares[rounds / 2], shares[0], shares[rounds - 1]);
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static long processorTime() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }
}
