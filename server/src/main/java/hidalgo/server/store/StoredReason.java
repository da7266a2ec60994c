package hidalgo.server.store;

import hidalgo.rules.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/*
 * The first version wrote the name of a place into the slot "place" and its code into the slot "region". Today's texts need
 * both in one value, because the preposition depends on the place.
 */

/** A bot's reason as the database stores it: a key of the catalogues and the values of its slots. */
record StoredReason(String key, Map<String, Object> slots) {
    /** A reason to be stored. */
    static StoredReason of(Message message) {
        return new StoredReason(message.key(), message.slots());
    }

    /** A reason that was stored. */
    Message message() {
        return message(key, slots);
    }

    private static Message message(String key, Map<?, ?> slots) {
        Map<String, Object> values = new LinkedHashMap<>();
        slots.forEach((name, value) -> values.put(String.valueOf(name), value(value)));
        if (values.get("place") instanceof String name && values.get("region") instanceof String code) {
            values.put("place", new Message.Place(code, name));
        }
        return new Message(key, values);
    }

    private static Object value(Object json) {
        return switch (json) {
            case List<?> list -> list.stream().map(StoredReason::value).toList();
            case Map<?, ?> fields
            when fields.get("key") instanceof String key && fields.get("slots") instanceof Map<?, ?> inner ->
                message(key, inner);
            case Map<?, ?> fields when fields.get("seat") instanceof Integer seat -> new Message.Seat(seat);
            case Map<?, ?> fields when fields.get("card") instanceof String card -> new Message.Card(card);
            case Map<?, ?> fields
            when fields.get("place") instanceof String place ->
                new Message.Place(place, String.valueOf(fields.get("name")));
            default -> json;
        };
    }
}
