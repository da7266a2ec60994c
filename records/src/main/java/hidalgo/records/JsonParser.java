package hidalgo.records;

import hidalgo.records.Json.Foreign;
import hidalgo.rules.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one value of JSON from a text. */
final class JsonParser {
    /**
     * How large values may be.
     *
     * @param depth how many lists and objects may be in each other
     * @param name how long a name may be
     * @param text how long a text may be
     * @param number how long a number may be
     * @param subject the start of the keys that name a text without a value, or with too large a value
     */
    record Limits(int depth, int name, int text, int number, String subject) {
        static final Limits OF_RECORDS = new Limits(10, 50, 1000, 20, "record.");
        static final Limits OF_MESSAGES = new Limits(50, Integer.MAX_VALUE, Integer.MAX_VALUE, 30, "json.");
    }

    private final String text;
    private final Limits limits;
    private int at;
    private int depth;

    JsonParser(String text, Limits limits) {
        this.text = text;
        this.limits = limits;
    }

    Object parse() throws RecordException {
        skipBlanks();
        if (at == text.length()) {
            throw new RecordException(Message.of(limits.subject() + "empty"));
        }
        Object value = value();
        skipBlanks();
        if (at < text.length()) {
            throw wrong();
        }
        return value;
    }

    private Object value() throws RecordException {
        return switch (peek()) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string(limits.text());
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", Foreign.NULL);
            default -> number();
        };
    }

    private void enter() throws RecordException {
        at++;
        requireAtMost(++depth, limits.depth());
    }

    private void requireAtMost(int size, int most) throws RecordException {
        if (size > most) {
            throw new RecordException(Message.of(limits.subject() + "excess"));
        }
    }

    private Map<String, Object> object() throws RecordException {
        enter();
        Map<String, Object> object = new LinkedHashMap<>();
        for (boolean first = true; !ends('}'); first = false) {
            if (!first) {
                take(',');
            }
            skipBlanks();
            String name = string(limits.name());
            skipBlanks();
            take(':');
            skipBlanks();
            if (object.put(name, value()) != null) {
                throw new RecordException(Message.of("record.twice", "field", name));
            }
        }
        depth--;
        return object;
    }

    private List<Object> list() throws RecordException {
        enter();
        List<Object> list = new ArrayList<>();
        for (boolean first = true; !ends(']'); first = false) {
            if (!first) {
                take(',');
            }
            skipBlanks();
            list.add(value());
        }
        depth--;
        return list;
    }

    private boolean ends(char bracket) throws RecordException {
        skipBlanks();
        boolean ends = peek() == bracket;
        at += ends ? 1 : 0;
        return ends;
    }

    private String string(int longest) throws RecordException {
        take('"');
        int from = at;
        while (isPlain()) {
            at++;
        }
        if (peek() == '"') {
            requireAtMost(at - from, longest);
            return text.substring(from, at++);
        }
        StringBuilder string = new StringBuilder(text.substring(from, at));
        while (peek() != '"') {
            char letter = text.charAt(at);
            if (letter < ' ') {
                throw wrong();
            }
            at++;
            string.append(letter == '\\' ? escaped() : letter);
            requireAtMost(string.length(), longest);
        }
        at++;
        requireWhole(string);
        return string.toString();
    }

    /** Whether the next letter means itself, and no other letter is needed for that. */
    private boolean isPlain() {
        char letter = at < text.length() ? text.charAt(at) : '"';
        return letter >= ' ' && letter != '"' && letter != '\\' && !Character.isSurrogate(letter);
    }

    /** Half of a surrogate pair could not be written again. */
    private static void requireWhole(CharSequence string) throws RecordException {
        for (int i = 0; i < string.length(); i++) {
            char letter = string.charAt(i);
            boolean isPair = Character.isHighSurrogate(letter)
                    && i + 1 < string.length()
                    && Character.isLowSurrogate(string.charAt(i + 1));
            if (Character.isSurrogate(letter) && !isPair) {
                throw new RecordException(Message.of("record.notText"));
            }
            i += isPair ? 1 : 0;
        }
    }

    private char escaped() throws RecordException {
        char letter = peek();
        at++;
        return switch (letter) {
            case '"', '\\', '/' -> letter;
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> code();
            default -> throw wrong();
        };
    }

    private char code() throws RecordException {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = "0123456789abcdef".indexOf(Character.toLowerCase(peek()));
            if (digit < 0) {
                throw wrong();
            }
            code = code * 16 + digit;
            at++;
        }
        return (char) code;
    }

    private Object word(String word, Object value) throws RecordException {
        if (!text.startsWith(word, at)) {
            throw wrong();
        }
        at += word.length();
        return value;
    }

    /** An Integer if that is large enough, as for all numbers in records, a Long, or a Double for a fraction. */
    private Object number() throws RecordException {
        int from = at;
        skip('-');
        if (!skip('0')) {
            digits();
        }
        boolean isWhole = true;
        if (skip('.')) {
            isWhole = false;
            digits();
        }
        if (skip('e') || skip('E')) {
            isWhole = false;
            if (!skip('+')) {
                skip('-');
            }
            digits();
        }
        requireAtMost(at - from, limits.number());
        String digits = text.substring(from, at);
        try {
            if (!isWhole) {
                double fraction = Double.parseDouble(digits);
                return Double.isFinite(fraction) ? (Object) fraction : Foreign.NUMBER;
            }
            long number = Long.parseLong(digits);
            return number == (int) number ? (Object) (int) number : (Object) number;
        } catch (NumberFormatException e) {
            return Foreign.NUMBER;
        }
    }

    private void digits() throws RecordException {
        if (!isDigit()) {
            throw wrong();
        }
        while (isDigit()) {
            at++;
        }
    }

    private boolean isDigit() {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    private boolean skip(char letter) {
        boolean isThere = at < text.length() && text.charAt(at) == letter;
        at += isThere ? 1 : 0;
        return isThere;
    }

    private void skipBlanks() {
        while (at < text.length() && " \n\r\t".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() throws RecordException {
        if (at >= text.length()) {
            throw wrong();
        }
        return text.charAt(at);
    }

    private void take(char expected) throws RecordException {
        if (peek() != expected) {
            throw wrong();
        }
        at++;
    }

    private RecordException wrong() {
        int line = 1;
        int column = 1;
        for (int i = 0; i < Math.min(at, text.length()); i++) {
            column = text.charAt(i) == '\n' ? 1 : column + 1;
            line += text.charAt(i) == '\n' ? 1 : 0;
        }
        return new RecordException(Message.of("record.notJson", "line", line, "column", column));
    }
}
