package hidalgo.rules;

/**
 * The reason why something is not allowed.
 *
 * @param rule the number of the rule that forbids it, such as {@code EC-3.13}
 * @param message the reason in words
 */
public record Refusal(String rule, Message message) implements Ruling {
    /** A refusal whose message has no slots. */
    public static Refusal of(String rule, String key) {
        return new Refusal(rule, Message.of(key));
    }

    /** A refusal whose message has slots, given as name, value, name, value. */
    public static Refusal of(String rule, String key, Object... slots) {
        return new Refusal(rule, Message.of(key, slots));
    }

    /** The rule and the reason in a language: {@code EC-3.3: this costs 4, and your court holds 3}. */
    public String text(Messages messages) {
        return rule + ": " + messages.text(message);
    }
}
