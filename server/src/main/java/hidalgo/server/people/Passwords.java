package hidalgo.server.people;

import hidalgo.tables.RequestRefused;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/**
 * Hashes the passwords of people and tables: Argon2id with a salt (OWASP's second recommendation: 19 MiB, two passes,
 * one lane).
 */
public final class Passwords {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int USUAL_KIBIBYTES = 19_456;
    /** Tests that hash dozens of passwords use less, with this property; production must not. */
    private static final int KIBIBYTES = Integer.getInteger("hidalgo.passwords.kibibytes", USUAL_KIBIBYTES);

    /** Passwords of tables are short-lived, so a tenth is enough for them. */
    private static final int TABLE_KIBIBYTES = Math.max(8, KIBIBYTES / 10);

    private static final int TABLE_WAIT_SECONDS = 2;
    private static final int PASSES = 2;
    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;

    private static final PasswordQueue QUEUE =
            new PasswordQueue(Math.clamp(Runtime.getRuntime().availableProcessors() - 1, 1, 4));

    /** Passwords of tables have a separate queue, so that sign-ins never wait for them. */
    private static final Semaphore HASHING_FOR_TABLES = new Semaphore(1, true);

    private Passwords() {}

    /** The hash of a password, with its salt. */
    public static String hash(String password) {
        byte[] salt = random(SALT_BYTES);
        return written(salt, argon2(password, salt, KIBIBYTES), KIBIBYTES);
    }

    /** The hash of a password, with the salt of another hash: those of many passwords that share a salt need one computation. */
    static String hashLike(String password, String hashed) {
        String[] parts = hashed.split("\\$", -1);
        int kibibytes = parts.length == 3 ? USUAL_KIBIBYTES : Integer.parseInt(parts[1]);
        byte[] salt = HexFormat.of().parseHex(parts[parts.length - 2]);
        return written(salt, argon2(password, salt, kibibytes), kibibytes);
    }

    /** The hash of a table's password; refused if too many others are being hashed. */
    public static String hashForTable(String password) {
        byte[] salt = random(SALT_BYTES);
        return written(salt, forTable(() -> argon2Now(password, salt, TABLE_KIBIBYTES)), TABLE_KIBIBYTES);
    }

    /** Whether a table's password is the one that was hashed; refused if too many others are being hashed. */
    public static boolean matchesForTable(String password, String hashed) {
        return forTable(() -> matches(password, hashed, Passwords::argon2Now));
    }

    /** Whether a hash was made by {@link #hashForTable}, and not by an older version. */
    public static boolean isForTable(String hashed) {
        return hashed.startsWith("argon2id$" + TABLE_KIBIBYTES + "$");
    }

    private static <T> T forTable(Supplier<T> hashing) {
        try {
            if (!HASHING_FOR_TABLES.tryAcquire(TABLE_WAIT_SECONDS, TimeUnit.SECONDS)) {
                throw RequestRefused.of(RequestRefused.Kind.BUSY, "server.word.busy");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw RequestRefused.of(RequestRefused.Kind.BUSY, "server.word.busy");
        }
        try {
            return hashing.get();
        } finally {
            HASHING_FOR_TABLES.release();
        }
    }

    /** A hash that no password matches and that takes as long to check as a real one. */
    static String matchedByNone() {
        return written(random(SALT_BYTES), random(HASH_BYTES), KIBIBYTES);
    }

    private static byte[] random(int length) {
        byte[] bytes = new byte[length];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    /** The hash contains its cost if that differs from the default. */
    private static String written(byte[] salt, byte[] hash, int kibibytes) {
        String cost = kibibytes == USUAL_KIBIBYTES ? "" : kibibytes + "$";
        return "argon2id$" + cost + HexFormat.of().formatHex(salt) + "$"
                + HexFormat.of().formatHex(hash);
    }

    /** Whether a password is the one that was hashed. */
    public static boolean matches(String password, String hashed) {
        return matches(password, hashed, Passwords::argon2);
    }

    private interface Hashing {
        byte[] hash(String password, byte[] salt, int kibibytes);
    }

    private static boolean matches(String password, String hashed, Hashing hashing) {
        String[] parts = hashed.split("\\$", -1);
        int kibibytes = parts.length == 3 ? USUAL_KIBIBYTES : Integer.parseInt(parts[1]);
        byte[] salt = HexFormat.of().parseHex(parts[parts.length - 2]);
        byte[] hash = HexFormat.of().parseHex(parts[parts.length - 1]);
        return MessageDigest.isEqual(hash, hashing.hash(password, salt, kibibytes));
    }

    private static byte[] argon2(String password, byte[] salt, int kibibytes) {
        return QUEUE.inTurn(() -> argon2Now(password, salt, kibibytes));
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
