package hidalgo.offline;

import hidalgo.records.Json;
import hidalgo.records.Json.Foreign;
import hidalgo.records.RecordException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A parsed object of JSON whose fields are known to exist.
 *
 * @param fields the fields by name
 */
record Parsed(Map<?, ?> fields) {
    /** A message of the page; a record in it is one long text, which no record itself may have. */
    static Parsed of(String text) {
        try {
            return of(Json.parse(text));
        } catch (RecordException e) {
            throw new IllegalArgumentException("The page sent an invalid message", e);
        }
    }

    /** A part of something parsed. */
    static Parsed of(Object part) {
        return new Parsed((Map<?, ?>) part);
    }

    /** A field, or null where it is missing or null. */
    @Nullable
    Object optional(String name) {
        Object value = fields.get(name);
        return value == Foreign.VALUE ? null : value;
    }

    Object get(String name) {
        return Objects.requireNonNull(optional(name), name);
    }

    String text(String name) {
        return (String) get(name);
    }

    int number(String name) {
        return ((Number) get(name)).intValue();
    }

    long large(String name) {
        return ((Number) get(name)).longValue();
    }

    List<?> list(String name) {
        return (List<?>) get(name);
    }
}
