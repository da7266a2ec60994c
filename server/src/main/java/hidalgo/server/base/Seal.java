package hidalgo.server.base;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Marks texts as coming from a node of this database, with a key that only these nodes know. */
public final class Seal {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int DIGITS = 32;

    private final SecretKeySpec key;

    /** A seal with a key. */
    public Seal(byte[] key) {
        this.key = new SecretKeySpec(key, ALGORITHM);
    }

    /** The text with its mark in front. */
    public String on(String text) {
        return mark(text) + " " + text;
    }

    /** The text without its mark; nothing if the mark is not right. */
    public Optional<String> off(String sealed) {
        if (sealed.length() <= DIGITS || sealed.charAt(DIGITS) != ' ') {
            return Optional.empty();
        }
        String text = sealed.substring(DIGITS + 1);
        return isMark(sealed.substring(0, DIGITS), text) ? Optional.of(text) : Optional.empty();
    }

    /** Whether a mark is that of a text. */
    public boolean isMark(String mark, String text) {
        return MessageDigest.isEqual(bytes(mark(text)), bytes(mark));
    }

    /** The mark of a text: the first 128 bits of the HMAC. */
    public String mark(String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return HexFormat.of().formatHex(mac.doFinal(bytes(text))).substring(0, DIGITS);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has HMAC with SHA-256", e);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
