package hidalgo.offline;

import hidalgo.records.Json;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes records from parsed JSON: requests of the page, and stored events. */
final class RecordJson {
    private RecordJson() {}

    /** A record from its fields; missing fields are null. */
    static <T extends Record> T read(Class<T> type, Object json) {
        if (!(json instanceof Map<?, ?> fields)) {
            throw new IllegalArgumentException("No " + type.getSimpleName() + ": " + json);
        }
        List<@Nullable Object> values = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                values.add(value(field.getGenericType(), fields.get(field.getName())));
            }
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (constructor.getParameterCount() == values.size()) {
                return make(type, constructor, values);
            }
        }
        throw new IllegalStateException("Can't find the constructor of " + type.getSimpleName());
    }

    private static <T> T make(Class<T> type, Constructor<?> constructor, List<@Nullable Object> values) {
        try {
            constructor.setAccessible(true);
            return type.cast(constructor.newInstance(values.toArray()));
        } catch (InstantiationException | IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("Can't create a record of type " + type.getSimpleName(), e);
        }
    }

    private static @Nullable Object value(Type type, @Nullable Object json) {
        if (json == null || json == Json.Foreign.VALUE) {
            return null;
        }
        if (type instanceof ParameterizedType generic) {
            Type[] of = generic.getActualTypeArguments();
            return json instanceof Map<?, ?> map ? map(of[1], map) : list(of[0], (List<?>) json);
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isEnum()) {
            return constant(plain, (String) json);
        }
        if (plain == long.class || plain == Long.class) {
            return ((Number) json).longValue();
        }
        return json instanceof Map<?, ?> ? read(plain.asSubclass(Record.class), json) : json;
    }

    private static List<@Nullable Object> list(Type of, List<?> json) {
        List<@Nullable Object> list = new ArrayList<>();
        json.forEach(each -> list.add(value(of, each)));
        return list;
    }

    private static Map<String, @Nullable Object> map(Type of, Map<?, ?> json) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        json.forEach((key, each) -> map.put((String) key, value(of, each)));
        return map;
    }

    private static Object constant(Class<?> type, String name) {
        for (Object constant : type.getEnumConstants()) {
            if (((Enum<?>) constant).name().equalsIgnoreCase(name)) {
                return constant;
            }
        }
        throw new IllegalArgumentException("No " + type.getSimpleName() + ": " + name);
    }
}
