package hidalgo.bots.judgement;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** Numbers by which a bot weighs one thing against another and controls its search: data, tuned in the lab. */
public final class Weights {
    private final Map<String, Double> values;

    private Weights(Map<String, Double> values) {
        this.values = Map.copyOf(values);
    }

    /** Weights given by name. */
    public static Weights of(Map<String, Double> values) {
        return new Weights(values);
    }

    /** Reads the weights from a properties file next to a class. */
    public static Weights read(Class<?> beside, String file) {
        Map<String, Double> values = new HashMap<>();
        lines(beside, file).forEach((name, value) -> values.put(name, Double.valueOf(value)));
        return new Weights(values);
    }

    /** The lines of a properties file next to a class, by name. */
    static Map<String, String> lines(Class<?> beside, String file) {
        Properties lines = new Properties();
        try (InputStream in = beside.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException(
                        "The file " + file + " of weights is missing beside " + beside.getName());
            }
            lines.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> byName = new TreeMap<>();
        lines.stringPropertyNames().forEach(name -> byName.put(name, lines.getProperty(name)));
        return byName;
    }

    /** The same weights, some of them changed for an experiment. */
    public Weights with(Map<String, Double> changed) {
        if (changed.isEmpty()) {
            return this;
        }
        Map<String, Double> all = new HashMap<>(values);
        all.putAll(changed);
        return new Weights(all);
    }

    /** Whether there is a weight with that name. */
    public boolean has(String name) {
        return values.containsKey(name);
    }

    /**
     * A weight by its name.
     *
     * @throws IllegalStateException if there is none
     */
    public double get(String name) {
        Double value = values.get(name);
        if (value == null) {
            throw new IllegalStateException("There is no weight " + name);
        }
        return value;
    }
}
