package hidalgo.server.store;

import hidalgo.server.people.CredentialRepository;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** Recovery codes and reset links. */
public final class CredentialStore implements CredentialRepository {
    private final Jdbi writing;
    private final Jdbi reading;

    /** The recovery codes and reset links in a database. */
    public CredentialStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    @Override
    public List<Code> codes(String person) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT hash, used FROM recovery_codes WHERE person = :person")
                .bind("person", person)
                .map((row, context) -> new Code(row.getString("hash"), row.getLong("used") > 0))
                .list());
    }

    @Override
    public void putCodes(String person, List<String> hashes) {
        writing.useTransaction(handle -> {
            handle.execute("DELETE FROM recovery_codes WHERE person = ?", person);
            for (String hash : hashes) {
                handle.execute("INSERT INTO recovery_codes (person, hash) VALUES (?, ?)", person, hash);
            }
        });
    }

    @Override
    public boolean useCode(String person, String hash, long now) {
        return writing.withHandle(handle -> handle.createUpdate(
                                "UPDATE recovery_codes SET used = :now WHERE person = :person AND hash = :hash AND used = 0")
                        .bind("now", now)
                        .bind("person", person)
                        .bind("hash", hash)
                        .execute()
                > 0);
    }

    @Override
    public void putReset(String person, String hash, long expires) {
        writing.useHandle(
                handle -> handle.createUpdate("INSERT INTO reset_links (person, hash, expires) VALUES (:person, :hash,"
                                + " :expires) ON CONFLICT (person) DO UPDATE SET hash = excluded.hash,"
                                + " expires = excluded.expires")
                        .bind("person", person)
                        .bind("hash", hash)
                        .bind("expires", expires)
                        .execute());
    }

    @Override
    public Optional<String> reset(String hash, long now) {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT person FROM reset_links WHERE hash = :hash AND expires > :now")
                        .bind("hash", hash)
                        .bind("now", now)
                        .mapTo(String.class)
                        .findOne());
    }

    @Override
    public Optional<String> takeReset(String hash, long now) {
        Optional<String> person = reset(hash, now);
        int taken = writing.withHandle(
                handle -> handle.execute("DELETE FROM reset_links WHERE hash = ? AND expires > ?", hash, now));
        return taken > 0 ? person : Optional.empty();
    }
}
