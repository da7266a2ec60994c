package hidalgo.records;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import hidalgo.rules.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/*
 * Records come from strangers. Everything in a record is small, so the parser refuses large, deep or ambiguous input
 * before it builds anything.
 */

/** JSON as records need it: maps, lists, texts, integers and booleans. */
public final class Json {
    /** Stands for a value that no record contains: null, a fraction, a number that is too large. */
    public enum Foreign {
        /** The only constant. */
        VALUE
    }

    static final int MOST_BYTES = 1 << 20;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(10)
                    .maxStringLength(200)
                    .maxNameLength(50)
                    .maxNumberLength(20)
                    .build())
            .build();

    private Json() {}

    /**
     * Reads exactly one value.
     *
     * @throws RecordException if it is anything else
     */
    public static Object parse(byte[] bytes) throws RecordException {
        if (bytes.length > MOST_BYTES) {
            throw new RecordException(Message.of("record.tooBig", "most", MOST_BYTES >> 20));
        }
        try (JsonParser parser = FACTORY.createParser(text(bytes))) {
            if (parser.nextToken() == null) {
                throw new RecordException(Message.of("record.empty"));
            }
            Object value = value(parser);
            if (parser.nextToken() != null) {
                throw notJson(parser.currentTokenLocation());
            }
            return value;
        } catch (StreamConstraintsException e) {
            throw new RecordException(Message.of("record.excess"));
        } catch (JsonProcessingException e) {
            throw notJson(e.getLocation());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A text in quotes. */
    public static String quoted(String text) {
        return '"' + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
    }

    private static String text(byte[] bytes) throws RecordException {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new RecordException(Message.of("record.notText"));
        }
    }

    private static Object value(JsonParser parser) throws IOException, RecordException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> list(parser);
            case VALUE_STRING -> whole(parser.getText());
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NUMBER_INT -> number(parser);
            default -> Foreign.VALUE;
        };
    }

    /** An Integer if that is large enough, as for all numbers in records, or a Long. */
    private static Object number(JsonParser parser) throws IOException {
        return switch (parser.getNumberType()) {
            case INT -> parser.getIntValue();
            case LONG -> parser.getLongValue();
            default -> Foreign.VALUE;
        };
    }

    private static Map<String, Object> object(JsonParser parser) throws IOException, RecordException {
        Map<String, Object> object = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            if (object.put(name, value(parser)) != null) {
                throw new RecordException(Message.of("record.twice", "field", name));
            }
        }
        return object;
    }

    private static List<Object> list(JsonParser parser) throws IOException, RecordException {
        List<Object> list = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            list.add(value(parser));
        }
        return list;
    }

    /** The text, unless it contains half of a surrogate pair, which could not be written again. */
    private static String whole(String text) throws RecordException {
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            throw new RecordException(Message.of("record.notText"));
        }
        return text;
    }

    private static RecordException notJson(JsonLocation where) {
        return new RecordException(
                Message.of("record.notJson", "line", where.getLineNr(), "column", where.getColumnNr()));
    }
}
