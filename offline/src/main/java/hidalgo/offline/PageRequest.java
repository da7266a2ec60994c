package hidalgo.offline;

import hidalgo.records.JsonReader;
import hidalgo.records.JsonShapes;
import hidalgo.records.Parsed;
import hidalgo.records.RecordException;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.request.Route;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A request of the page, with the address that it would have on a server.
 *
 * @param name the name of the person
 * @param method the HTTP method
 * @param path the parts of the address below {@code api}
 * @param query the part after the question mark
 * @param body the body of the request
 */
record PageRequest(
        String name,
        String method,
        List<String> path,
        Map<String, String> query,
        @Nullable Object body) {
    private static final String API = "/api/";

    /** A request from its parsed message. */
    static PageRequest of(Parsed message) {
        String[] address = message.text("path").split("\\?", 2);
        Map<String, String> query = new HashMap<>();
        for (String pair : address.length < 2 ? new String[0] : address[1].split("&")) {
            int equals = pair.indexOf('=');
            query.put(pair.substring(0, Math.max(0, equals)), pair.substring(equals + 1));
        }
        return new PageRequest(
                message.text("name"),
                message.text("method"),
                List.of(address[0].split("/")),
                query,
                message.optional("body"));
    }

    /** The body, as a record of the protocol. */
    <T extends Record> T body(Class<T> type) {
        try {
            return JsonReader.strict(JsonShapes.PLAIN).read(type, body == null ? Map.of() : body);
        } catch (RecordException e) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.json", "reason", e.sentence());
        }
    }

    /** A part of the address; empty if there is none. */
    String part(int number) {
        return number < path.size() ? path.get(number) : "";
    }

    /** The same about something whose name has no prefix. */
    PageRequest without(String prefix) {
        List<String> plain = new ArrayList<>(path);
        plain.set(1, path.get(1).substring(prefix.length()));
        return new PageRequest(name, method, plain, query, body);
    }

    /** The variables of a route's path, if the address is one of its; otherwise null. */
    @Nullable
    Map<String, String> variables(Route route) {
        String[] parts = route.path().substring(API.length()).split("/");
        if (parts.length != path.size() || !route.method().name().equals(method)) {
            return null;
        }
        Map<String, String> variables = new HashMap<>();
        for (int i = 0; i < parts.length; i++) {
            if (parts[i].startsWith("{")) {
                variables.put(parts[i].substring(1, parts[i].length() - 1), path.get(i));
            } else if (!parts[i].equals(path.get(i))) {
                return null;
            }
        }
        return variables;
    }
}
