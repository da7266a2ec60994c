package hidalgo.offline.standin;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A component of a class of records: a browser knows its field, but neither the component nor functions made of it. */
public final class RecordPart {
    private final Field field;

    private RecordPart(Field field) {
        this.field = field;
    }

    /** All components of a class of records. */
    public static List<RecordPart> all(Class<?> type) {
        List<RecordPart> parts = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                parts.add(new RecordPart(field));
            }
        }
        return parts;
    }

    /** Its name. */
    public String name() {
        return field.getName();
    }

    /** Its type. */
    public Type type() {
        return field.getGenericType();
    }

    /** The value of this component in a record. */
    public @Nullable Object of(Record value) {
        try {
            return field.get(value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("Can't read a field of a record", e);
        }
    }
}
