package hidalgo.server.store;

import hidalgo.server.people.InvitationRepository;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** Invitations. */
public final class InvitationStore implements InvitationRepository {
    private final Jdbi writing;
    private final Jdbi reading;

    /** The invitations in a database. */
    public InvitationStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    @Override
    public void add(Invitation invitation, String hash, long now) {
        writing.useHandle(handle -> handle.createUpdate("INSERT INTO invitations (id, hash, note, uses, expires, made)"
                        + " VALUES (:id, :hash, :note, :uses, :expires, :now)")
                .bind("id", invitation.id())
                .bind("hash", hash)
                .bind("note", invitation.note())
                .bind("uses", invitation.uses())
                .bind("expires", invitation.expires())
                .bind("now", now)
                .execute());
    }

    @Override
    public List<Invitation> all(long now) {
        return reading.withHandle(handle -> handle.createQuery("SELECT id, note, uses, expires FROM invitations"
                        + " WHERE uses > 0 AND expires > :now ORDER BY made DESC, id")
                .bind("now", now)
                .map((row, context) -> new Invitation(
                        row.getString("id"), row.getString("note"), row.getInt("uses"), row.getLong("expires")))
                .list());
    }

    @Override
    public boolean use(String hash, long now) {
        return writing.withHandle(handle -> handle.createUpdate("UPDATE invitations SET uses = uses - 1"
                                + " WHERE hash = :hash AND uses > 0 AND expires > :now")
                        .bind("hash", hash)
                        .bind("now", now)
                        .execute()
                > 0);
    }

    @Override
    public void restoreUse(String hash) {
        writing.useHandle(handle -> handle.execute("UPDATE invitations SET uses = uses + 1 WHERE hash = ?", hash));
    }

    @Override
    public boolean delete(String id) {
        return writing.withHandle(handle -> handle.execute("DELETE FROM invitations WHERE id = ?", id) > 0);
    }
}
