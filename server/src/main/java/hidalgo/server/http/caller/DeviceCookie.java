package hidalgo.server.http.caller;

import hidalgo.server.base.Seal;
import hidalgo.tables.Sha256;
import io.javalin.http.Context;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * Names of accounts are public and many people can share a network, so with limits by account or by network alone,
 * others could lock the owner out. A browser that has signed in to an account before is counted separately. Signing out
 * leaves the cookie, which grants no access: it is signed, and names each account by a hash.
 */

/** The cookie by which a browser shows to which accounts it signed in before. */
public final class DeviceCookie {
    static final String NAME = "hidalgo-device";

    private static final Duration LASTS = Duration.ofDays(400);
    private static final String BETWEEN = "~";

    /** The same key marks other texts too. */
    private static final String PURPOSE = "device ";

    /** A family shares a browser; a cookie has room for no more than a few kilobytes. */
    private static final int MOST_ACCOUNTS = 8;

    private static final int BYTES = 16;

    /** A device's sign-in to an account: the device's random number, the account's hash, and until when that counts. */
    private record Proof(String device, String account, long expires, String seal) {
        static @Nullable Proof read(String text) {
            String[] parts = text.split("\\.", -1);
            if (parts.length != 4 || !parts[2].matches("\\d{1,18}")) {
                return null;
            }
            return new Proof(parts[0], parts[1], Long.parseLong(parts[2]), parts[3]);
        }

        String sealed() {
            return device + "." + account + "." + expires;
        }

        String text() {
            return sealed() + "." + seal;
        }
    }

    private final SessionCookie cookies;
    private final Seal seal;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    /** The cookie beside that of the session, with a seal that all nodes share. */
    public DeviceCookie(SessionCookie cookies, Seal seal, Clock clock) {
        this.cookies = cookies;
        this.seal = seal;
        this.clock = clock;
    }

    /** Identifies the device if it signed in to an account before; otherwise null. */
    @Nullable
    public String signedInTo(Context context, String account) {
        String wanted = hash(account);
        return proofs(context).stream()
                .filter(proof -> proof.account().equals(wanted))
                .map(Proof::sealed)
                .findFirst()
                .orElse(null);
    }

    /**
     * Identifies the people who share the account that the device last signed in to; null if it never did. All devices
     * of an account count as one, because anyone can make many of them.
     */
    @Nullable
    String lastAccount(Context context) {
        List<Proof> proofs = proofs(context);
        return proofs.isEmpty() ? null : "account " + proofs.getFirst().account();
    }

    /** Notes that the browser has signed in to an account. */
    public void remember(Context context, String account) {
        List<String> texts = new ArrayList<>();
        String own = hash(account);
        byte[] device = new byte[BYTES];
        random.nextBytes(device);
        String sealed = HexFormat.of().formatHex(device) + "." + own + "."
                + clock.instant().plus(LASTS).toEpochMilli();
        texts.add(sealed + "." + seal.mark(PURPOSE + sealed));
        proofs(context).stream()
                .filter(proof -> !proof.account().equals(own))
                .limit(MOST_ACCOUNTS - 1)
                .forEach(proof -> texts.add(proof.text()));
        cookies.set(context, NAME, String.join(BETWEEN, texts), LASTS.toSeconds());
    }

    private List<Proof> proofs(Context context) {
        String value = cookies.get(context, NAME);
        List<Proof> valid = new ArrayList<>();
        for (String text : value == null ? new String[0] : value.split(BETWEEN, MOST_ACCOUNTS + 1)) {
            Proof proof = Proof.read(text);
            if (proof != null
                    && proof.expires() > clock.millis()
                    && seal.isMark(proof.seal(), PURPOSE + proof.sealed())) {
                valid.add(proof);
            }
        }
        return valid;
    }

    private static String hash(String account) {
        return HexFormat.of().formatHex(Sha256.of("account " + account), 0, BYTES);
    }
}
