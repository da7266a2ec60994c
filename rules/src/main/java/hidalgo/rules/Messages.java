package hidalgo.rules;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** All catalogues in one language: every text that people read, by key, as whole sentences with {@code {slots}}. */
public final class Messages {
    /** The codes of the languages; every text exists in the first. */
    public static final List<String> LANGUAGES = List.of("en", "fr", "de", "es");

    /** The English catalogue, which is always loaded. */
    public static final Messages ENGLISH = load("en");

    private final Map<String, String> texts;

    private Messages(Map<String, String> texts) {
        this.texts = texts;
    }

    /** The catalogue of one of {@link #LANGUAGES}; the texts of the terminal exist only in English. */
    public static Messages of(String language) {
        if (!LANGUAGES.contains(language)) {
            throw new IllegalArgumentException("There is no catalogue for " + language);
        }
        return language.equals("en") ? ENGLISH : load(language);
    }

    /** The text of a message, with its slots filled. */
    public String text(Message message) {
        String pattern = texts.get(message.key());
        if (pattern == null) {
            throw new IllegalArgumentException("The catalogue has no text for " + message.key());
        }
        StringBuilder text = new StringBuilder();
        int from = 0;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', from)) {
            int close = pattern.indexOf('}', open);
            text.append(pattern, from, open).append(fill(message, pattern.substring(open + 1, close)));
            from = close + 1;
        }
        return text.append(pattern, from, pattern.length()).toString();
    }

    /** The text of a key without slots. */
    public String text(String key) {
        return text(Message.of(key));
    }

    /** Every key with its text. */
    public Map<String, String> all() {
        return texts;
    }

    private String fill(Message message, String slot) {
        Object value = message.slots().get(slot);
        return switch (value) {
            case null -> throw new IllegalArgumentException(message.key() + " needs a value for " + slot);
            case Message.Seat(int number) -> text("seat." + number);
            case Message inner -> text(inner);
            default -> value.toString();
        };
    }

    private static Messages load(String language) {
        return new Messages(join(Services.all(Catalogue.class), language));
    }

    /** The texts of some catalogues in a language; a key must not exist twice. */
    static Map<String, String> join(Iterable<Catalogue> catalogues, String language) {
        Map<String, String> texts = new TreeMap<>();
        for (Catalogue catalogue : catalogues) {
            if (catalogue.languages().contains(language)) {
                Properties lines = catalogue.texts(language);
                for (String key : lines.stringPropertyNames()) {
                    if (texts.put(key, lines.getProperty(key)) != null) {
                        throw new IllegalStateException("Two catalogues have a text for " + key + " in " + language);
                    }
                }
            }
        }
        return Collections.unmodifiableMap(texts);
    }
}
