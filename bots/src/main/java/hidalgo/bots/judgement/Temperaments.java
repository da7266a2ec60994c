package hidalgo.bots.judgement;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The temperaments of the bots' personas in one game: each persona has weights that differ from the usual ones. */
public final class Temperaments {
    /** No persona differs from the others. */
    public static final Temperaments NONE = new Temperaments(Map.of(), Map.of());

    private static final String TRAIT = "trait.";
    private static final int MOST_BARS = 4;

    /** A trait that people can see: a weight, and the values of it that mean none and all of the trait. */
    private record Trait(String weight, double none, double all) {
        int bars(double value) {
            return Math.clamp(Math.round(MOST_BARS * (value - none) / (all - none)), 0, MOST_BARS);
        }
    }

    private final Map<String, Map<String, Double>> weights;
    private final Map<String, Trait> traits;

    private Temperaments(Map<String, Map<String, Double>> weights, Map<String, Trait> traits) {
        this.weights = weights;
        this.traits = traits;
    }

    /**
     * Reads them from a properties file next to a class: lines like {@code teresa.rivalry=1}, and for each trait its weight
     * with the two ends of its scale, like {@code trait.evicts=rivalry 0.6 1}.
     */
    public static Temperaments read(Class<?> beside, String file) {
        Map<String, Map<String, Double>> weights = new HashMap<>();
        Map<String, Trait> traits = new LinkedHashMap<>();
        Weights.lines(beside, file).forEach((name, value) -> {
            if (name.startsWith(TRAIT)) {
                String[] words = value.split(" ", -1);
                traits.put(
                        name.substring(TRAIT.length()),
                        new Trait(words[0], Double.parseDouble(words[1]), Double.parseDouble(words[2])));
            } else {
                int dot = name.indexOf('.');
                weights.computeIfAbsent(name.substring(0, dot), person -> new HashMap<>())
                        .put(name.substring(dot + 1), Double.valueOf(value));
            }
        });
        return new Temperaments(weights, traits);
    }

    /** The weights of a person that differ from the usual ones. */
    public Map<String, Double> of(String persona) {
        return weights.getOrDefault(persona, Map.of());
    }

    /** How much of each trait a persona has, from 0 to 4, by its own weights and the usual ones. */
    public Map<String, Integer> bars(String persona, Weights usual) {
        Weights own = usual.with(of(persona));
        Map<String, Integer> bars = new LinkedHashMap<>();
        traits.forEach((trait, scale) -> bars.put(trait, scale.bars(own.get(scale.weight()))));
        return bars;
    }
}
