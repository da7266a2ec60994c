package hidalgo.server.base;

import org.jspecify.annotations.Nullable;

/**
 * A service at which people can sign in instead of here (OpenID Connect).
 *
 * @param name its name for people
 * @param address its address, from which everything else follows
 * @param client how it knows this server
 * @param secret how this server proves that to it; nothing if it wants no proof
 */
public record Issuer(
        String name,
        String address,
        String client,
        @Nullable String secret) {}
