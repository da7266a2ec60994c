package hidalgo.bots;

import hidalgo.rules.View;
import hidalgo.rules.caballero.CaballeroView;
import hidalgo.rules.grande.GrandeView;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;

/** Numbers by which a bot weighs things against each other and steers its search: data, tuned in the lab. */
final class Weights {
    private static final Map<String, Double> CABALLERO = load("el-caballero.properties");
    private static final Map<String, Double> GRANDE = load("el-grande.properties");

    private final Map<String, Double> usual;
    private final Map<String, Double> changed;

    private Weights(Map<String, Double> usual, Map<String, Double> changed) {
        this.usual = usual;
        this.changed = changed;
    }

    /** The weights for the game that a view is of, some of them changed for an experiment. */
    static Weights of(View view, Map<String, Double> changed) {
        return switch (view) {
            case CaballeroView caballero -> new Weights(CABALLERO, changed);
            case GrandeView grande -> new Weights(GRANDE, changed);
            default -> throw new IllegalArgumentException("No bot knows this game");
        };
    }

    /** Reads the files, if that has not been done: not in a squire's first turn, which must take less than 20 ms. */
    static void prepare() {
        Objects.requireNonNull(CABALLERO);
    }

    /** Whether some game has a weight of that name. */
    static boolean exists(String name) {
        return CABALLERO.containsKey(name) || GRANDE.containsKey(name);
    }

    /** A weight by its name. */
    double get(String name) {
        Double value = changed.get(name);
        return value == null ? Objects.requireNonNull(usual.get(name), name) : value;
    }

    private static Map<String, Double> load(String file) {
        Properties lines = new Properties();
        try (InputStream in = Weights.class.getResourceAsStream(file)) {
            lines.load(Objects.requireNonNull(in, file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, Double> weights = new HashMap<>();
        for (String name : lines.stringPropertyNames()) {
            weights.put(name, Double.valueOf(lines.getProperty(name)));
        }
        return weights;
    }
}
