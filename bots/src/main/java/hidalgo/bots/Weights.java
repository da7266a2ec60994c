package hidalgo.bots;

import hidalgo.rules.Components;
import java.util.Map;

/** Numbers by which a judgement weighs things against each other: data, tuned in the lab. */
final class Weights {
    private static final Components CABALLERO = new Components(Weights.class, "el-caballero.properties");
    private static final Components GRANDE = new Components(Weights.class, "el-grande.properties");

    private final Components file;
    private final Map<String, Double> changed;

    private Weights(Components file, Map<String, Double> changed) {
        this.file = file;
        this.changed = changed;
    }

    /** The weights for El Caballero, some of them changed for an experiment. */
    static Weights forCaballero(Map<String, Double> changed) {
        return new Weights(CABALLERO, changed);
    }

    /** The weights for El Grande, some of them changed for an experiment. */
    static Weights forGrande(Map<String, Double> changed) {
        return new Weights(GRANDE, changed);
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
