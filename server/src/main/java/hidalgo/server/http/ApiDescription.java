package hidalgo.server.http;

import hidalgo.server.protocol.Frame;
import hidalgo.server.protocol.Problem;
import hidalgo.server.protocol.Text;
import hidalgo.server.protocol.WireName;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The API as OpenAPI describes it, made from the addresses and the records. */
final class ApiDescription {
    private static final Pattern VARIES = Pattern.compile("\\{(\\w+)}");

    private final Map<String, Object> schemas = new TreeMap<>();

    private ApiDescription() {}

    /** The description of all addresses. */
    static Map<String, Object> of(String version, String basePath) {
        ApiDescription description = new ApiDescription();
        Map<String, Map<String, Object>> paths = new TreeMap<>();
        for (Endpoint endpoint : Endpoint.ALL) {
            paths.computeIfAbsent(endpoint.path(), path -> new LinkedHashMap<>())
                    .put(endpoint.method(), description.operation(endpoint));
        }
        paths.put(Endpoint.SOCKET, Map.of("get", description.socket()));
        return Map.of(
                "openapi",
                "3.1.0",
                "servers",
                List.of(Map.of("url", basePath.isEmpty() ? "/" : basePath)),
                "info",
                Map.of("title", "Hidalgo", "version", version.isEmpty() ? "0" : version),
                "paths",
                paths,
                "components",
                Map.of(
                        "schemas",
                        description.schemas,
                        "securitySchemes",
                        Map.of(
                                "cookie",
                                Map.of("type", "apiKey", "in", "cookie", "name", "hidalgo"),
                                "token",
                                Map.of("type", "http", "scheme", "bearer"))),
                "security",
                List.of(Map.of("cookie", List.of()), Map.of("token", List.of()), Map.of()));
    }

    private Map<String, Object> operation(Endpoint endpoint) {
        Map<String, Object> operation = new LinkedHashMap<>();
        operation.put("summary", endpoint.summary());
        operation.put("parameters", parameters(endpoint.path(), endpoint.query()));
        if (endpoint.request() != null) {
            operation.put("requestBody", Map.of("required", true, "content", json(schema(endpoint.request()))));
        }
        Map<String, Object> answer = new LinkedHashMap<>(Map.of("description", "done"));
        if (endpoint.answer() != null) {
            Map<String, Object> schema = schema(endpoint.answer());
            Map<String, Object> body = endpoint.list() ? Map.of("type", "array", "items", schema) : schema;
            answer.put("content", endpoint.answer() == String.class ? content("text/csv", body) : json(body));
        }
        operation.put("responses", Map.of("2XX", answer, "4XX", problem()));
        return operation;
    }

    /** OpenAPI has no words for what a socket tells, but for the shape of its frames. */
    private Map<String, Object> socket() {
        schema(Frame.class);
        return Map.of(
                "summary",
                "A WebSocket on which the server sends a Frame after every change",
                "parameters",
                parameters(Endpoint.SOCKET, List.of("seat")),
                "responses",
                Map.of("101", Map.of("description", "frames follow"), "4XX", problem()));
    }

    private static List<Object> parameters(String path, List<String> query) {
        List<Object> parameters = new ArrayList<>();
        Matcher varies = VARIES.matcher(path);
        while (varies.find()) {
            parameters.add(Map.of(
                    "name", varies.group(1), "in", "path", "required", true, "schema", Map.of("type", "string")));
        }
        for (String name : query) {
            parameters.add(Map.of("name", name, "in", "query", "schema", Map.of("type", "integer")));
        }
        return parameters;
    }

    private Map<String, Object> problem() {
        return Map.of("description", "not done, and why", "content", json(schema(Problem.class)));
    }

    private static Map<String, Object> json(Map<String, Object> schema) {
        return content("application/json", schema);
    }

    private static Map<String, Object> content(String type, Map<String, Object> schema) {
        return Map.of(type, Map.of("schema", schema));
    }

    private Map<String, Object> schema(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type[] arguments = generic.getActualTypeArguments();
            return generic.getRawType() == Map.class
                    ? Map.of("type", "object", "additionalProperties", schema(arguments[1]))
                    : Map.of("type", "array", "items", schema(arguments[0]));
        }
        Class<?> plain = (Class<?>) type;
        if (plain == String.class) {
            return Map.of("type", "string");
        } else if (plain == boolean.class || plain == Boolean.class) {
            return Map.of("type", "boolean");
        } else if (plain == double.class || plain == Double.class) {
            return Map.of("type", "number");
        } else if (plain.isPrimitive() || Number.class.isAssignableFrom(plain)) {
            return Map.of("type", "integer");
        } else if (plain.isEnum()) {
            return Map.of(
                    "enum",
                    Arrays.stream(plain.getEnumConstants())
                            .map(constant -> ((Enum<?>) constant).name().toLowerCase(Locale.ROOT))
                            .toList());
        } else if (plain == Object.class) {
            return slot();
        } else if (plain == Record.class) {
            return Map.of("anyOf", Endpoint.OF_GAMES.stream().map(this::record).toList());
        } else if (plain.isRecord()) {
            return record(plain);
        }
        return Map.of("type", "object");
    }

    /** What fills a slot of a text: words, a number, a player, or a text again. */
    private Map<String, Object> slot() {
        Map<String, Object> player = Map.of(
                "type", "object", "properties", Map.of("seat", Map.of("type", "integer")), "required", List.of("seat"));
        return Map.of("anyOf", List.of(Map.of("type", "string"), Map.of("type", "number"), player, record(Text.class)));
    }

    private Map<String, Object> record(Class<?> type) {
        String name = WireName.of(type);
        if (!schemas.containsKey(name)) {
            Map<String, Object> properties = new LinkedHashMap<>();
            List<String> required = new ArrayList<>();
            schemas.put(name, Map.of("type", "object", "properties", properties, "required", required));
            for (RecordComponent component : type.getRecordComponents()) {
                boolean optional = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
                Map<String, Object> schema = schema(component.getGenericType());
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
