package hidalgo.offline.standin;

import hidalgo.records.RecordException;
import java.nio.charset.StandardCharsets;

/** JSON as records need it. */
public final class Json {
    /** No record is larger. */
    public static final int MOST_BYTES = 1 << 20;

    private Json() {}

    /**
     * Reads exactly one value.
     *
     * @throws RecordException if it is anything else
     */
    public static Object parse(byte[] bytes) throws RecordException {
        return new JsonParser(new String(bytes, StandardCharsets.UTF_8)).parse();
    }

    /** A text in quotes. */
    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter == '"' || letter == '\\') {
                quoted.append('\\').append(letter);
            } else if (letter < ' ') {
                String code = Integer.toHexString(letter);
                quoted.append("\\u").append("0".repeat(4 - code.length())).append(code);
            } else {
                quoted.append(letter);
            }
        }
        return quoted.append('"').toString();
    }
}
