package hidalgo.records;

import hidalgo.rules.Message;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads JSON: maps, lists, texts, numbers and booleans. It runs in browsers too, so it uses no library. */
public final class Json {
    /** Stands for a value that Java's maps and lists can't hold. */
    public enum Foreign {
        /** JSON's null. */
        NULL,
        /** A number that is too large. */
        NUMBER
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
        return new JsonParser(text(bytes), JsonParser.Limits.OF_RECORDS).parse();
    }

    /**
     * Reads exactly one value of a message, whose size the caller has limited.
     *
     * @throws RecordException if it is anything else
     */
    public static Object parseMessage(byte[] bytes) throws RecordException {
        return parse(text(bytes));
    }

    private static String text(byte[] bytes) throws RecordException {
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (!Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes)) {
            throw new RecordException(Message.of("record.notText"));
        }
        return text;
    }

    /**
     * Reads exactly one value of a message, however large it is.
     *
     * @throws RecordException if it is anything else
     */
    public static Object parse(String text) throws RecordException {
        return new JsonParser(text, JsonParser.Limits.OF_MESSAGES).parse();
    }
}
