package hidalgo.records;

import hidalgo.rules.Message;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads JSON: maps, lists, texts, integers and booleans. It runs in browsers too, so it uses no library. */
public final class Json {
    /** Stands for a value that no record contains: null, a fraction, a number that is too large. */
    public enum Foreign {
        /** The only constant. */
        VALUE
    }

    static final int MOST_BYTES = 1 << 20;

    private Json() {}

    /**
     * Reads exactly one value from a stranger: everything in a record is small, so the parser refuses large, deep or ambiguous input
     * before anything is built of it.
     *
     * @throws RecordException if it is anything else
     */
    public static Object parse(byte[] bytes) throws RecordException {
        if (bytes.length > MOST_BYTES) {
            throw new RecordException(Message.of("record.tooBig", "most", MOST_BYTES >> 20));
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (!Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes)) {
            throw new RecordException(Message.of("record.notText"));
        }
        return new JsonParser(text, JsonParser.Limits.OF_RECORDS).parse();
    }

    /**
     * Reads exactly one value from a program that is trusted, however large it is.
     *
     * @throws RecordException if it is anything else
     */
    public static Object parse(String text) throws RecordException {
        return new JsonParser(text, JsonParser.Limits.OF_MESSAGES).parse();
    }
}
