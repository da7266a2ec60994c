package hidalgo.server.people;

import java.util.List;

/** Stores invitations: only hashes of their secrets. */
public interface InvitationRepository {
    /**
     * An invitation.
     *
     * @param id its identifier
     * @param note a note of the host
     * @param uses how many people may still use it
     * @param expires until when it counts, in milliseconds since 1970
     */
    record Invitation(String id, String note, int uses, long expires) {}

    /** Adds an invitation. */
    void add(Invitation invitation, String hash, long now);

    /** All invitations that may still be used, the latest first. */
    List<Invitation> all(long now);

    /** Uses an invitation once; false if there is none, or it is used up or too old. */
    boolean use(String hash, long now);

    /** An invitation was not used after all. */
    void restoreUse(String hash);

    /** Deletes an invitation; false if there is none. */
    boolean delete(String id);
}
