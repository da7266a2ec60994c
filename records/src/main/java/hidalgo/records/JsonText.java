package hidalgo.records;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Values as JSON on one line: maps, lists, texts, numbers, booleans, and Java records field by field. */
public final class JsonText {
    private static final String HEXADECIMAL = "0123456789ABCDEF";
    private static final double THOUSAND = 1000;
    /** A fraction that ends with a 5 is rounded up, although its double may be a little smaller. */
    private static final double TIE = 1e-9;

    /** A browser knows the fields of records, but not their components. */
    private static final Map<Class<?>, List<Field>> FIELDS = new ConcurrentHashMap<>();

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
            case String text -> quote(text);
            case Enum<?> constant -> quote(constant.name().toLowerCase(Locale.ROOT));
            case Double fraction -> fraction(fraction);
            case List<?> list -> list(list);
            case Map<?, ?> map -> map(map);
            case Record components -> record(components);
            default -> out.append(value);
        }
    }

    private void quote(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            switch (letter) {
                case '"', '\\' -> out.append('\\').append(letter);
                case '\n' -> out.append("\\n");
                case '\t' -> out.append("\\t");
                case '\r' -> out.append("\\r");
                case '\b' -> out.append("\\b");
                case '\f' -> out.append("\\f");
                default -> {
                    if (letter < ' ') {
                        out.append("\\u00")
                                .append(HEXADECIMAL.charAt(letter >> 4))
                                .append(HEXADECIMAL.charAt(letter & 15));
                    } else {
                        out.append(letter);
                    }
                }
            }
        }
        out.append('"');
    }

    /** A fraction with three digits after the point. */
    private void fraction(double fraction) {
        long thousandths = (long) Math.floor(Math.abs(fraction) * THOUSAND + 0.5 + TIE);
        String digits = Long.toString(thousandths % 1000);
        out.append(fraction < 0 ? "-" : "")
                .append(thousandths / 1000)
                .append('.')
                .append("0".repeat(3 - digits.length()))
                .append(digits);
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
            out.append(before);
            quote(String.valueOf(field.getKey()));
            out.append(": ");
            value(field.getValue());
            before = ", ";
        }
        out.append('}');
    }

    private void record(Record components) {
        out.append('{');
        String before = "";
        for (Field field : FIELDS.computeIfAbsent(components.getClass(), JsonText::fields)) {
            out.append(before);
            quote(field.getName());
            out.append(": ");
            try {
                value(field.get(components));
            } catch (IllegalAccessException e) {
                throw new IllegalStateException("A field of a record can't be read", e);
            }
            before = ", ";
        }
        out.append('}');
    }

    private static List<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                fields.add(field);
            }
        }
        return fields;
    }
}
