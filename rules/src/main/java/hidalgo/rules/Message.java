package hidalgo.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/*
 * The names of the fields here are those on the wire and in JSON: {"seat": 2}, {"place": "Sev", "name": "Sevilla"}, {"card": "king"}.
 */

/**
 * A sentence in no particular language: the key of a text in the catalogues and the values of its slots.
 *
 * @param key the key, such as {@code refused.tie}
 * @param slots the values of the text's {@code {name}} slots: numbers, words, a {@link Seat}, a {@link Place}, a {@link Card}, another
 *     message, or a list of such values
 */
public record Message(String key, Map<String, Object> slots) {
    /**
     * The value of a slot that names a player.
     *
     * @param seat the seat
     */
    public record Seat(int seat) {}

    /**
     * The value of a slot that names a place on the map.
     *
     * @param place how moves write it
     * @param name its name
     */
    public record Place(String place, String name) {
        /** A place that has no name but what moves write. */
        public Place(String place) {
            this(place, place);
        }
    }

    /**
     * The value of a slot that names a card that has its own text.
     *
     * @param card its code; the text is that of {@code card.<code>}
     */
    public record Card(String card) {}

    /** An immutable message; its slots keep their order. */
    public Message {
        slots = Collections.unmodifiableMap(new LinkedHashMap<>(slots));
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
