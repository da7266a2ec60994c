package hidalgo.server.base;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.ByteArrayBuilder;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import hidalgo.tables.RequestRefused;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Converts records to JSON and back, for clients and for the database. */
public final class Json {
    /** Most requests run on virtual threads, which end too soon to keep buffers; they borrow these. */
    private static final int MOST_BUFFERS = 64;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .recyclerPool(JsonRecyclerPools.newBoundedPool(MOST_BUFFERS))
                    .build())
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .addModule(new SimpleModule().addSerializer(new LowerCase()))
            .build();
    private static final ObjectReader STRICT = MAPPER.reader().with(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    private Json() {}

    /** A mapper with the same settings, to add others to. */
    public static ObjectMapper mapper() {
        return MAPPER.copy();
    }

    /** A value as JSON. */
    public static String text(@Nullable Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Can't write a record as JSON", e);
        }
    }

    /**
     * An object with a type and, as its change, the changes from one record to another of the same type; {@link Changes}
     * describes their format.
     */
    public static byte[] change(String type, Record before, Record after) {
        try (ByteArrayBuilder bytes = new ByteArrayBuilder();
                JsonGenerator out = MAPPER.createGenerator(bytes)) {
            out.writeStartObject();
            out.writeStringField("type", type);
            out.writeFieldName("change");
            Changes.write(out, before, after);
            out.writeEndObject();
            out.flush();
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new IllegalStateException("Can't write a record as JSON", e);
        }
    }

    /** A value as JSON in UTF-8. */
    public static byte[] bytes(@Nullable Object value) {
        try {
            return MAPPER.writeValueAsBytes(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Can't write a record as JSON", e);
        }
    }

    /** A record that was stored. */
    public static <T> T stored(String json, Class<T> type) {
        try {
            return MAPPER.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Can't read a stored record: " + type.getSimpleName(), e);
        }
    }

    /** A record that a client sent; refused unless it has all required fields and no others. */
    public static <T extends Record> T received(byte[] json, Class<T> type) {
        T value;
        try {
            value = STRICT.readValue(json, type);
        } catch (IOException e) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.json", "reason", reason(e));
        }
        if (value == null) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.json", "reason", "null");
        }
        requireComplete(value);
        return value;
    }

    /** Jackson's reason without class names and the position in the source. */
    private static String reason(IOException e) {
        String message = e instanceof JsonProcessingException json
                ? String.valueOf(json.getOriginalMessage())
                : String.valueOf(e.getMessage());
        String line = message.lines().findFirst().orElse("");
        return line.replaceAll("[`\"]?(?:java|hidalgo|com)\\.[\\w.$<>,\\[\\] ]+[`\"]?", "a value")
                .replaceAll("\\(class [^)]*\\),? ?", "");
    }

    private static void requireComplete(Record value) {
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            Object part = read(component, value);
            if (part == null && !component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
                throw RequestRefused.of(RequestRefused.Kind.BAD, "server.json.missing", "field", component.getName());
            }
            requireCompleteParts(part, component.getName());
        }
    }

    private static void requireCompleteParts(@Nullable Object part, String field) {
        if (part instanceof Record inner) {
            requireComplete(inner);
        } else if (part instanceof Iterable<?> several) {
            for (Object each : several) {
                if (each == null) {
                    throw RequestRefused.of(RequestRefused.Kind.BAD, "server.json.missing", "field", field);
                }
                requireCompleteParts(each, field);
            }
        } else if (part instanceof java.util.Map<?, ?> map && map.containsValue(null)) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.json.missing", "field", field);
        }
    }

    static @Nullable Object read(RecordComponent component, Record value) {
        try {
            return component.getAccessor().invoke(value);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("Can't read a field of a public record", e);
        }
    }

    /** Constants in lower case, as everywhere else in the project. */
    @SuppressWarnings("rawtypes")
    private static final class LowerCase extends StdSerializer<Enum> {
        private static final long serialVersionUID = 1;

        LowerCase() {
            super(Enum.class);
        }

        @Override
        public void serialize(Enum value, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeString(value.name().toLowerCase(Locale.ROOT));
        }
    }
}
