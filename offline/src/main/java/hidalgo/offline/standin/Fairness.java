package hidalgo.offline.standin;

import hidalgo.rules.RandomSource;
import java.security.SecureRandom;

/** Seeds and their hashes. */
public final class Fairness {
    private static final int SEED_BYTES = RandomSource.SEED_DIGITS / 2;
    private static final int SALT_BYTES = 16;
    private static final String DIGITS = "0123456789abcdef";
    private static final SecureRandom RANDOM = new SecureRandom();

    private Fairness() {}

    /** A new seed: 256 random bits in hexadecimal. */
    public static String drawSeed() {
        return draw(SEED_BYTES);
    }

    /** A new salt: 128 random bits in hexadecimal. */
    public static String drawSalt() {
        return draw(SALT_BYTES);
    }

    private static String draw(int size) {
        byte[] bytes = new byte[size];
        RANDOM.nextBytes(bytes);
        return hexadecimal(bytes);
    }

    /** The hash that is shown before the start. */
    public static String hash(String seed, String salt) {
        return hexadecimal(Sha256.of("hidalgo deal 1\n" + seed + "\n" + salt + "\n"));
    }

    private static String hexadecimal(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte each : bytes) {
            text.append(DIGITS.charAt(each >> 4 & 15)).append(DIGITS.charAt(each & 15));
        }
        return text.toString();
    }
}
