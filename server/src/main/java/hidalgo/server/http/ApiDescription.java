package hidalgo.server.http;

import hidalgo.tables.protocol.Problem;
import io.javalin.http.HandlerType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The API as an OpenAPI document, generated from the endpoints and the records they receive and send. */
final class ApiDescription {
    private static final Pattern VARIES = Pattern.compile("\\{(\\w+)}");

    private final Schemas schemas = new Schemas();

    private ApiDescription() {}

    /** The description of some endpoints and a socket. */
    static Map<String, Object> of(List<Endpoint<?>> endpoints, SocketEndpoint socket, String version, String basePath) {
        ApiDescription description = new ApiDescription();
        Map<String, Map<String, Object>> paths = new TreeMap<>();
        for (Endpoint<?> endpoint : endpoints) {
            paths.computeIfAbsent(endpoint.route().path(), path -> new TreeMap<>())
                    .put(word(endpoint.route().method()), description.operation(endpoint));
        }
        paths.put(socket.path(), Map.of("get", description.operation(socket)));
        return object(
                "openapi",
                "3.1.0",
                "servers",
                List.of(Map.of("url", basePath.isEmpty() ? "/" : basePath)),
                "info",
                object("title", "Hidalgo", "version", version.isEmpty() ? "0" : version),
                "paths",
                paths,
                "components",
                object("schemas", description.schemas.all(), "securitySchemes", securitySchemes()),
                "security",
                List.of(Map.of("cookie", List.of()), Map.of("token", List.of()), Map.of()));
    }

    private static String word(HandlerType method) {
        return method.name().toLowerCase(Locale.ROOT);
    }

    private static Map<String, Object> securitySchemes() {
        return object(
                "cookie",
                object("type", "apiKey", "in", "cookie", "name", SessionCookie.NAME),
                "token",
                object("type", "http", "scheme", "bearer"));
    }

    private Map<String, Object> operation(Endpoint<?> endpoint) {
        Map<String, Object> operation = new LinkedHashMap<>();
        operation.put("summary", endpoint.route().summary());
        operation.put(
                "parameters",
                parameters(endpoint.route().path(), endpoint.route().query()));
        Class<?> request = endpoint.body().type();
        if (request != null) {
            operation.put(
                    "requestBody", object("required", true, "content", content(Answer.JSON, schemas.of(request))));
        }
        operation.put("responses", object("2XX", answer(endpoint.answer()), "4XX", problem()));
        return operation;
    }

    private Map<String, Object> answer(Answer<?> answer) {
        Map<String, Object> described = object("description", "done");
        if (answer.type() != null) {
            Map<String, Object> schema = schemas.of(answer.type());
            Map<String, Object> body = answer.list() ? object("type", "array", "items", schema) : schema;
            described.put("content", content(answer.media(), body));
        }
        return described;
    }

    /** OpenAPI can't describe what a socket sends, except for the shape of its frames. */
    private Map<String, Object> operation(SocketEndpoint socket) {
        schemas.of(socket.frame());
        return object(
                "summary",
                socket.summary(),
                "parameters",
                parameters(socket.path(), socket.query()),
                "responses",
                object("101", Map.of("description", "frames follow"), "4XX", problem()));
    }

    private static List<Object> parameters(String path, List<String> query) {
        List<Object> parameters = new ArrayList<>();
        Matcher varies = VARIES.matcher(path);
        while (varies.find()) {
            parameters.add(object(
                    "name", varies.group(1), "in", "path", "required", true, "schema", Map.of("type", "string")));
        }
        for (String name : query) {
            parameters.add(object("name", name, "in", "query", "schema", Map.of("type", "integer")));
        }
        return parameters;
    }

    private Map<String, Object> problem() {
        return object(
                "description", "refused, with the reason", "content", content(Answer.JSON, schemas.of(Problem.class)));
    }

    private static Map<String, Object> content(String media, Map<String, Object> schema) {
        return Map.of(media, Map.of("schema", schema));
    }

    /** A JSON object, its fields in the order given: name, value, name, value. */
    static Map<String, Object> object(Object... fields) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < fields.length; i += 2) {
            object.put(String.valueOf(fields[i]), fields[i + 1]);
        }
        return object;
    }
}
