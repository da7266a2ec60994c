package hidalgo.server.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Applies {@link Changes} to JSON, as clients do. */
public final class ChangedJson {
    private static final String DROP = "drop";
    private static final String SIZE = "size";

    private ChangedJson() {}

    /** A value after a change; the old one stays as it is. */
    public static JsonNode of(JsonNode before, JsonNode change) {
        if (change.isArray()) {
            return change.get(0);
        }
        return before.isArray() ? list(before, change) : object((ObjectNode) before, change);
    }

    private static JsonNode object(ObjectNode before, JsonNode change) {
        ObjectNode after = JsonNodeFactory.instance.objectNode().setAll(before);
        change.properties().forEach(part -> {
            JsonNode value = part.getValue();
            if (value.isArray() && value.isEmpty()) {
                after.remove(part.getKey());
            } else {
                JsonNode old = before.get(part.getKey());
                after.set(part.getKey(), of(old == null ? JsonNodeFactory.instance.nullNode() : old, value));
            }
        });
        return after;
    }

    private static JsonNode list(JsonNode before, JsonNode change) {
        int drop = change.path(DROP).asInt(0);
        int size = change.path(SIZE).asInt(before.size() - drop);
        ArrayNode after = JsonNodeFactory.instance.arrayNode();
        for (int i = 0; i < size; i++) {
            JsonNode old = before.path(i + drop);
            JsonNode part = change.get(Integer.toString(i));
            after.add(part == null ? old : of(old, part));
        }
        return after;
    }
}
