package hidalgo.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A setting of a game that the players agree on before the start.
 *
 * @param name the name that records and the command line use
 * @param kind how records write its value
 * @param values the possible values; empty if any word will do
 * @param byDefault the default; empty if a value must be chosen
 * @param ifUnnamed the value it has in a stored game that does not name it: how games were played before the option
 *     existed
 * @param rule the rule that describes it
 */
public record Option(String name, Kind kind, List<String> values, String byDefault, String ifUnnamed, String rule) {
    /** The name of the option for the number of players. */
    public static final String PLAYERS = "players";

    /** How a record writes an option's value. */
    public enum Kind {
        /** A whole number. */
        NUMBER,
        /** True or false. */
        FLAG,
        /** A word. */
        WORD
    }

    /** A constant of an enum that is a value of an option. */
    public interface Word {
        /** The constant's name. */
        String name();

        /** The value as records and the command line write it: {@code LATER_TURN} is {@code laterTurn}. */
        default String word() {
            StringBuilder word = new StringBuilder();
            for (String part : name().split("_", -1)) {
                String rest = part.substring(1).toLowerCase(Locale.ROOT);
                word.append(word.isEmpty() ? part.substring(0, 1).toLowerCase(Locale.ROOT) : part.substring(0, 1))
                        .append(rest);
            }
            return word.toString();
        }
    }

    /** A choice between words; the first is the default. */
    public static Option choice(String name, String rule, Word... values) {
        List<String> words = new ArrayList<>();
        for (Word value : values) {
            words.add(value.word());
        }
        return new Option(name, Kind.WORD, List.copyOf(words), words.getFirst(), words.getFirst(), rule);
    }

    /** A word of any kind. */
    public static Option word(String name, String rule, String byDefault) {
        return new Option(name, Kind.WORD, List.of(), byDefault, byDefault, rule);
    }

    /** A switch that is off by default. */
    public static Option flag(String name, String rule) {
        return new Option(name, Kind.FLAG, List.of("false", "true"), "false", "false", rule);
    }

    /** The number of players, which must be chosen. */
    public static Option players(String rule, String... counts) {
        return new Option(PLAYERS, Kind.NUMBER, List.of(counts), "", "", rule);
    }

    /** The same option, but newer than some stored games, which were played with this value. */
    public Option unnamedMeans(Word value) {
        return new Option(name, kind, values, byDefault, value.word(), rule);
    }

    /**
     * Checks values against the options of a game and adds the defaults, in the order of the options.
     *
     * @throws Refused if an option or a value does not exist, or a value is missing
     */
    public static Map<String, String> fill(List<Option> options, Map<String, String> given, String recordRule) {
        for (String name : given.keySet()) {
            if (!contains(options, name)) {
                throw new Refused(Refusal.of(recordRule, "option.unknown", "name", name, "names", names(options)));
            }
        }
        Map<String, String> filled = new LinkedHashMap<>();
        for (Option option : options) {
            String value = given.getOrDefault(option.name, option.byDefault);
            if (value.isEmpty()) {
                throw new Refused(Refusal.of(
                        option.rule,
                        "option.missing",
                        "name",
                        option.name,
                        "values",
                        String.join(", ", option.values)));
            }
            if (!option.values.isEmpty() && !option.values.contains(value)) {
                throw new Refused(Refusal.of(
                        option.rule,
                        "option.value",
                        "name",
                        option.name,
                        "value",
                        value,
                        "values",
                        String.join(", ", option.values)));
            }
            filled.put(option.name, value);
        }
        return filled;
    }

    private static boolean contains(List<Option> options, String name) {
        for (Option option : options) {
            if (option.name.equals(name)) {
                return true;
            }
        }
        return false;
    }

    private static String names(List<Option> options) {
        StringBuilder names = new StringBuilder();
        for (Option option : options) {
            names.append(names.isEmpty() ? "" : ", ").append(option.name);
        }
        return names.toString();
    }
}
