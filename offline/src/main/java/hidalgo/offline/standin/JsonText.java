package hidalgo.offline.standin;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values as JSON on one line; records by their fields, because a browser does not know their components. */
public final class JsonText {
    private final StringBuilder out = new StringBuilder();

    private JsonText() {}

    /** A value as JSON. */
    public static String of(@Nullable Object value) {
        JsonText text = new JsonText();
        text.value(value);
        return text.out.toString();
    }

    /** An object, its fields given as name, value, name, value; a value may be null. */
    public static Map<String, @Nullable Object> object(@Nullable Object... fields) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        for (int i = 0; i < fields.length; i += 2) {
            object.put(String.valueOf(fields[i]), fields[i + 1]);
        }
        return object;
    }

    private void value(@Nullable Object value) {
        switch (value) {
            case null -> out.append("null");
            case String text -> out.append(Json.quoted(text));
            case Enum<?> constant -> out.append(Json.quoted(constant.name().toLowerCase(Locale.ROOT)));
            case Double fraction -> out.append(Math.rint(fraction * 1000) / 1000);
            case List<?> list -> list(list);
            case Map<?, ?> map -> map(map);
            case Record components -> map(fields(components));
            default -> out.append(value);
        }
    }

    private void list(List<?> list) {
        out.append('[');
        String before = "";
        for (Object element : list) {
            out.append(before);
            value(element);
            before = ", ";
        }
        out.append(']');
    }

    private void map(Map<?, ?> map) {
        out.append('{');
        String before = "";
        for (Map.Entry<?, ?> field : map.entrySet()) {
            out.append(before)
                    .append(Json.quoted(String.valueOf(field.getKey())))
                    .append(": ");
            value(field.getValue());
            before = ", ";
        }
        out.append('}');
    }

    private static Map<String, @Nullable Object> fields(Record components) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        for (Field field : components.getClass().getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                try {
                    field.setAccessible(true);
                    fields.put(field.getName(), field.get(components));
                } catch (IllegalAccessException e) {
                    throw new IllegalStateException("Can't read a field of a record", e);
                }
            }
        }
        return fields;
    }
}
