package hidalgo.offline;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A request of the page, with the address that it would have on a server.
 *
 * @param name the name of the person
 * @param method GET or POST
 * @param path the parts of the address below {@code api}
 * @param query the part after the question mark
 * @param body the body of the request
 */
record Call(
        String name,
        String method,
        List<String> path,
        Map<String, String> query,
        @Nullable Object body) {
    /** A request from its parsed message. */
    static Call of(Parsed message) {
        String[] address = message.text("path").split("\\?", 2);
        Map<String, String> query = new HashMap<>();
        for (String pair : address.length < 2 ? new String[0] : address[1].split("&")) {
            int equals = pair.indexOf('=');
            query.put(pair.substring(0, Math.max(0, equals)), pair.substring(equals + 1));
        }
        return new Call(
                message.text("name"),
                message.text("method"),
                List.of(address[0].split("/")),
                query,
                message.optional("body"));
    }

    /** The body, as a record of the protocol. */
    <T extends Record> T body(Class<T> type) {
        return RecordJson.read(type, body == null ? Map.of() : body);
    }

    /** A number after the question mark. */
    int number(String key, int otherwise) {
        String value = query.get(key);
        return value == null ? otherwise : Integer.parseInt(value);
    }

    /** The seat from which to see the table, if the request names one. */
    @Nullable
    Integer seat() {
        return query.containsKey("seat") ? Integer.valueOf(number("seat", 0)) : null;
    }

    /** A part of the address; empty if there is none. */
    String part(int number) {
        return number < path.size() ? path.get(number) : "";
    }
}
