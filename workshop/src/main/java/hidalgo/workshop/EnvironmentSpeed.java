package hidalgo.workshop;

import hidalgo.app.play.Environment;
import hidalgo.lab.bench.Benchmark;
import hidalgo.lab.env.Arena;
import hidalgo.lab.env.Batch;
import hidalgo.lab.env.Episode;
import hidalgo.lab.env.Memory;
import hidalgo.lab.env.RowThreads;
import hidalgo.records.Json;
import hidalgo.records.RecordException;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.RandomSource;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/*
 * Both ways take turns, so that other load on the machine slows both down. The time of the other program is not
 * measured here: a random action is chosen from the list of legal ones.
 */

/** Measures how many steps a second the engine offers to another program, on one thread. */
public final class EnvironmentSpeed {
    /**
     * The results.
     *
     * @param name the benchmark's name
     * @param json steps per second as lines of JSON
     * @param batch steps per second in a batch
     */
    public record Figures(String name, double json, double batch) {}

    private static final int GAMES = 256;
    private static final int ROUNDS = 5;

    private final Environment environment;
    private final RowThreads threads = new RowThreads(1, GAMES);
    private final Batch batch;
    private final ByteBuffer actions;
    private final RandomSource random = RandomSource.of(1);
    private Map<?, ?> state = Map.of("over", true);
    private long seed;

    private EnvironmentSpeed(Benchmark benchmark) throws InterruptedException {
        Game game = Games.known(benchmark.game());
        environment = new Environment(game, benchmark.options());
        Arena arena = new Arena(game, game.choose(benchmark.options()), Arena.EVERY_SEAT, List.of());
        ByteBuffer[] bytes = new ByteBuffer[1];
        Memory memory = new Memory(arena, GAMES, size -> bytes[0] = ByteBuffer.allocateDirect((int) size));
        actions = bytes[0];
        batch = new Batch(arena, memory, threads);
        batch.reset(1);
    }

    /** Measures a benchmark for a number of milliseconds, after a warm-up of the same length. */
    public static Figures of(Benchmark benchmark, int millis) throws InterruptedException, RecordException {
        EnvironmentSpeed speed = new EnvironmentSpeed(benchmark);
        try (speed.threads) {
            speed.measure(millis);
            double[][] figures = speed.measure(millis);
            return new Figures(benchmark.name(), median(figures[0]), median(figures[1]));
        }
    }

    private double[][] measure(int millis) throws InterruptedException, RecordException {
        double[][] figures = new double[2][ROUNDS];
        long nanos = millis * 1_000_000L / ROUNDS / 2;
        for (int round = 0; round < ROUNDS; round++) {
            long start = System.nanoTime();
            int steps = 0;
            while (steps == 0 || System.nanoTime() - start < nanos) {
                stepJson();
                steps++;
            }
            figures[0][round] = steps * 1e9 / (System.nanoTime() - start);
            start = System.nanoTime();
            steps = 0;
            while (steps == 0 || System.nanoTime() - start < nanos) {
                stepBatch();
                steps += GAMES;
            }
            figures[1][round] = steps * 1e9 / (System.nanoTime() - start);
        }
        return figures;
    }

    private void stepJson() throws RecordException {
        if (Boolean.TRUE.equals(state.get("over"))) {
            state = answer("{\"command\": \"reset\", \"seed\": " + seed++ + "}");
        }
        List<?> legal = (List<?>) state.get("legal");
        Object move = legal == null ? "" : legal.get(random.below(legal.size()));
        state = answer("{\"command\": \"step\", \"move\": \"" + move + "\"}");
    }

    private Map<?, ?> answer(String command) throws RecordException {
        return (Map<?, ?>) Json.parse(environment.answer(command).getBytes(StandardCharsets.UTF_8));
    }

    private void stepBatch() throws InterruptedException {
        for (int row = 0; row < GAMES; row++) {
            Episode episode = batch.game(row);
            actions.putInt(Integer.BYTES * row, episode.action(random.below(episode.size())));
        }
        batch.step();
    }

    private static double median(double[] figures) {
        double[] sorted = figures.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
