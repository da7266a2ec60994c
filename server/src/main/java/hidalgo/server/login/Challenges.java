package hidalgo.server.login;

import hidalgo.server.base.Seal;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.HexFormat;

/*
 * A challenge carries its purpose and its end under a seal that all nodes share, so none is stored before it was answered: strangers
 * can ask for any number.
 */

/** Random texts that the server recognises for some minutes. */
final class Challenges {
    private static final Duration LASTS = Duration.ofMinutes(10);
    private static final int RANDOM_BYTES = 16;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final Seal seal;
    private final Clock clock;

    Challenges(Seal seal, Clock clock) {
        this.seal = seal;
        this.clock = clock;
    }

    /** A new challenge for a purpose. */
    String make(String purpose) {
        byte[] random = new byte[RANDOM_BYTES];
        RANDOM.nextBytes(random);
        String text = HexFormat.of().formatHex(random) + "."
                + clock.instant().plus(LASTS).toEpochMilli();
        return text + "." + seal.mark(purpose + " " + text);
    }

    /** Whether a text is a challenge for a purpose that still counts. */
    boolean isGood(String purpose, String challenge) {
        int mark = challenge.lastIndexOf('.');
        return mark > 0
                && expires(challenge) > clock.millis()
                && seal.isMark(challenge.substring(mark + 1), purpose + " " + challenge.substring(0, mark));
    }

    /** Until when a challenge counts, in milliseconds since 1970; 0 for any other text. */
    static long expires(String challenge) {
        String[] parts = challenge.split("\\.", -1);
        return parts.length == 3 && parts[1].matches("\\d{1,18}") ? Long.parseLong(parts[1]) : 0;
    }
}
