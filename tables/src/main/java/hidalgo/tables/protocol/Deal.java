package hidalgo.tables.protocol;

import org.jspecify.annotations.Nullable;

/**
 * The proof that a deal was fixed before the start: the hash is shown at once, seed and salt at the end.
 *
 * @param hash the SHA-256 of seed and salt, in hexadecimal
 * @param seed the seed, once the game is over
 * @param salt the salt, once the game is over
 */
public record Deal(
        String hash, @Nullable String seed, @Nullable String salt) {}
