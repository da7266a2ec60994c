package hidalgo.app.text;

import static hidalgo.records.JsonText.object;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Sentences of the catalogue as JSON. */
final class JsonSentence {
    private JsonSentence() {}

    /** A sentence with key and slots for a reader that has catalogues, and with the text for one that has none. */
    static Map<String, @Nullable Object> of(Message message) {
        Map<String, Object> slots = new TreeMap<>(message.slots());
        return object("key", message.key(), "slots", slots, "text", Messages.ENGLISH.text(message));
    }
}
