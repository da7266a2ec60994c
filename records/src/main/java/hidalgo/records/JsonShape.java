package hidalgo.records;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The fields that JSON has for a class of records: its components, unless a format keeps older fields. */
public final class JsonShape<T extends Record> {
    private final Class<T> type;
    private final Constructor<?> constructor;
    private final List<Field> fields;

    private JsonShape(Class<T> type, Constructor<?> constructor, List<Field> fields) {
        this.type = type;
        this.constructor = constructor;
        this.fields = List.copyOf(fields);
    }

    /** A field of each component, with its name. */
    public static <T extends Record> JsonShape<T> of(Class<T> type) {
        List<Field> fields = new ArrayList<>();
        for (RecordPart part : RecordPart.all(type)) {
            fields.add(new Field(part.name(), part, null, false));
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (constructor.getParameterCount() == fields.size()) {
                constructor.setAccessible(true);
                return new JsonShape<>(type, constructor, fields);
            }
        }
        throw new IllegalArgumentException("Can't find the constructor of " + type.getSimpleName());
    }

    /** The same fields, but that of a component has another name. */
    public JsonShape<T> named(String component, String name) {
        return changed(component, field -> new Field(name, field.part, field.derived, field.isLeftOut));
    }

    /** The same fields, but that of a component is left out where it is null. */
    public JsonShape<T> leftOut(String component) {
        return changed(component, field -> new Field(field.name, field.part, field.derived, true));
    }

    /** The same fields, and one more that is only written. */
    public JsonShape<T> and(String name, Function<T, @Nullable Object> derived) {
        List<Field> more = new ArrayList<>(fields);
        more.add(new Field(name, null, value -> derived.apply(type.cast(value)), false));
        return new JsonShape<>(type, constructor, more);
    }

    private JsonShape<T> changed(String component, UnaryOperator<Field> change) {
        List<Field> changed = new ArrayList<>(fields);
        for (int i = 0; i < changed.size(); i++) {
            RecordPart part = changed.get(i).part;
            if (part != null && part.name().equals(component)) {
                changed.set(i, change.apply(changed.get(i)));
                return new JsonShape<>(type, constructor, changed);
            }
        }
        throw new IllegalArgumentException("No component of " + type.getSimpleName() + ": " + component);
    }

    Class<T> type() {
        return type;
    }

    List<Field> fields() {
        return fields;
    }

    /** A record of the values of its components, in their order. */
    T make(List<@Nullable Object> values) {
        try {
            return type.cast(constructor.newInstance(values.toArray()));
        } catch (InstantiationException | IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("Can't create a record of type " + type.getSimpleName(), e);
        }
    }

    /** A field of JSON: of a component, or derived from the record. */
    static final class Field {
        private final String name;
        private final byte[] quoted;
        private final @Nullable RecordPart part;
        private final @Nullable Function<Record, @Nullable Object> derived;
        private final boolean isLeftOut;

        Field(
                String name,
                @Nullable RecordPart part,
                @Nullable Function<Record, @Nullable Object> derived,
                boolean isLeftOut) {
            this.name = name;
            this.quoted = JsonText.of(name).getBytes(StandardCharsets.UTF_8);
            this.part = part;
            this.derived = derived;
            this.isLeftOut = isLeftOut;
        }

        String name() {
            return name;
        }

        /** Its name as JSON. */
        byte[] quoted() {
            return quoted;
        }

        /** Whether it is left out where it is null. */
        boolean isLeftOut() {
            return isLeftOut;
        }

        /** The type that its value is read as; null if it is not read. */
        @Nullable
        Type type() {
            return part == null ? null : part.type();
        }

        @Nullable
        Object value(Record of) {
            if (part != null) {
                return part.of(of);
            }
            return derived == null ? null : derived.apply(of);
        }
    }
}
