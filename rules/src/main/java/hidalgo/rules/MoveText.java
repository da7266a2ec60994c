package hidalgo.rules;

import java.util.ArrayList;
import java.util.List;

/** The words and numbers that written moves of both games consist of (section 7 of their rules). */
public final class MoveText {
    private static final int LONGEST_QUOTE = 60;

    private MoveText() {}

    /** The words of a text, separated by single spaces; between two spaces is an empty word. */
    public static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int from = 0;
        for (int space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', from)) {
            words.add(text.substring(from, space));
            from = space + 1;
        }
        words.add(text.substring(from));
        return words;
    }

    /** Whether a text is an integer without leading zeros, {@code +} or {@code -0}. */
    public static boolean isInteger(String text) {
        int start = text.startsWith("-") ? 1 : 0;
        if (text.length() == start || text.charAt(start) == '0' && text.length() > 1) {
            return false;
        }
        for (int i = start; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    /** A number of at most two digits from the lowest to the highest, or -1. */
    public static int number(String text, int lowest, int highest) {
        if (!isInteger(text) || text.length() > 2) {
            return -1;
        }
        int number = Integer.parseInt(text);
        return number < lowest || number > highest ? -1 : number;
    }

    /** The refusal of a text that describes no move; it quotes the text, shortened if necessary. */
    public static Refusal malformed(String rule, String key, String text) {
        String quoted = text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "…" : text;
        return Refusal.of(rule, key, "move", quoted);
    }
}
