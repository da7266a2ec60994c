package hidalgo.server.login;

import java.util.List;
import java.util.Optional;

/** Stores passkeys, and the people of other services. */
public interface LoginRepository {
    /** The passkeys of a person, the oldest first. */
    List<Passkey> passkeys(String person);

    /** The passkey with an identifier. */
    Optional<Passkey> passkey(String id);

    /** Adds a passkey; false if there is one with its identifier. */
    boolean add(Passkey passkey);

    /** Notes that a passkey was used. */
    void used(Passkey passkey, long counter, long now);

    /** Deletes a passkey of a person; false if there is none. */
    boolean delete(String person, String id);

    /** Spends a challenge; false if it was spent before. */
    boolean spend(String challenge, long expires, long now);

    /** The person here who is a person of another service. */
    Optional<String> outside(String issuer, String subject);

    /** Notes that a person of another service is a person here; false if they are one already. */
    boolean addOutside(String issuer, String subject, String person, long now);

    /** Whether a person can sign in by another service. */
    boolean hasOutside(String person);
}
