package hidalgo.server.protocol;

import hidalgo.rules.Message;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A sentence for any language: a key of the catalogues and the values of its slots.
 *
 * @param key the key
 * @param slots texts, numbers, {@code {"seat": 2}} for a player, or another text
 */
public record Text(String key, Map<String, Object> slots) {
    /** A message in the form of the protocol. */
    public static Text of(Message message) {
        Map<String, Object> slots = new LinkedHashMap<>();
        message.slots()
                .forEach((name, value) -> slots.put(
                        name,
                        switch (value) {
                            case Message.Seat(int seat) -> Map.of("seat", seat);
                            case Message inner -> of(inner);
                            case Number number -> number;
                            default -> value.toString();
                        }));
        return new Text(message.key(), slots);
    }
}
