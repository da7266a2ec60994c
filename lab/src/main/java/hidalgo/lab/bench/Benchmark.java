package hidalgo.lab.bench;

import hidalgo.rules.Doors;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Games;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A game whose speed is measured.
 *
 * @param name the benchmark's name
 * @param game the game's name
 * @param options its options
 */
public record Benchmark(String name, String game, Map<String, String> options) {
    private static final int SEED = 1998;
    private static final int STARTS = 64;
    private static final int SIGNED_GAMES = 40;

    /** All benchmarks, grouped by game. */
    public static final List<Benchmark> ALL = Doors.of(BenchmarkedGame.class).all().stream()
            .flatMap(game -> game.benchmarks().stream())
            .toList();

    /** An immutable benchmark. */
    public Benchmark {
        options = Map.copyOf(options);
    }

    /** The benchmark with a name. */
    public static Benchmark named(String name) {
        return ALL.stream()
                .filter(benchmark -> benchmark.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no benchmark " + name));
    }

    /** Freshly dealt positions, always the same. */
    public List<Position> starts() {
        Game rules = Games.known(game);
        GameOptions chosen = rules.choose(options);
        RandomSource random = RandomSource.of(SEED);
        List<Position> starts = new ArrayList<>();
        for (int i = 0; i < STARTS; i++) {
            starts.add(rules.deal(chosen, random).begin());
        }
        return starts;
    }

    /** Positions from the middle of random games, always the same until the rules change. */
    public List<Position> middles() {
        List<Position> middles = starts();
        for (int i = 0; i < middles.size(); i++) {
            Position position = middles.get(i);
            Playout playout = playout();
            while (playout.moves() < 2 * (i + 1) && !position.isOver()) {
                playout.step(position);
            }
        }
        return middles;
    }

    /** Random play with a fixed seed. */
    public Playout playout() {
        return new Playout(RandomSource.of(SEED));
    }

    /** A hash over some random games; it changes when the rules do. */
    public String signature() {
        return Signature.of(starts().subList(0, SIGNED_GAMES), RandomSource.of(SEED));
    }
}
