package hidalgo.server.base;

import hidalgo.records.JsonReader;
import hidalgo.records.JsonShapes;
import hidalgo.records.JsonText;
import hidalgo.records.JsonWriter;
import hidalgo.records.RecordException;
import hidalgo.tables.RequestRefused;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Converts records to JSON and back, for clients and for the database. */
public final class Json {
    /** Most requests run on virtual threads, which end too soon to keep buffers; they borrow these. */
    private static final BlockingQueue<JsonWriter> WRITERS = new ArrayBlockingQueue<>(64);

    /** A writer that has written more than this is not kept. */
    private static final int MOST_KEPT = 1 << 16;

    private static final JsonReader STRICT = JsonReader.strict(JsonShapes.PLAIN);
    private static final JsonReader TOLERANT = JsonReader.tolerant(JsonShapes.PLAIN);

    private Json() {}

    /** A value as JSON. */
    public static String text(@Nullable Object value) {
        return JsonText.compact(value);
    }

    /**
     * An object with a type and, as its change, the changes from one record to another of the same type; {@link Changes}
     * describes their format.
     */
    public static byte[] change(String type, Record before, Record after) {
        return written(out -> {
            out.beginObject();
            out.name("type");
            out.value(type);
            out.name("change");
            Changes.write(out, before, after);
            out.endObject();
        });
    }

    /** A value as JSON in UTF-8. */
    public static byte[] bytes(@Nullable Object value) {
        return written(out -> out.value(value));
    }

    private static byte[] written(Consumer<JsonWriter> writes) {
        JsonWriter kept = WRITERS.poll();
        JsonWriter out = kept == null ? new JsonWriter(JsonWriter.Style.COMPACT, JsonShapes.PLAIN) : kept;
        out.clear();
        writes.accept(out);
        byte[] bytes = out.bytes();
        if (out.capacity() <= MOST_KEPT) {
            WRITERS.offer(out);
        }
        return bytes;
    }

    /** A record that was stored. */
    public static <T> T stored(String json, Class<T> type) {
        try {
            return TOLERANT.read(type, hidalgo.records.Json.parse(json));
        } catch (RecordException e) {
            throw new IllegalStateException("Can't read a stored record: " + type.getSimpleName(), e);
        }
    }

    /** A record that a client sent; refused unless it has all required fields and no others. */
    public static <T extends Record> T received(byte[] json, Class<T> type) {
        try {
            T value = STRICT.read(type, hidalgo.records.Json.parseMessage(json));
            requireComplete(value);
            return value;
        } catch (RecordException e) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.json", "reason", e.sentence());
        }
    }

    private static void requireComplete(Record value) {
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            Object part = read(component, value);
            if (part == null && !component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
                throw missing(component.getName());
            }
            requireCompleteParts(part, component.getName());
        }
    }

    private static void requireCompleteParts(@Nullable Object part, String field) {
        if (part instanceof Record inner) {
            requireComplete(inner);
        } else if (part instanceof Iterable<?> several) {
            for (Object each : several) {
                if (each == null) {
                    throw missing(field);
                }
                requireCompleteParts(each, field);
            }
        } else if (part instanceof Map<?, ?> map && map.containsValue(null)) {
            throw missing(field);
        }
    }

    private static RequestRefused missing(String field) {
        return RequestRefused.of(RequestRefused.Kind.BAD, "server.json.missing", "field", field);
    }

    private static @Nullable Object read(RecordComponent component, Record value) {
        try {
            return component.getAccessor().invoke(value);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("Can't read a field of a public record", e);
        }
    }
}
