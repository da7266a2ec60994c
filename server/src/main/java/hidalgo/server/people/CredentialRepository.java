package hidalgo.server.people;

import java.util.List;
import java.util.Optional;

/** Stores what lets people into their accounts besides their passwords: only hashes of it. */
public interface CredentialRepository {
    /**
     * A recovery code.
     *
     * @param hash its hash
     * @param isUsed whether it was used, and lets no one in any more
     */
    record Code(String hash, boolean isUsed) {}

    /** The recovery codes of a person. */
    List<Code> codes(String person);

    /** Replaces the recovery codes of a person. */
    void putCodes(String person, List<String> hashes);

    /** Uses a recovery code; false if it was used before, or is not there any more. */
    boolean useCode(String person, String hash, long now);

    /** Stores a reset link for a person in place of their former one. */
    void putReset(String person, String hash, long expires);

    /** Removes a reset link that is valid at a moment; returns whose it was. */
    Optional<String> takeReset(String hash, long now);

    /** Whose a reset link is that is valid at a moment. */
    Optional<String> reset(String hash, long now);
}
