package hidalgo.offline.standin;

import hidalgo.rules.RandomSource;
import java.math.BigInteger;
import java.security.SecureRandom;

/** Seeds and their hashes. */
public final class Fairness {
    private static final int BYTES = 16;
    private static final String DIGITS = "0123456789abcdef";
    private static final SecureRandom RANDOM = new SecureRandom();

    private Fairness() {}

    /** A new seed or salt: 128 random bits in hexadecimal. */
    public static String draw() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return hexadecimal(bytes);
    }

    /** The random numbers of a seed. */
    public static RandomSource random(String seed) {
        BigInteger bits = new BigInteger(seed, 16);
        return new RandomSource(bits.shiftRight(Long.SIZE).longValue(), bits.longValue());
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
