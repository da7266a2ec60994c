package hidalgo.server.http;

import hidalgo.rules.Messages;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The name of a guest who has not chosen one yet, in the language that the browser asks for. */
final class GuestName {
    private static final Map<String, String> NAMES = Messages.LANGUAGES.stream()
            .collect(Collectors.toUnmodifiableMap(
                    Function.identity(), language -> Messages.of(language).text("server.guest")));

    /** Parsing takes time that grows with the square of the length; browsers send fewer characters than this. */
    private static final int LONGEST = 200;

    private GuestName() {}

    /**
     * The name in the first language of an {@code Accept-Language} header; in English if there is none or it can't be
     * read.
     */
    static String in(@Nullable String accepted) {
        String language = Locale.lookupTag(ranges(accepted), Messages.LANGUAGES);
        return Objects.requireNonNull(NAMES.get(language == null ? "en" : language));
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
