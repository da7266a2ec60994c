package hidalgo.server.base;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Applies {@link Changes} to parsed JSON, as clients do. */
public final class ChangedJson {
    private static final String DROP = "drop";
    private static final String SIZE = "size";

    private ChangedJson() {}

    /** A value after a change; the old one stays as it is. */
    public static @Nullable Object of(@Nullable Object before, @Nullable Object change) {
        if (change instanceof List<?> instead) {
            return instead.getFirst();
        }
        if (!(change instanceof Map<?, ?> parts)) {
            throw new IllegalArgumentException("This is no change: " + change);
        }
        return before instanceof List<?> list ? list(list, parts) : object((Map<?, ?>) before, parts);
    }

    private static Map<String, @Nullable Object> object(@Nullable Map<?, ?> before, Map<?, ?> change) {
        Map<String, @Nullable Object> after = new LinkedHashMap<>();
        if (before != null) {
            before.forEach((name, value) -> after.put(String.valueOf(name), value));
        }
        change.forEach((part, value) -> {
            String name = String.valueOf(part);
            if (value instanceof List<?> instead && instead.isEmpty()) {
                after.remove(name);
            } else {
                after.put(name, of(after.get(name), value));
            }
        });
        return after;
    }

    private static List<@Nullable Object> list(List<?> before, Map<?, ?> change) {
        int drop = number(change.get(DROP), 0);
        int size = number(change.get(SIZE), before.size() - drop);
        List<@Nullable Object> after = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            Object old = i + drop < before.size() ? before.get(i + drop) : null;
            Object part = change.get(Integer.toString(i));
            after.add(part == null ? old : of(old, part));
        }
        return after;
    }

    private static int number(@Nullable Object value, int otherwise) {
        return value instanceof Integer number ? number : otherwise;
    }
}
