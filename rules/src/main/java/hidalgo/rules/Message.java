package hidalgo.rules;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A sentence in no particular language: the key of a text in the catalogues and the values of its slots.
 *
 * @param key the key, such as {@code refused.tie}
 * @param slots the values of the text's {@code {name}} slots: numbers, words, a {@link Seat}, or another message
 */
public record Message(String key, Map<String, Object> slots) {
    /**
     * The value of a slot that names a player.
     *
     * @param number the seat
     */
    public record Seat(int number) {}

    /** An immutable message. */
    public Message {
        slots = Map.copyOf(slots);
    }

    /** A message with slots, given as name, value, name, value. */
    public static Message of(String key, Object... slots) {
        Map<String, Object> filled = new LinkedHashMap<>();
        for (int i = 0; i < slots.length; i += 2) {
            filled.put((String) slots[i], slots[i + 1]);
        }
        return new Message(key, filled);
    }
}
