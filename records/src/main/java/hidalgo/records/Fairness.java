package hidalgo.records;

import hidalgo.rules.Games;
import hidalgo.rules.Message;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Setup;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;

/*
 * The seed is drawn when the table is created, and its hash is shown at once: from then on, a changed deal would be
 * noticed. The salt prevents anyone from trying seeds until the hash fits.
 */

/** The proof that a deal was fixed before anybody saw it. */
public final class Fairness {
    private static final int SEED_BYTES = RandomSource.SEED_DIGITS / 2;
    private static final int SALT_BYTES = 16;
    private static final String HEXADECIMAL = "[0-9a-fA-F]{1,32}|[0-9a-fA-F]{64}";
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
        return HexFormat.of().formatHex(bytes);
    }

    /** The hash that is shown before the start: SHA-256 of three lines: a heading, the seed, and the salt. */
    public static String hash(String seed, String salt) {
        try {
            byte[] text = ("hidalgo deal 1\n" + seed + "\n" + salt + "\n").getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }

    /** Why a record was not dealt from a seed with this hash; empty if it was. */
    public static Optional<Message> problem(GameRecord record, String seed, String salt, String hash) {
        if (!seed.matches(HEXADECIMAL) || !salt.matches(HEXADECIMAL)) {
            return Optional.of(Message.of("record.deal.hexadecimal"));
        }
        if (!hash(seed, salt).equalsIgnoreCase(hash)) {
            return Optional.of(Message.of("record.deal.hash"));
        }
        RecordedGame recorded = RecordedGame.ALL.of(record.game());
        Setup dealt = Games.known(record.game()).deal(record.setup().options(), RandomSource.ofDeal(seed));
        return recorded.write(dealt).equals(recorded.write(record.setup()))
                ? Optional.empty()
                : Optional.of(Message.of("record.deal.differs"));
    }
}
