package hidalgo.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.concurrent.Semaphore;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/**
 * Hashes the passwords of people and tables: Argon2id with a salt (OWASP's second recommendation: 19 MiB, two passes,
 * one lane).
 */
public final class Passwords {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int USUAL_KIBIBYTES = 19_456;
    /** Tests that hash dozens of passwords use less, with this property; nobody else should. */
    private static final int KIBIBYTES = Integer.getInteger("hidalgo.passwords.kibibytes", USUAL_KIBIBYTES);

    private static final int PASSES = 2;
    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;

    /** Argon2 takes 19 MiB and a core for every password that is tried; this bounds how many are at once. */
    private static final Semaphore HASHING =
            new Semaphore(Math.clamp(Runtime.getRuntime().availableProcessors() - 1, 1, 4), true);

    private Passwords() {}

    /** The hash of a password, with its salt. */
    public static String hash(String password) {
        byte[] salt = random(SALT_BYTES);
        return written(salt, argon2(password, salt, KIBIBYTES));
    }

    /** What no password matches; to find that out takes as long as with any other. */
    static String matchedByNone() {
        return written(random(SALT_BYTES), random(HASH_BYTES));
    }

    private static byte[] random(int length) {
        byte[] bytes = new byte[length];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    /** A hash that took more or less than usual says so. */
    private static String written(byte[] salt, byte[] hash) {
        String cost = KIBIBYTES == USUAL_KIBIBYTES ? "" : KIBIBYTES + "$";
        return "argon2id$" + cost + HexFormat.of().formatHex(salt) + "$"
                + HexFormat.of().formatHex(hash);
    }

    /** Whether a password is the one that was hashed. */
    public static boolean matches(String password, String hashed) {
        String[] parts = hashed.split("\\$", -1);
        int kibibytes = parts.length == 3 ? USUAL_KIBIBYTES : Integer.parseInt(parts[1]);
        byte[] salt = HexFormat.of().parseHex(parts[parts.length - 2]);
        byte[] hash = HexFormat.of().parseHex(parts[parts.length - 1]);
        return MessageDigest.isEqual(hash, argon2(password, salt, kibibytes));
    }

    private static byte[] argon2(String password, byte[] salt, int kibibytes) {
        HASHING.acquireUninterruptibly();
        try {
            return argon2Now(password, salt, kibibytes);
        } finally {
            HASHING.release();
        }
    }

    private static byte[] argon2Now(String password, byte[] salt, int kibibytes) {
        Argon2BytesGenerator generator = new Argon2BytesGenerator();
        generator.init(new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
                .withSalt(salt)
                .withMemoryAsKB(kibibytes)
                .withIterations(PASSES)
                .withParallelism(1)
                .build());
        byte[] hash = new byte[HASH_BYTES];
        generator.generateBytes(password.getBytes(StandardCharsets.UTF_8), hash);
        return hash;
    }
}
