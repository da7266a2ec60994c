package hidalgo.tables.protocol;

import hidalgo.rules.Message;
import java.util.Map;

/**
 * A sentence for any language: a key of the catalogues and the values of its slots.
 *
 * @param key the key
 * @param slots texts, numbers, {@code {"seat": 2}} for a player, {@code {"place": "Sev", "name": "Sevilla"}} for a place,
 *     {@code {"card": "king"}} for a card, another text, or a list of these
 */
public record Text(String key, Map<String, Object> slots) {
    /** A message as it goes over the wire; its slots are written as they are. */
    public static Text of(Message message) {
        return new Text(message.key(), message.slots());
    }
}
