package hidalgo.app.text;

import static hidalgo.records.JsonText.object;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Sentences of the catalogue as JSON. */
final class JsonSentence {
    private JsonSentence() {}

    /** A sentence with key and slots for a reader that has catalogues, and with the text for one that has none. */
    static Map<String, @Nullable Object> of(Message message) {
        return object("key", message.key(), "slots", slots(message), "text", Messages.ENGLISH.text(message));
    }

    private static Map<String, @Nullable Object> slots(Message message) {
        Map<String, @Nullable Object> slots = new LinkedHashMap<>();
        message.slots().entrySet().stream().sorted(Map.Entry.comparingByKey()).forEach(slot -> {
            Object value = switch (slot.getValue()) {
                case Message.Seat(int number) -> object("seat", number);
                case Message inner -> object("key", inner.key(), "slots", slots(inner));
                default -> slot.getValue();
            };
            slots.put(slot.getKey(), value);
        });
        return slots;
    }
}
