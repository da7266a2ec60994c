package hidalgo.server.base;

import java.text.Normalizer;

/** Names and chat: plain text on one line, nothing invisible, not too long. */
public final class PlainText {
    private static final int LONGEST_NAME = 24;
    private static final int LONGEST_TITLE = 40;
    private static final int LONGEST_CHAT_LINE = 500;

    private PlainText() {}

    /** A name without invisible characters. */
    public static String name(String given) {
        return name(given, LONGEST_NAME);
    }

    /** The name of a table without invisible characters. */
    public static String title(String given) {
        return name(given, LONGEST_TITLE);
    }

    private static String name(String given, int most) {
        String name = clean(given);
        if (name.isEmpty()) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.name.empty");
        }
        if (name.codePointCount(0, name.length()) > most) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.name.long", "most", most);
        }
        return name;
    }

    /** A line of chat without invisible characters. */
    public static String chatLine(String given) {
        String line = clean(given);
        if (line.isEmpty()) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.chat.empty");
        }
        if (line.codePointCount(0, line.length()) > LONGEST_CHAT_LINE) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.chat.long", "most", LONGEST_CHAT_LINE);
        }
        return line;
    }

    /** Removes control characters, marks that change the direction of writing, and unpaired surrogates. */
    public static String clean(String given) {
        StringBuilder text = new StringBuilder();
        Normalizer.normalize(given, Normalizer.Form.NFC).codePoints().forEach(point -> {
            int type = Character.getType(point);
            boolean blank = Character.isWhitespace(point) || Character.isSpaceChar(point);
            boolean hidden = type == Character.CONTROL
                    || type == Character.FORMAT
                    || type == Character.SURROGATE
                    || type == Character.PRIVATE_USE
                    || type == Character.UNASSIGNED;
            if (blank) {
                text.append(' ');
            } else if (!hidden) {
                text.appendCodePoint(point);
            }
        });
        return text.toString().strip().replaceAll(" {2,}", " ");
    }
}
