package hidalgo.server.store;

import hidalgo.server.login.LoginRepository;
import hidalgo.server.login.Passkey;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementContext;

/** Passkeys, and the people of other services. */
public final class LoginStore implements LoginRepository {
    private static final String PASSKEY = "SELECT id, person, label, data, counter, made, used FROM passkeys ";

    private final Jdbi writing;
    private final Jdbi reading;

    /** Those in a database. */
    public LoginStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    @Override
    public List<Passkey> passkeys(String person) {
        return reading.withHandle(handle -> handle.createQuery(PASSKEY + "WHERE person = :person ORDER BY made, id")
                .bind("person", person)
                .map(LoginStore::passkey)
                .list());
    }

    private static Passkey passkey(ResultSet row, StatementContext context) throws SQLException {
        return new Passkey(
                row.getString("id"),
                row.getString("person"),
                row.getString("label"),
                row.getString("data"),
                row.getLong("counter"),
                row.getLong("made"),
                row.getLong("used"));
    }

    @Override
    public Optional<Passkey> passkey(String id) {
        return reading.withHandle(handle -> handle.createQuery(PASSKEY + "WHERE id = :id")
                .bind("id", id)
                .map(LoginStore::passkey)
                .findOne());
    }

    @Override
    public boolean add(Passkey passkey) {
        return writing.withHandle(handle -> handle.createUpdate(
                                "INSERT INTO passkeys (id, person, label, data, counter,"
                                        + " made) VALUES (:id, :person, :label, :data, :counter, :made) ON CONFLICT DO NOTHING")
                        .bind("id", passkey.id())
                        .bind("person", passkey.person())
                        .bind("label", passkey.label())
                        .bind("data", passkey.data())
                        .bind("counter", passkey.counter())
                        .bind("made", passkey.made())
                        .execute()
                > 0);
    }

    @Override
    public void used(Passkey passkey, long counter, long now) {
        writing.useHandle(handle ->
                handle.execute("UPDATE passkeys SET counter = ?, used = ? WHERE id = ?", counter, now, passkey.id()));
    }

    @Override
    public boolean delete(String person, String id) {
        return writing.withHandle(
                handle -> handle.execute("DELETE FROM passkeys WHERE person = ? AND id = ?", person, id) > 0);
    }

    @Override
    public boolean spend(String challenge, long expires, long now) {
        return writing.inTransaction(handle -> {
            handle.execute("DELETE FROM spent_challenges WHERE expires < ?", now);
            return handle.execute(
                            "INSERT INTO spent_challenges (challenge, expires) VALUES (?, ?) ON CONFLICT DO NOTHING",
                            challenge,
                            expires)
                    > 0;
        });
    }

    @Override
    public Optional<String> outside(String issuer, String subject) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT person FROM outside_accounts WHERE issuer = :issuer AND subject = :subject")
                .bind("issuer", issuer)
                .bind("subject", subject)
                .mapTo(String.class)
                .findOne());
    }

    @Override
    public boolean addOutside(String issuer, String subject, String person, long now) {
        return writing.withHandle(handle -> handle.execute(
                        "INSERT INTO outside_accounts (issuer, subject, person, made) VALUES (?, ?, ?, ?)"
                                + " ON CONFLICT DO NOTHING",
                        issuer,
                        subject,
                        person,
                        now)
                > 0);
    }

    @Override
    public boolean hasOutside(String person) {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT count(*) FROM outside_accounts WHERE person = :person")
                                .bind("person", person)
                                .mapTo(Integer.class)
                                .one()
                        > 0);
    }
}
