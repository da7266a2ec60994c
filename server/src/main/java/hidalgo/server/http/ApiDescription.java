package hidalgo.server.http;

import hidalgo.server.http.caller.SessionCookie;
import hidalgo.tables.protocol.Problem;
import hidalgo.tables.request.Method;
import hidalgo.tables.request.Reply;
import hidalgo.tables.request.Request;
import hidalgo.tables.request.Route;
import hidalgo.tables.request.Subject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The API as an OpenAPI document, generated from the requests and the records they receive and send. */
final class ApiDescription {
    private static final String JSON = "application/json";
    private static final Pattern VARIES = Pattern.compile("\\{(\\w+)}");

    private final Schemas schemas = new Schemas();

    private ApiDescription() {}

    /** The description of some requests and a socket. */
    static Map<String, Object> of(List<Request<?>> requests, SocketEndpoint socket, String version, String basePath) {
        ApiDescription description = new ApiDescription();
        Map<String, Map<String, Object>> paths = new TreeMap<>();
        for (Request<?> request : requests) {
            paths.computeIfAbsent(request.route().path(), path -> new TreeMap<>())
                    .put(word(request.route().method()), description.operation(request));
        }
        paths.put(socket.path(), Map.of("get", description.operation(socket)));
        return object(
                "openapi",
                "3.1.0",
                "servers",
                List.of(Map.of("url", basePath.isEmpty() ? "/" : basePath)),
                "info",
                info(version),
                "tags",
                Arrays.stream(Subject.values())
                        .map(each -> Map.of("name", each.word(), "description", each.description()))
                        .toList(),
                "paths",
                paths,
                "components",
                object("schemas", description.schemas.all(), "securitySchemes", securitySchemes()),
                "security",
                List.of(Map.of("cookie", List.of()), Map.of("token", List.of()), Map.of()));
    }

    private static Map<String, Object> info(String version) {
        return object(
                "title",
                "Hidalgo",
                "description",
                "Tables of El Caballero and El Grande: everything that the pages do, for programs too.",
                "contact",
                Map.of("name", "Hidalgo"),
                "version",
                version.isEmpty() ? "0" : version);
    }

    private static String word(Method method) {
        return method.name().toLowerCase(Locale.ROOT);
    }

    private static Map<String, Object> securitySchemes() {
        return object(
                "cookie",
                object("type", "apiKey", "in", "cookie", "name", SessionCookie.NAME),
                "token",
                object("type", "http", "scheme", "bearer"));
    }

    private Map<String, Object> operation(Request<?> request) {
        Route route = request.route();
        Map<String, Object> operation = new LinkedHashMap<>();
        operation.put("operationId", route.operation());
        operation.put("tags", List.of(route.subject().word()));
        operation.put("summary", route.summary());
        operation.put("description", route.description());
        operation.put("parameters", parameters(route.path(), route.query(), route.words()));
        Class<?> body = request.body();
        if (body != null) {
            operation.put("requestBody", object("required", true, "content", content(JSON, schemas.of(body))));
        }
        Reply reply = request.reply();
        operation.put("responses", object(Integer.toString(reply.status()), answer(reply), "4XX", problem()));
        return operation;
    }

    private Map<String, Object> answer(Reply reply) {
        Map<String, Object> described = object("description", "done");
        if (reply.type() != null) {
            Map<String, Object> schema = schemas.of(reply.type());
            Map<String, Object> body = reply.isList() ? object("type", "array", "items", schema) : schema;
            described.put("content", content(reply.media(), body));
        }
        return described;
    }

    /** OpenAPI knows no sockets: the shape of the frames stands where an answer would. */
    private Map<String, Object> operation(SocketEndpoint socket) {
        return object(
                "operationId",
                "socket",
                "tags",
                List.of(Subject.TABLES.word()),
                "summary",
                socket.summary(),
                "description",
                "The server sends a `Frame` after every change. The client may only send a short text, to ask whether"
                        + " the server is there.",
                "parameters",
                parameters(socket.path(), socket.query(), List.of()),
                "responses",
                object(
                        "101",
                        Map.of("description", "the connection becomes a WebSocket"),
                        "2XX",
                        object(
                                "description",
                                "each message on the socket",
                                "content",
                                content(JSON, schemas.of(socket.frame()))),
                        "4XX",
                        problem()));
    }

    private static List<Object> parameters(String path, List<String> numbers, List<String> words) {
        List<Object> parameters = new ArrayList<>();
        Matcher varies = VARIES.matcher(path);
        while (varies.find()) {
            parameters.add(object(
                    "name", varies.group(1), "in", "path", "required", true, "schema", Map.of("type", "string")));
        }
        for (String name : numbers) {
            parameters.add(object("name", name, "in", "query", "schema", Map.of("type", "integer")));
        }
        for (String name : words) {
            parameters.add(object("name", name, "in", "query", "schema", Map.of("type", "string")));
        }
        return parameters;
    }

    private Map<String, Object> problem() {
        return object("description", "refused, with the reason", "content", content(JSON, schemas.of(Problem.class)));
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
