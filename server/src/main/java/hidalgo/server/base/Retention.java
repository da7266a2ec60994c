package hidalgo.server.base;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * For how long a server keeps data that people leave behind.
 *
 * @param days for how many days; missing kinds are kept until they are deleted by hand
 */
public record Retention(Map<Kind, Integer> days) {
    /** The kinds of data. */
    public enum Kind {
        /** The chat of games that are over, from their last change on. */
        CHAT,
        /** Games that are over, from their last change on. */
        FINISHED,
        /** Guests, from their last visit on. */
        GUESTS,
        /** Uploaded records, from the upload on; those of guests for 90 days at most. */
        UPLOADS
    }

    private static final int MOST_DAYS = 36_500;

    /** Everything is kept, except guests and their uploads. */
    public static final Retention USUAL = new Retention(Map.of(Kind.GUESTS, 180));

    /** An immutable copy. */
    public Retention {
        days = Map.copyOf(days);
    }

    /**
     * Reads a text such as {@code chat=30,finished=365}; other kinds keep their default.
     *
     * @throws IllegalArgumentException if the text is invalid
     */
    public static Retention of(String text) {
        Map<Kind, Integer> days = new EnumMap<>(Kind.class);
        days.putAll(USUAL.days);
        for (String part : text.split(",", -1)) {
            String[] words = part.strip().split("=", -1);
            if (words.length != 2 || !words[1].matches("\\d{1,5}")) {
                throw new IllegalArgumentException(text);
            }
            int number = Integer.parseInt(words[1]);
            if (number < 1 || number > MOST_DAYS) {
                throw new IllegalArgumentException(text);
            }
            days.put(Kind.valueOf(words[0].toUpperCase(Locale.ROOT)), number);
        }
        return new Retention(days);
    }

    /** The moment before which data is deleted; null if all is kept. */
    public @Nullable Long before(Kind kind, long now) {
        Integer kept = days.get(kind);
        return kept == null ? null : now - Duration.ofDays(kept).toMillis();
    }
}
