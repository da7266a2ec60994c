package hidalgo.server.base;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;

/**
 * The clients that may read the metrics of a server, and the reason why it is not ready.
 *
 * @param from the networks that requests may come from
 * @param token the token that programs of other networks send as {@code Authorization: Bearer}; empty if none may
 */
public record Operations(From from, @Nullable String token) {
    /** The default: only this computer. */
    public static final Operations USUAL = new Operations(From.LOOPBACK, null);

    /** Where requests may come from. */
    public enum From {
        /** This computer. */
        LOOPBACK,
        /** This computer and private networks. */
        PRIVATE,
        /** Everywhere. */
        ALL
    }

    /** Whether a header contains the token. */
    public boolean isToken(@Nullable String authorization) {
        return token != null
                && authorization != null
                && MessageDigest.isEqual(bytes("Bearer " + token), bytes(authorization.strip()));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
