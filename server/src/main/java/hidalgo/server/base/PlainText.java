package hidalgo.server.base;

import java.text.Normalizer;

/** What people may call themselves and say: plain text on one line, nothing invisible, not too long. */
public final class PlainText {
    private static final int LONGEST_NAME = 24;
    private static final int LONGEST_TITLE = 40;
    private static final int LONGEST_CHAT_LINE = 500;

    private PlainText() {}

    /** A name without what can't be seen. */
    public static String name(String given) {
        return name(given, LONGEST_NAME);
    }

    /** What a table is called, without what can't be seen. */
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

    /** A line of chat without what can't be seen. */
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

    /** Control characters, marks that turn the direction of writing and lone halves of characters are taken out. */
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
