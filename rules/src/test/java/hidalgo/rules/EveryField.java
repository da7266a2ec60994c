package hidalgo.rules;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/**
 * Everything that an object holds, down to the last private field; code that has only the object can't learn anything
 * else.
 */
public final class EveryField {
    private final StringBuilder text = new StringBuilder();

    private EveryField() {}

    /** All fields of an object, and of what they hold, as text. */
    public static String of(Object object) {
        EveryField fields = new EveryField();
        fields.write(object);
        return fields.text.toString();
    }

    private void write(Object value) {
        if (value != null && value.getClass().isArray()) {
            text.append('[');
            for (int i = 0; i < Array.getLength(value); i++) {
                write(Array.get(value, i));
                text.append(' ');
            }
            text.append(']');
        } else if (value == null
                || value instanceof Enum<?>
                || !value.getClass().getName().startsWith("hidalgo.")) {
            text.append(value);
        } else {
            text.append(value.getClass().getSimpleName()).append('{');
            for (Class<?> type = value.getClass(); type != Object.class; type = type.getSuperclass()) {
                writeFields(value, type);
            }
            text.append('}');
        }
    }

    private void writeFields(Object value, Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers())) {
                continue;
            }
            field.setAccessible(true);
            text.append(field.getName()).append('=');
            try {
                write(field.get(value));
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
            text.append('\n');
        }
    }
}
