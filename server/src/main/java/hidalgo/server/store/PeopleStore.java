package hidalgo.server.store;

import hidalgo.server.Wire;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.Answers.Token;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementContext;

/** People, and the sessions and tokens by which they are known; of those only hashes. */
public final class PeopleStore {
    private static final String PERSON = "SELECT p.id, p.name, p.account, p.password, p.preferences FROM people p ";

    private final Jdbi writing;
    private final Jdbi reading;

    /** The people of a database. */
    public PeopleStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    /** Adds a person. */
    public void add(Person person, long now) {
        writing.useHandle(handle -> handle.createUpdate(
                        "INSERT INTO people (id, name, account, password, preferences, created, seen)"
                                + " VALUES (:id, :name, :account, :password, :preferences, :now, :now)")
                .bind("id", person.id())
                .bind("name", person.name())
                .bind("account", person.account())
                .bind("password", person.password())
                .bind("preferences", Wire.text(person.preferences()))
                .bind("now", now)
                .execute());
    }

    /** Writes a person's name, account and preferences; false if the account's name belongs to somebody else. */
    public boolean change(Person person) {
        return writing.inTransaction(handle -> {
            boolean taken = person.account() != null
                    && handle.createQuery("SELECT count(*) FROM people WHERE account = :account AND id <> :id")
                                    .bind("account", person.account())
                                    .bind("id", person.id())
                                    .mapTo(Integer.class)
                                    .one()
                            > 0;
            if (!taken) {
                handle.createUpdate("UPDATE people SET name = :name, account = :account, password = :password,"
                                + " preferences = :preferences WHERE id = :id")
                        .bind("id", person.id())
                        .bind("name", person.name())
                        .bind("account", person.account())
                        .bind("password", person.password())
                        .bind("preferences", Wire.text(person.preferences()))
                        .execute();
            }
            return !taken;
        });
    }

    /** The person with an account. */
    public Optional<Person> withAccount(String account) {
        return reading.withHandle(handle -> handle.createQuery(PERSON + "WHERE p.account = :account")
                .bind("account", account)
                .map(PeopleStore::person)
                .findOne());
    }

    /** The person of a name of our own. */
    public Optional<Person> byId(String id) {
        return reading.withHandle(handle -> handle.createQuery(PERSON + "WHERE p.id = :id")
                .bind("id", id)
                .map(PeopleStore::person)
                .findOne());
    }

    /** The person whom the hash of a session or token stands for, unless it has expired. */
    public Optional<Person> bySession(String hash, String kind, long now) {
        return reading.withHandle(handle -> handle.createQuery(
                        PERSON
                                + "JOIN sessions s ON s.person = p.id WHERE s.hash = :hash AND s.kind = :kind AND s.expires > :now")
                .bind("hash", hash)
                .bind("kind", kind)
                .bind("now", now)
                .map(PeopleStore::person)
                .findOne());
    }

    /** Adds a session or a token. */
    public void addSession(String hash, String id, String person, String kind, String label, long now, long expires) {
        writing.useHandle(
                handle -> handle.createUpdate("INSERT INTO sessions (hash, id, person, kind, label, created, expires)"
                                + " VALUES (:hash, :id, :person, :kind, :label, :now, :expires)")
                        .bind("hash", hash)
                        .bind("id", id)
                        .bind("person", person)
                        .bind("kind", kind)
                        .bind("label", label)
                        .bind("now", now)
                        .bind("expires", expires)
                        .execute());
    }

    /** Ends the session of a hash. */
    public void endSession(String hash) {
        writing.useHandle(handle -> handle.createUpdate("DELETE FROM sessions WHERE hash = :hash")
                .bind("hash", hash)
                .execute());
    }

    /** The tokens of a person. */
    public List<Token> tokens(String person) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT id, label, created FROM sessions WHERE person = :person AND kind = 'token' ORDER BY created")
                .bind("person", person)
                .map((row, context) ->
                        new Token(row.getString("id"), row.getString("label"), null, row.getLong("created")))
                .list());
    }

    /** Revokes a token of a person; false if there is none of that name. */
    public boolean revoke(String person, String id) {
        return writing.withHandle(handle ->
                handle.createUpdate("DELETE FROM sessions WHERE person = :person AND id = :id AND kind = 'token'")
                                .bind("person", person)
                                .bind("id", id)
                                .execute()
                        > 0);
    }

    /** Deletes sessions that have expired, and guests who have no session and no seat any more. */
    public int prune(long now) {
        return writing.inTransaction(handle -> {
            handle.createUpdate("DELETE FROM sessions WHERE expires <= :now")
                    .bind("now", now)
                    .execute();
            return handle.createUpdate("DELETE FROM people WHERE account IS NULL"
                            + " AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = people.id)"
                            + " AND NOT EXISTS (SELECT 1 FROM table_people t WHERE t.person = people.id)")
                    .execute();
        });
    }

    /** The accounts there are, by name. */
    public List<Person> accounts() {
        return reading.withHandle(
                handle -> handle.createQuery(PERSON + "WHERE p.account IS NOT NULL ORDER BY p.account")
                        .map(PeopleStore::person)
                        .list());
    }

    /** Deletes an account and all its sessions; the seats it held keep their names. */
    public boolean delete(String account) {
        return writing.inTransaction(handle -> {
            handle.createUpdate("DELETE FROM sessions WHERE person IN (SELECT id FROM people WHERE account = :account)")
                    .bind("account", account)
                    .execute();
            return handle.createUpdate("DELETE FROM people WHERE account = :account")
                            .bind("account", account)
                            .execute()
                    > 0;
        });
    }

    private static Person person(ResultSet row, StatementContext context) throws SQLException {
        Map<String, String> preferences = new LinkedHashMap<>();
        Map<?, ?> stored = Wire.stored(row.getString("preferences"), Map.class);
        stored.forEach((name, value) -> preferences.put(String.valueOf(name), String.valueOf(value)));
        return new Person(
                row.getString("id"),
                row.getString("name"),
                row.getString("account"),
                row.getString("password"),
                preferences);
    }
}
