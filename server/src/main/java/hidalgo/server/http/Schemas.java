package hidalgo.server.http;

import static hidalgo.server.http.ApiDescription.object;

import hidalgo.rules.Message;
import hidalgo.tables.protocol.GameTypes;
import hidalgo.tables.protocol.ProtocolName;
import hidalgo.tables.protocol.Text;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The shapes of records as JSON Schema. */
final class Schemas {
    private final Map<String, Object> records = new TreeMap<>();

    /** The schemas of all records that were requested, by their names. */
    Map<String, Object> all() {
        return records;
    }

    /** The schema of a type; records are referred to by name. */
    Map<String, Object> of(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type[] arguments = generic.getActualTypeArguments();
            return generic.getRawType() == Map.class
                    ? object("type", "object", "additionalProperties", of(arguments[1]))
                    : object("type", "array", "items", of(arguments[0]));
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isEnum()) {
            return Map.of("enum", words(plain));
        } else if (plain == Object.class) {
            return slot();
        } else if (plain == Record.class) {
            return Map.of("anyOf", GameTypes.all().stream().map(this::record).toList());
        } else if (plain.isRecord()) {
            return record(plain);
        }
        return Map.of("type", simple(plain));
    }

    private static String simple(Class<?> type) {
        if (type == String.class) {
            return "string";
        } else if (type == boolean.class || type == Boolean.class) {
            return "boolean";
        } else if (type == double.class || type == Double.class) {
            return "number";
        }
        return type.isPrimitive() || Number.class.isAssignableFrom(type) ? "integer" : "object";
    }

    private static List<String> words(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> ((Enum<?>) constant).name().toLowerCase(Locale.ROOT))
                .toList();
    }

    /** The value of a slot of a text: words, a number, a player, a place, a card, another text, or a list of these. */
    private Map<String, Object> slot() {
        Map<String, Object> reference = Map.of("$ref", "#/components/schemas/Slot");
        if (!records.containsKey("Slot")) {
            List<Object> kinds = new ArrayList<>();
            records.put("Slot", object("anyOf", kinds));
            kinds.add(Map.of("type", "string"));
            kinds.add(Map.of("type", "number"));
            kinds.add(record(Message.Seat.class));
            kinds.add(record(Message.Place.class));
            kinds.add(record(Message.Card.class));
            kinds.add(record(Text.class));
            kinds.add(Map.of("type", "array", "items", reference));
        }
        return reference;
    }

    private Map<String, Object> record(Class<?> type) {
        String name = ProtocolName.of(type);
        if (!records.containsKey(name)) {
            Map<String, Object> properties = new LinkedHashMap<>();
            List<String> required = new ArrayList<>();
            records.put(name, object("type", "object", "properties", properties, "required", required));
            for (RecordComponent component : type.getRecordComponents()) {
                boolean optional = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
                Map<String, Object> schema = of(component.getGenericType());
                properties.put(
                        component.getName(),
                        optional ? Map.of("anyOf", List.of(schema, Map.of("type", "null"))) : schema);
                if (!optional) {
                    required.add(component.getName());
                }
            }
        }
        return Map.of("$ref", "#/components/schemas/" + name);
    }
}
