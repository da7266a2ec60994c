package hidalgo.offline.standin;

import hidalgo.records.Json.Foreign;
import hidalgo.records.RecordException;
import hidalgo.rules.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON: maps, lists, texts, integers and booleans. */
final class JsonParser {
    private static final int DEEPEST = 20;

    private final String text;
    private int at;
    private int depth;

    JsonParser(String text) {
        this.text = text;
    }

    Object parse() throws RecordException {
        blanks();
        if (at == text.length()) {
            throw new RecordException(Message.of("record.empty"));
        }
        Object value = value();
        blanks();
        if (at < text.length()) {
            throw wrong();
        }
        return value;
    }

    private Object value() throws RecordException {
        if (++depth > DEEPEST) {
            throw new RecordException(Message.of("record.excess"));
        }
        Object value = switch (peek()) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", Foreign.VALUE);
            default -> number();
        };
        depth--;
        return value;
    }

    private Map<String, Object> object() throws RecordException {
        Map<String, Object> object = new LinkedHashMap<>();
        at++;
        for (boolean first = true; !ends('}'); first = false) {
            if (!first) {
                take(',');
            }
            blanks();
            String name = string();
            blanks();
            take(':');
            blanks();
            if (object.put(name, value()) != null) {
                throw new RecordException(Message.of("record.twice", "field", name));
            }
        }
        return object;
    }

    private List<Object> list() throws RecordException {
        List<Object> list = new ArrayList<>();
        at++;
        for (boolean first = true; !ends(']'); first = false) {
            if (!first) {
                take(',');
            }
            blanks();
            list.add(value());
        }
        return list;
    }

    private boolean ends(char bracket) throws RecordException {
        blanks();
        boolean ends = peek() == bracket;
        at += ends ? 1 : 0;
        return ends;
    }

    private String string() throws RecordException {
        take('"');
        StringBuilder string = new StringBuilder();
        while (peek() != '"') {
            char letter = text.charAt(at++);
            if (letter < ' ') {
                throw wrong();
            }
            string.append(letter == '\\' ? escaped() : letter);
        }
        at++;
        return string.toString();
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
            int digit = Character.digit(peek(), 16);
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

    private Object number() throws RecordException {
        int from = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String digits = text.substring(from, at);
        if (digits.isEmpty()) {
            throw wrong();
        }
        try {
            long number = Long.parseLong(digits);
            return number == (int) number ? (Object) (int) number : (Object) number;
        } catch (NumberFormatException e) {
            return Foreign.VALUE;
        }
    }

    private void blanks() {
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
