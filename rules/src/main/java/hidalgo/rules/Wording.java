package hidalgo.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * docs/texts.md describes the format of texts. The browser reads the same texts by the same rules
 * (web/src/text/wording.ts), and both are tested with the examples in records/src/test/resources/wording.json.
 */

/** Turns messages into words of one language. */
public final class Wording {
    /** No seat: the reader is not a player at the table. */
    public static final int NO_SEAT = -1;

    private static final String YOU = ".you";
    private static final String OTHER = ".other";
    private static final String VOWELS = "aeiouAEIOUàâäáéèêëíîïóôöúùûüÀÂÄÁÉÈÊËÍÎÏÓÔÖÚÙÛÜ";

    private final Map<String, String> texts;
    private final boolean isFrench;
    private final ListWords lists;

    /** The words of a language, from its texts by key. */
    public Wording(String language, Map<String, String> texts) {
        this.texts = texts;
        this.isFrench = language.equals("fr");
        this.lists = ListWords.of(language);
    }

    /** The text of a message, with its slots filled, for the person at a seat. */
    public String text(Message message, int reader) {
        String pattern = pattern(message, reader);
        StringBuilder text = new StringBuilder();
        int from = 0;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', from)) {
            int close = pattern.indexOf('}', open);
            text.append(pattern, from, open);
            String filled = fill(message, pattern.substring(open + 1, close), reader);
            if (isFrench) {
                elide(text, filled);
            }
            text.append(filled);
            from = close + 1;
        }
        return text.append(pattern, from, pattern.length()).toString();
    }

    /** Shortens "de" and "que" before a vowel, as French does: d'Ana, qu'Inés. */
    private static void elide(StringBuilder text, String next) {
        int end = text.length();
        boolean isDe = endsWithWord(text, "de ");
        if ((isDe || endsWithWord(text, "que ")) && !next.isEmpty() && VOWELS.indexOf(next.charAt(0)) >= 0) {
            text.replace(end - 2, end, "’");
        }
    }

    private static boolean endsWithWord(StringBuilder text, String word) {
        int from = text.length() - word.length();
        boolean isWhole =
                from == 0 || from > 0 && !Character.isLetter(text.charAt(from - 1)) && text.charAt(from - 1) != '’';
        return isWhole && text.substring(from).equalsIgnoreCase(word);
    }

    /** The form of the text that fits the values of the slots {@code seat}, {@code place} and {@code n}. */
    private String pattern(Message message, int reader) {
        Map<String, Object> slots = message.slots();
        boolean isYou = slots.get("seat") instanceof Message.Seat(int seat) && seat == reader;
        String place = slots.get("place") instanceof Message.Place where ? "." + where.place() : null;
        for (String person : isYou ? new String[] {YOU, ""} : new String[] {""}) {
            String found = place == null ? null : numbered(message.key() + person + place, slots.get("n"));
            if (found == null) {
                found = numbered(message.key() + person, slots.get("n"));
            }
            if (found != null) {
                return found;
            }
        }
        throw new IllegalArgumentException("The catalogue has no text for " + message.key());
    }

    private @Nullable String numbered(String key, @Nullable Object n) {
        if (n instanceof Number number) {
            boolean isOne = number.longValue() == 1 || isFrench && number.longValue() == 0;
            String form = isOne ? texts.get(key + ".one") : null;
            form = form == null ? texts.get(key + OTHER) : form;
            if (form != null) {
                return form;
            }
        }
        return texts.get(key);
    }

    /** The text for {@code slot}, or for {@code slot:key}, which puts the slot's value into another text. */
    private String fill(Message message, String written, int reader) {
        int colon = written.indexOf(':');
        String slot = colon < 0 ? written : written.substring(0, colon);
        Object value = message.slots().get(slot);
        if (value == null) {
            throw new IllegalArgumentException(message.key() + " needs a value for " + slot);
        }
        return colon < 0
                ? say(value, reader)
                : text(Message.of(written.substring(colon + 1), nameOf(value), value), reader);
    }

    /** The slot of another text that takes a value. */
    private static String nameOf(Object value) {
        return switch (value) {
            case Message.Seat _ -> "seat";
            case Message.Place _ -> "place";
            case Message.Card _ -> "card";
            case Number _ -> "n";
            default -> "text";
        };
    }

    private String say(Object value, int reader) {
        return switch (value) {
            case Message.Seat(int seat) -> text(Message.of("seat." + seat), reader);
            case Message.Place place -> place.name();
            case Message.Card(String card) -> text(Message.of("card." + card), reader);
            case Message inner -> text(inner, reader);
            case List<?> list -> {
                List<String> said = new ArrayList<>();
                list.forEach(each -> said.add(say(each, reader)));
                yield said.isEmpty() ? "" : lists.format(said);
            }
            default -> value.toString();
        };
    }
}
