package hidalgo.server.http.caller;

import hidalgo.rules.Messages;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The language in which a browser wants to be answered. */
public final class AcceptedLanguage {
    /** Parsing takes time that grows with the square of the length; browsers send fewer characters than this. */
    private static final int LONGEST = 200;

    private AcceptedLanguage() {}

    /** The first of our languages in an {@code Accept-Language} header; English if there is none or it can't be read. */
    public static String of(@Nullable String accepted) {
        String language = Locale.lookupTag(ranges(accepted), Messages.LANGUAGES);
        return language == null ? "en" : language;
    }

    private static List<Locale.LanguageRange> ranges(@Nullable String accepted) {
        try {
            return accepted == null
                    ? List.of()
                    : Locale.LanguageRange.parse(accepted.substring(0, Math.min(accepted.length(), LONGEST)));
        } catch (IllegalArgumentException e) {
            return List.of();
        }
    }
}
