package hidalgo.rules;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A value for every option of a game, checked. */
public final class OptionValues {
    private final Map<String, String> values;

    private OptionValues(Map<String, String> values) {
        this.values = values;
    }

    /**
     * Checks values against the options of a game and takes the default where none is given.
     *
     * @param recordRule the rule that says which options there are
     * @throws Refused if an option or a value does not exist, or a value is missing
     */
    public static OptionValues of(List<Option> options, Map<String, String> given, String recordRule) {
        return new OptionValues(Option.fill(options, given, recordRule));
    }

    /** The value of an option that takes a word. */
    public String word(String name) {
        return Objects.requireNonNull(values.get(name));
    }

    /** The value of an option that takes a number. */
    public int number(String name) {
        return Integer.parseInt(word(name));
    }

    /** The value of an option that is on or off. */
    public boolean flag(String name) {
        return Boolean.parseBoolean(word(name));
    }

    /** The value of an option whose words stand for constants. */
    public <W extends Option.Word> W constant(String name, W[] constants) {
        String word = word(name);
        for (W constant : constants) {
            if (constant.word().equals(word)) {
                return constant;
            }
        }
        throw new IllegalArgumentException("No constant stands for " + word);
    }
}
