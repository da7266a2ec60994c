package hidalgo.tables;

import java.security.SecureRandom;

/** Identifiers for tables, replays, people and tokens: 16 letters and digits that are hard to confuse, 80 bits. */
public final class Identifier {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int LENGTH = 16;

    private Identifier() {}

    /** A random identifier that can't be guessed. */
    public static String random() {
        byte[] bytes = new byte[LENGTH];
        RANDOM.nextBytes(bytes);
        return from(bytes);
    }

    /** The identifier derived from a text, always the same. */
    public static String of(String text) {
        return from(Sha256.of(text));
    }

    private static String from(byte[] bytes) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            name.append(LETTERS.charAt(Math.floorMod(bytes[i], LETTERS.length())));
        }
        return name.toString();
    }
}
