package hidalgo.tables;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Names and chat: plain text on one line, nothing invisible, not too long. */
public final class PlainText {
    private static final int LONGEST_NAME = 24;
    private static final int LONGEST_TITLE = 40;
    private static final int LONGEST_NOTE = 2000;
    private static final int LONGEST_CHAT_LINE = 500;

    /** The number of accents that may stand above and below one letter. */
    private static final int MOST_MARKS = 2;

    /** Scripts that are written together; a name that mixes others is probably an imitation. */
    private static final List<Set<UnicodeScript>> TOGETHER = List.of(
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA),
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.HANGUL),
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.BOPOMOFO));

    private PlainText() {}

    /** A name without invisible characters, with its letters in their usual form, and of one script. */
    public static String name(String given) {
        String name = title(given, LONGEST_NAME);
        Set<UnicodeScript> scripts = EnumSet.noneOf(UnicodeScript.class);
        name.codePoints().mapToObj(UnicodeScript::of).forEach(scripts::add);
        scripts.removeAll(EnumSet.of(UnicodeScript.COMMON, UnicodeScript.INHERITED));
        if (scripts.size() > 1 && TOGETHER.stream().noneMatch(all -> all.containsAll(scripts))) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.name.mixed");
        }
        return name;
    }

    /** The name of a table without invisible characters. */
    public static String title(String given) {
        return title(given, LONGEST_TITLE);
    }

    private static String title(String given, int most) {
        String name = clean(given, Normalizer.Form.NFKC);
        if (name.codePoints().noneMatch(Character::isLetterOrDigit)) {
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

    /** A note of some lines without invisible characters. */
    public static String note(String given) {
        String note = given.lines().limit(LONGEST_NOTE).map(PlainText::clean).collect(Collectors.joining("\n"));
        if (note.codePointCount(0, note.length()) > LONGEST_NOTE) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.note.long", "most", LONGEST_NOTE);
        }
        return note.strip();
    }

    /** Control characters, marks that turn the direction of writing, blanks of all kinds and heaps of accents are taken out. */
    public static String clean(String given) {
        return clean(given, Normalizer.Form.NFC);
    }

    private static String clean(String given, Normalizer.Form form) {
        StringBuilder text = new StringBuilder();
        int marks = 0;
        for (int point : Normalizer.normalize(given, form).codePoints().toArray()) {
            marks = isMark(point) ? marks + 1 : 0;
            if (Character.isWhitespace(point) || Character.isSpaceChar(point)) {
                text.append(' ');
            } else if (!InvisibleLetters.holds(point) && marks <= MOST_MARKS) {
                text.appendCodePoint(point);
            }
        }
        return text.toString().strip().replaceAll(" {2,}", " ");
    }

    private static boolean isMark(int point) {
        int type = Character.getType(point);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }
}
