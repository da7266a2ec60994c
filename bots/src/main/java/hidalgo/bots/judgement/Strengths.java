package hidalgo.bots.judgement;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** How strong the bots are in one game, as tournaments have measured it (docs/bots.md). */
public final class Strengths {
    /** Nothing has been measured. */
    public static final Strengths NONE = new Strengths(Map.of());

    /**
     * The strength of a bot, on a scale where 400 points mean odds of ten to one to finish ahead.
     *
     * @param rating the best estimate
     * @param deviation its standard deviation
     */
    public record Strength(double rating, double deviation) {}

    private final Map<String, Strength> measured;

    private Strengths(Map<String, Strength> measured) {
        this.measured = measured;
    }

    /** Reads them from a properties file next to a class: lines like {@code 4.squire=1480 30}, with the number of seats first. */
    public static Strengths read(Class<?> beside, String file) {
        Map<String, Strength> measured = new HashMap<>();
        Weights.lines(beside, file).forEach((name, value) -> {
            String[] words = value.split(" ", -1);
            measured.put(name, new Strength(Double.parseDouble(words[0]), Double.parseDouble(words[1])));
        });
        return new Strengths(measured);
    }

    /** The numbers of seats that have been measured. */
    public Set<Integer> seatings() {
        return measured.keySet().stream()
                .map(name -> Integer.valueOf(name.substring(0, name.indexOf('.'))))
                .collect(Collectors.toSet());
    }

    /** The strength of a level with a number of seats, if it has been measured. */
    public Optional<Strength> of(int seats, String level) {
        return Optional.ofNullable(measured.get(seats + "." + level));
    }
}
