package hidalgo.server.http.caller;

import hidalgo.rules.Messages;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The name of guests who have not chosen one yet, in the language that the browser asks for. */
public final class GuestName {
    private static final Map<String, String> NAMES = Messages.LANGUAGES.stream()
            .collect(Collectors.toUnmodifiableMap(
                    Function.identity(), language -> Messages.of(language).text("server.guest")));

    private GuestName() {}

    /** The name in the first language of an {@code Accept-Language} header. */
    public static String in(@Nullable String accepted) {
        return Objects.requireNonNull(NAMES.get(AcceptedLanguage.of(accepted)));
    }
}
