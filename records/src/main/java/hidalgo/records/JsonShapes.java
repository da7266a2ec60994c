package hidalgo.records;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The shapes of records in a format. */
public final class JsonShapes {
    /** Each record has a field for each component. */
    public static final JsonShapes PLAIN = new JsonShapes(Map.of());

    private final Map<Class<?>, JsonShape<?>> shapes;

    private JsonShapes(Map<Class<?>, JsonShape<?>> shapes) {
        this.shapes = new ConcurrentHashMap<>(shapes);
    }

    /** Some classes of records have these shapes, the others have a field for each component. */
    public static JsonShapes with(List<JsonShape<?>> special) {
        Map<Class<?>, JsonShape<?>> shapes = new HashMap<>();
        special.forEach(shape -> shapes.put(shape.type(), shape));
        return new JsonShapes(shapes);
    }

    JsonShape<?> of(Class<? extends Record> type) {
        JsonShape<?> known = shapes.get(type);
        return known == null ? shapes.computeIfAbsent(type, missing -> JsonShape.of(type)) : known;
    }
}
