package hidalgo.records;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values as JSON on one line. */
public final class JsonText {
    private JsonText() {}

    /** A value as JSON for people, with blanks between the fields. */
    public static String of(@Nullable Object value) {
        return of(value, JsonWriter.Style.SPACED, JsonShapes.PLAIN);
    }

    /** A value as JSON for programs. */
    public static String compact(@Nullable Object value) {
        return of(value, JsonWriter.Style.COMPACT, JsonShapes.PLAIN);
    }

    /** A value as JSON for programs, its records in certain shapes. */
    public static String compact(@Nullable Object value, JsonShapes shapes) {
        return of(value, JsonWriter.Style.COMPACT, shapes);
    }

    private static String of(@Nullable Object value, JsonWriter.Style style, JsonShapes shapes) {
        JsonWriter writer = new JsonWriter(style, shapes);
        writer.value(value);
        return writer.text();
    }

    /** An object, its fields given as name, value, name, value; a value may be null. */
    public static Map<String, @Nullable Object> object(@Nullable Object... fields) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        for (int i = 0; i < fields.length; i += 2) {
            object.put(String.valueOf(fields[i]), fields[i + 1]);
        }
        return object;
    }
}
