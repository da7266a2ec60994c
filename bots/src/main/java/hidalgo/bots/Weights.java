package hidalgo.bots;

import hidalgo.rules.Components;
import hidalgo.rules.View;
import hidalgo.rules.caballero.CaballeroView;
import hidalgo.rules.grande.GrandeView;
import java.util.Map;

/** Numbers by which a bot weighs things against each other and steers its search: data, tuned in the lab. */
final class Weights {
    private static final Components CABALLERO = new Components(Weights.class, "el-caballero.properties");
    private static final Components GRANDE = new Components(Weights.class, "el-grande.properties");

    private final Components file;
    private final Map<String, Double> changed;

    private Weights(Components file, Map<String, Double> changed) {
        this.file = file;
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

    /** Whether some game has a weight of that name. */
    static boolean exists(String name) {
        return CABALLERO.has(name) || GRANDE.has(name);
    }

    /** A weight by its name. */
    double get(String name) {
        Double value = changed.get(name);
        return value == null ? Double.parseDouble(file.text(name)) : value;
    }
}
