package hidalgo.records;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * A server writes thousands of texts each second, so it writes bytes, and may use a writer again. A browser runs this too, so it
 * uses no library.
 */

/** Writes JSON in UTF-8: maps, lists, texts, numbers, booleans, constants in lower case, and Java records field by field. */
public final class JsonWriter {
    /** How JSON looks. */
    public enum Style {
        /** Blanks between the fields, fractions with three digits: for people. */
        SPACED(": ", ", "),
        /** No blanks, and fractions in full: for programs. */
        COMPACT(":", ",");

        private final byte[] colon;
        private final byte[] comma;

        Style(String colon, String comma) {
            this.colon = colon.getBytes(StandardCharsets.US_ASCII);
            this.comma = comma.getBytes(StandardCharsets.US_ASCII);
        }
    }

    private static final byte[] HEXADECIMAL = "0123456789ABCDEF".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] NULL = "null".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] TRUE = "true".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] FALSE = "false".getBytes(StandardCharsets.US_ASCII);
    private static final int FIRST_SIZE = 256;
    private static final int LONGEST_NUMBER = 20;

    /** A letter takes at most six bytes, as an escape. */
    private static final int WIDEST = 6;

    private static final int ASCII_END = 0x80;

    private static final double THOUSAND = 1000;
    /** A fraction that ends with a 5 is rounded up, although its double may be a little smaller. */
    private static final double TIE = 1e-9;

    private final Style style;
    private final JsonShapes shapes;
    private byte[] bytes = new byte[FIRST_SIZE];
    private int size;
    private boolean needsComma;

    /** An empty writer. */
    public JsonWriter(Style style, JsonShapes shapes) {
        this.style = style;
        this.shapes = shapes;
    }

    /** Makes the writer empty; it keeps its memory. */
    public void clear() {
        size = 0;
        needsComma = false;
    }

    /** How many bytes fit into its memory. */
    public int capacity() {
        return bytes.length;
    }

    /** Everything that was written. */
    public byte[] bytes() {
        return Arrays.copyOf(bytes, size);
    }

    /** Everything that was written. */
    public String text() {
        return new String(bytes, 0, size, StandardCharsets.UTF_8);
    }

    /** Begins an object. */
    public void beginObject() {
        begin('{');
    }

    /** Ends an object. */
    public void endObject() {
        end('}');
    }

    /** Begins a list. */
    public void beginList() {
        begin('[');
    }

    /** Ends a list. */
    public void endList() {
        end(']');
    }

    private void begin(char bracket) {
        separate();
        add(bracket);
        needsComma = false;
    }

    private void end(char bracket) {
        add(bracket);
        needsComma = true;
    }

    /** Writes the name of a field; its value follows. */
    public void name(String name) {
        separate();
        quote(name);
        add(style.colon);
        needsComma = false;
    }

    /** Writes a value: an element of a list, the value of a field, or the whole text. */
    public void value(@Nullable Object value) {
        if (value instanceof Record components) {
            record(components);
        } else if (value instanceof Iterable<?> elements) {
            list(elements);
        } else if (value instanceof Map<?, ?> map) {
            map(map);
        } else {
            separate();
            scalar(value);
            needsComma = true;
        }
    }

    private void separate() {
        if (needsComma) {
            add(style.comma);
        }
    }

    private void scalar(@Nullable Object value) {
        switch (value) {
            case null -> add(NULL);
            case String text -> quote(text);
            case Integer number -> number(number);
            case Long number -> number(number);
            case Boolean flag -> add(flag ? TRUE : FALSE);
            case Double fraction -> fraction(fraction);
            case Float fraction -> fraction(Double.parseDouble(fraction.toString()));
            case BigDecimal fraction -> add(fraction.toPlainString().getBytes(StandardCharsets.US_ASCII));
            case Enum<?> constant -> quote(constant.name().toLowerCase(Locale.ROOT));
            default -> throw new IllegalArgumentException("This has no form in JSON: " + value.getClass());
        }
    }

    private void list(Iterable<?> elements) {
        beginList();
        for (Object element : elements) {
            value(element);
        }
        endList();
    }

    private void map(Map<?, ?> map) {
        beginObject();
        for (Map.Entry<?, ?> field : map.entrySet()) {
            name(String.valueOf(field.getKey()));
            value(field.getValue());
        }
        endObject();
    }

    private void record(Record components) {
        beginObject();
        for (JsonShape.Field field : shapes.of(components.getClass()).fields()) {
            Object value = field.value(components);
            if (value != null || !field.isLeftOut()) {
                separate();
                add(field.quoted());
                add(style.colon);
                needsComma = false;
                value(value);
            }
        }
        endObject();
    }

    private void number(long number) {
        if (number == Long.MIN_VALUE) {
            add(Long.toString(number).getBytes(StandardCharsets.US_ASCII));
            return;
        }
        reserve(LONGEST_NUMBER);
        long rest = Math.abs(number);
        int from = size;
        do {
            bytes[size++] = (byte) ('0' + rest % 10);
            rest /= 10;
        } while (rest > 0);
        if (number < 0) {
            bytes[size++] = '-';
        }
        for (int i = from, j = size - 1; i < j; i++, j--) {
            byte digit = bytes[i];
            bytes[i] = bytes[j];
            bytes[j] = digit;
        }
    }

    private void fraction(double fraction) {
        String text = style == Style.SPACED ? rounded(fraction) : Double.toString(fraction);
        add(Double.isFinite(fraction) ? text.getBytes(StandardCharsets.US_ASCII) : NULL);
    }

    /** A fraction with three digits after the point. */
    private static String rounded(double fraction) {
        long thousandths = (long) Math.floor(Math.abs(fraction) * THOUSAND + 0.5 + TIE);
        String digits = Long.toString(thousandths % 1000);
        return (fraction < 0 ? "-" : "") + thousandths / 1000 + "." + "0".repeat(3 - digits.length()) + digits;
    }

    private void quote(String text) {
        int length = text.length();
        reserve(length * WIDEST + 2);
        bytes[size++] = '"';
        for (int i = 0; i < length; i++) {
            char letter = text.charAt(i);
            if (letter >= ASCII_END) {
                i += encode(text, i);
            } else if (letter < ' ' || letter == '"' || letter == '\\') {
                escape(letter);
            } else {
                bytes[size++] = (byte) letter;
            }
        }
        bytes[size++] = '"';
    }

    /** Writes a letter beyond ASCII, two chars at once if they are a pair; returns how many more than one. */
    private int encode(String text, int at) {
        char letter = text.charAt(at);
        boolean isPair = Character.isHighSurrogate(letter)
                && at + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(at + 1));
        if (isPair) {
            int point = Character.toCodePoint(letter, text.charAt(at + 1));
            bytes[size++] = (byte) (0xf0 | point >> 18);
            bytes[size++] = (byte) (ASCII_END | point >> 12 & 0x3f);
            bytes[size++] = (byte) (ASCII_END | point >> 6 & 0x3f);
            bytes[size++] = (byte) (ASCII_END | point & 0x3f);
            return 1;
        }
        if (Character.isSurrogate(letter)) {
            // Half of a pair can't be written in UTF-8.
            bytes[size++] = '?';
        } else if (letter < 0x800) {
            bytes[size++] = (byte) (0xc0 | letter >> 6);
            bytes[size++] = (byte) (ASCII_END | letter & 0x3f);
        } else {
            bytes[size++] = (byte) (0xe0 | letter >> 12);
            bytes[size++] = (byte) (ASCII_END | letter >> 6 & 0x3f);
            bytes[size++] = (byte) (ASCII_END | letter & 0x3f);
        }
        return 0;
    }

    private void escape(char letter) {
        bytes[size++] = '\\';
        switch (letter) {
            case '"', '\\' -> bytes[size++] = (byte) letter;
            case '\n' -> bytes[size++] = 'n';
            case '\t' -> bytes[size++] = 't';
            case '\r' -> bytes[size++] = 'r';
            case '\b' -> bytes[size++] = 'b';
            case '\f' -> bytes[size++] = 'f';
            default -> {
                bytes[size++] = 'u';
                bytes[size++] = '0';
                bytes[size++] = '0';
                bytes[size++] = HEXADECIMAL[letter >> 4];
                bytes[size++] = HEXADECIMAL[letter & 15];
            }
        }
    }

    private void add(char letter) {
        reserve(1);
        bytes[size++] = (byte) letter;
    }

    private void add(byte[] more) {
        reserve(more.length);
        System.arraycopy(more, 0, bytes, size, more.length);
        size += more.length;
    }

    private void reserve(int more) {
        if (size + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(size + more, bytes.length * 2));
        }
    }
}
