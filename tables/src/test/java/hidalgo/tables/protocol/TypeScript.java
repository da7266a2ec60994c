package hidalgo.tables.protocol;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Java records as TypeScript interfaces, with everything they consist of. */
final class TypeScript {
    private final Map<String, String> types = new TreeMap<>();
    private final Deque<Class<?>> todo = new ArrayDeque<>();
    private final Map<Class<?>, String> names = new LinkedHashMap<>();

    /** The interfaces of some records and of all that they consist of. */
    static String of(List<Class<?>> roots) {
        TypeScript script = new TypeScript();
        roots.forEach(script::name);
        while (!script.todo.isEmpty()) {
            script.write(script.todo.pop());
        }
        return "// Generated from the Java records of hidalgo.tables.protocol; see docs/api.md.\n\n"
                + String.join("\n", script.types.values());
    }

    private String name(Class<?> type) {
        return names.computeIfAbsent(type, added -> {
            todo.push(added);
            return ProtocolName.of(added);
        });
    }

    private void write(Class<?> type) {
        StringBuilder text = new StringBuilder();
        if (type.isEnum()) {
            text.append("export type ").append(name(type)).append(" = ");
            text.append(String.join(
                            " | ",
                            Arrays.stream(type.getEnumConstants())
                                    .map(constant ->
                                            "'" + ((Enum<?>) constant).name().toLowerCase(Locale.ROOT) + "'")
                                    .toList()))
                    .append(";\n");
        } else {
            text.append("export interface ").append(name(type)).append(" {\n");
            for (RecordComponent component : type.getRecordComponents()) {
                boolean nullable = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
                boolean asked = ProtocolName.of(type).endsWith("Request")
                        || ProtocolName.of(type).startsWith("NewTable")
                        || ProtocolName.of(type).equals("NewCup");
                text.append("  ")
                        .append(component.getName())
                        .append(nullable && asked ? "?" : "")
                        .append(": ")
                        .append(type(component.getGenericType()))
                        .append(nullable && !asked ? " | null" : "")
                        .append(";\n");
            }
            text.append("}\n");
        }
        types.put(name(type), text.toString());
    }

    private String type(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type[] arguments = generic.getActualTypeArguments();
            return generic.getRawType() == Map.class
                    ? "Record<string, " + type(arguments[1]) + ">"
                    : type(arguments[0]) + "[]";
        }
        Class<?> plain = (Class<?>) type;
        if (plain == String.class) {
            return "string";
        } else if (plain == boolean.class || plain == Boolean.class) {
            return "boolean";
        } else if (plain.isPrimitive() || Number.class.isAssignableFrom(plain)) {
            return "number";
        } else if (plain == Object.class || plain == Record.class) {
            return "unknown";
        }
        return name(plain);
    }
}
