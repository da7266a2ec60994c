package hidalgo.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/*
 * A session is 128 random bits; the database keeps only its SHA-256, which is enough, because nobody can try out 128 bits.
 * Passwords and words are chosen by people, so they get Argon2id with a salt (OWASP's second recommendation: 19 MiB, two
 * passes, one lane).
 */

/** Random names, and hashes of what must not be kept as it is. */
public final class Secrets {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int KIBIBYTES = 19_456;
    private static final int PASSES = 2;
    private static final int SALT = 16;
    private static final int HASH = 32;
    private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

    private Secrets() {}

    /** A new secret of 128 bits, as it goes into a cookie. */
    public static String draw() {
        byte[] bytes = new byte[16];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** A new name for links: letters and digits that can't be mixed up, 80 bits. */
    public static String name() {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < 16; i++) {
            name.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return name.toString();
    }

    /** The hash under which a session or token is kept. */
    public static String hash(String secret) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }

    /** The hash under which a password is kept, with its salt. */
    public static String hashPassword(String password) {
        byte[] salt = new byte[SALT];
        RANDOM.nextBytes(salt);
        return "argon2id$" + HexFormat.of().formatHex(salt) + "$"
                + HexFormat.of().formatHex(argon2(password, salt));
    }

    /** Whether a password is the one that was hashed. */
    public static boolean isPassword(String password, String hashed) {
        String[] parts = hashed.split("\\$", -1);
        byte[] salt = HexFormat.of().parseHex(parts[1]);
        return MessageDigest.isEqual(HexFormat.of().parseHex(parts[2]), argon2(password, salt));
    }

    private static byte[] argon2(String password, byte[] salt) {
        Argon2BytesGenerator generator = new Argon2BytesGenerator();
        generator.init(new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
                .withSalt(salt)
                .withMemoryAsKB(KIBIBYTES)
                .withIterations(PASSES)
                .withParallelism(1)
                .build());
        byte[] hash = new byte[HASH];
        generator.generateBytes(password.getBytes(StandardCharsets.UTF_8), hash);
        return hash;
    }
}
