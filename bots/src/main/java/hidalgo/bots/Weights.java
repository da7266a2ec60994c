package hidalgo.bots;

import hidalgo.rules.Components;
import java.util.HashMap;
import java.util.Map;

/** Numbers by which a judgement weighs things against each other: data, tuned in the lab. */
final class Weights {
    private final Components file;
    private final Map<String, Double> changed;

    private Weights(Components file, Map<String, Double> changed) {
        this.file = file;
        this.changed = changed;
    }

    /** The weights in a file beside this class. */
    static Weights of(String file) {
        return new Weights(new Components(Weights.class, file), Map.of());
    }

    /** The same weights but for one. */
    Weights with(String name, double value) {
        Map<String, Double> more = new HashMap<>(changed);
        more.put(name, value);
        return new Weights(file, more);
    }

    /** A weight by its name. */
    double get(String name) {
        Double value = changed.get(name);
        return value == null ? Double.parseDouble(file.text(name)) : value;
    }
}
