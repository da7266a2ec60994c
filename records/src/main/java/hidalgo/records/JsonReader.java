package hidalgo.records;

import hidalgo.records.Json.Foreign;
import hidalgo.rules.Message;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes records and other values from parsed JSON. */
public final class JsonReader {
    private final JsonShapes shapes;
    private final boolean isStrict;

    private JsonReader(JsonShapes shapes, boolean isStrict) {
        this.shapes = shapes;
        this.isStrict = isStrict;
    }

    /** A reader that accepts no fields that a record does not have. */
    public static JsonReader strict(JsonShapes shapes) {
        return new JsonReader(shapes, true);
    }

    /** A reader that ignores fields that a record does not have: older and newer versions know others. */
    public static JsonReader tolerant(JsonShapes shapes) {
        return new JsonReader(shapes, false);
    }

    /**
     * A value of a type.
     *
     * @param json a value that {@link Json} has parsed
     * @throws RecordException if it is anything else
     */
    public <T> T read(Class<T> type, Object json) throws RecordException {
        Object value = value(Message.of("json.whole"), type, json);
        if (value == null) {
            throw mustBe(Message.of("json.whole"), "object");
        }
        return type.cast(value);
    }

    private Record record(Message field, Class<? extends Record> type, Object json) throws RecordException {
        if (!(json instanceof Map<?, ?> given)) {
            throw mustBe(field, "object");
        }
        JsonShape<?> shape = shapes.of(type);
        List<@Nullable Object> values = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (JsonShape.Field each : shape.fields()) {
            Type read = each.type();
            if (read != null) {
                values.add(component(Message.of("record.field", "field", each.name()), read, given.get(each.name())));
                known.add(each.name());
            }
        }
        for (Object name : given.keySet()) {
            if (isStrict && !known.contains(String.valueOf(name))) {
                throw new RecordException(Message.of("json.unknown", "field", String.valueOf(name)));
            }
        }
        return shape.make(values);
    }

    private @Nullable Object component(Message field, Type type, @Nullable Object json) throws RecordException {
        Object value = json == null ? null : value(field, type, json);
        if (value == null && type instanceof Class<?> plain && plain.isPrimitive()) {
            throw new RecordException(Message.of("record.missing", "field", field));
        }
        return value;
    }

    private @Nullable Object value(Message field, Type type, Object json) throws RecordException {
        if (json == Foreign.NULL) {
            return null;
        }
        if (type instanceof ParameterizedType generic) {
            Type[] of = generic.getActualTypeArguments();
            return of.length == 1 ? list(field, of[0], json) : map(field, of[of.length - 1], json);
        }
        Class<?> plain = (Class<?>) type;
        if (plain == Object.class) {
            return plain(json);
        }
        if (plain == String.class) {
            return cast(field, String.class, json, "text");
        }
        if (plain == int.class || plain == Integer.class) {
            return cast(field, Integer.class, json, "number");
        }
        if (plain == long.class || plain == Long.class) {
            return json instanceof Integer small ? (Object) small.longValue() : cast(field, Long.class, json, "number");
        }
        if (plain == double.class || plain == Double.class) {
            return cast(field, Number.class, json, "fraction").doubleValue();
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return cast(field, Boolean.class, json, "flag");
        }
        if (plain.isEnum()) {
            return constant(field, plain, cast(field, String.class, json, "text"));
        }
        return record(field, plain.asSubclass(Record.class), json);
    }

    /** A value whose type is not declared: as it was parsed, but with null. */
    private static @Nullable Object plain(Object json) {
        if (json instanceof Map<?, ?> map) {
            Map<String, @Nullable Object> plain = new LinkedHashMap<>();
            map.forEach((name, value) -> plain.put(String.valueOf(name), plain(value)));
            return plain;
        }
        if (json instanceof List<?> list) {
            List<@Nullable Object> plain = new ArrayList<>();
            list.forEach(value -> plain.add(plain(value)));
            return plain;
        }
        return json == Foreign.NULL ? null : json;
    }

    private List<@Nullable Object> list(Message field, Type of, Object json) throws RecordException {
        if (!(json instanceof List<?> given)) {
            throw mustBe(field, "list");
        }
        Message element = Message.of("json.element", "field", field);
        List<@Nullable Object> list = new ArrayList<>(given.size());
        for (Object each : given) {
            list.add(value(element, of, each));
        }
        return list;
    }

    private Map<String, @Nullable Object> map(Message field, Type of, Object json) throws RecordException {
        if (!(json instanceof Map<?, ?> given)) {
            throw mustBe(field, "object");
        }
        Message element = Message.of("json.element", "field", field);
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        for (Map.Entry<?, ?> each : given.entrySet()) {
            map.put(String.valueOf(each.getKey()), value(element, of, each.getValue()));
        }
        return map;
    }

    private static Object constant(Message field, Class<?> type, String name) throws RecordException {
        List<String> names = new ArrayList<>();
        for (Object constant : type.getEnumConstants()) {
            String known = ((Enum<?>) constant).name();
            if (known.equalsIgnoreCase(name)) {
                return constant;
            }
            names.add(known.toLowerCase(Locale.ROOT));
        }
        throw new RecordException(Message.of("json.word", "field", field, "words", String.join(", ", names)));
    }

    private static <T> T cast(Message field, Class<T> type, Object json, String kind) throws RecordException {
        if (!type.isInstance(json)) {
            throw mustBe(field, kind);
        }
        return type.cast(json);
    }

    private static RecordException mustBe(Message field, String kind) {
        return new RecordException(
                Message.of("record.mustBe", "field", field, "kind", Message.of("record.kind." + kind)));
    }
}
