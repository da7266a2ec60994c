package hidalgo.records;

import hidalgo.records.Json.Foreign;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A parsed object of JSON whose fields are known to exist.
 *
 * @param fields the fields by name
 */
public record Parsed(Map<?, ?> fields) {
    /** A message that is trusted. */
    public static Parsed of(String text) {
        try {
            if (Json.parse(text) instanceof Map<?, ?> fields) {
                return new Parsed(fields);
            }
        } catch (RecordException e) {
            throw new IllegalArgumentException("This message is no JSON", e);
        }
        throw new IllegalArgumentException("This message is no object");
    }

    /** A part of something parsed. */
    public static Parsed of(Object part) {
        return new Parsed((Map<?, ?>) part);
    }

    /** A field, or null where it is missing or null. */
    public @Nullable Object optional(String name) {
        Object value = fields.get(name);
        return value == Foreign.NULL ? null : value;
    }

    /** A field that is not null. */
    public Object get(String name) {
        return Objects.requireNonNull(optional(name), name);
    }

    /** A text. */
    public String text(String name) {
        return (String) get(name);
    }

    /** A number. */
    public int number(String name) {
        return ((Number) get(name)).intValue();
    }

    /** A large number. */
    public long large(String name) {
        return ((Number) get(name)).longValue();
    }

    /** A list. */
    public List<?> list(String name) {
        return (List<?>) get(name);
    }
}
