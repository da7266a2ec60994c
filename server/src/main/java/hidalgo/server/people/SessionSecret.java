package hidalgo.server.people;

import hidalgo.tables.Sha256;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** The secret that identifies a browser or a program: 128 random bits. */
public final class SessionSecret {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 16;

    private SessionSecret() {}

    /** A new secret, for a cookie or a header. */
    static String random() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** The stored hash; it needs no salt, because 128 bits can't be guessed. */
    public static String hash(String secret) {
        return HexFormat.of().formatHex(Sha256.of(secret));
    }
}
