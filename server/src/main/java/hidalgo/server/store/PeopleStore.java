package hidalgo.server.store;

import hidalgo.server.base.Json;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.Answers.Token;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;

/** People, and the sessions and tokens by which they are known; of those only hashes. */
public final class PeopleStore {
    /** The channel on which PostgreSQL tells other nodes the hash of a session or token that has ended. */
    public static final String CHANNEL = "hidalgo_sessions";

    private static final int AT_ONCE = 500;
    private static final String PERSON = "SELECT p.id, p.name, p.account, p.password, p.preferences FROM people p ";

    private static final String UNIQUE_VIOLATION = "23505";
    private static final int SQLITE_CONSTRAINT = 19;

    private final Jdbi writing;
    private final Jdbi reading;
    private final boolean shared;

    /** The people of a database. */
    public PeopleStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
        this.shared = database.isShared();
    }

    /**
     * A session or token as it is kept.
     *
     * @param hash the hash of its secret
     * @param id its name
     * @param person whom it stands for
     * @param kind whether it is a browser's or a program's
     * @param label what it is for
     * @param made when, in milliseconds since 1970
     * @param expires until when it is good
     */
    public record Session(String hash, String id, String person, String kind, String label, long made, long expires) {}

    /** Adds a person with a first session: both or none, or what is thrown away now and then might come between. */
    public void add(Person person, Session session) {
        writing.useTransaction(handle -> {
            handle.createUpdate("INSERT INTO people (id, name, account, password, preferences, created, seen)"
                            + " VALUES (:id, :name, :account, :password, :preferences, :now, :now)")
                    .bind("id", person.id())
                    .bind("name", person.name())
                    .bind("account", person.account())
                    .bind("password", person.password())
                    .bind("preferences", Json.text(person.preferences()))
                    .bind("now", session.made())
                    .execute();
            insert(handle, session);
        });
    }

    /** Writes a person's name, account and preferences; false if the account's name belongs to somebody else. */
    public boolean change(Person person) {
        try {
            return changeUnlessTaken(person);
        } catch (UnableToExecuteStatementException e) {
            if (isTaken(e)) {
                return false;
            }
            throw e;
        }
    }

    /** Whether a statement failed because somebody else was first. */
    private static boolean isTaken(UnableToExecuteStatementException e) {
        return e.getCause() instanceof SQLException sql
                && (UNIQUE_VIOLATION.equals(sql.getSQLState()) || (sql.getErrorCode() & 0xff) == SQLITE_CONSTRAINT);
    }

    private boolean changeUnlessTaken(Person person) {
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
                        .bind("preferences", Json.text(person.preferences()))
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
    public void add(Session session) {
        writing.useHandle(handle -> insert(handle, session));
    }

    private static void insert(Handle handle, Session session) {
        handle.createUpdate("INSERT INTO sessions (hash, id, person, kind, label, created, expires)"
                        + " VALUES (:hash, :id, :person, :kind, :label, :made, :expires)")
                .bind("hash", session.hash())
                .bind("id", session.id())
                .bind("person", session.person())
                .bind("kind", session.kind())
                .bind("label", session.label())
                .bind("made", session.made())
                .bind("expires", session.expires())
                .execute();
    }

    /** Ends the session of a hash, and tells all nodes. */
    public void endSession(String hash) {
        writing.useTransaction(handle -> end(handle, List.of(hash)));
    }

    private void end(Handle handle, List<String> hashes) {
        for (String hash : hashes) {
            handle.createUpdate("DELETE FROM sessions WHERE hash = :hash")
                    .bind("hash", hash)
                    .execute();
            if (shared) {
                Database.announce(handle, CHANNEL, hash);
            }
        }
    }

    /** Those of some hashes whose session or token is good at a moment. */
    public Set<String> good(Collection<String> hashes, long now) {
        Set<String> good = new HashSet<>();
        List<String> all = List.copyOf(hashes);
        for (int from = 0; from < all.size(); from += AT_ONCE) {
            List<String> some = all.subList(from, Math.min(all.size(), from + AT_ONCE));
            good.addAll(reading.withHandle(handle -> handle.createQuery(
                            "SELECT hash FROM sessions WHERE expires > :now AND hash IN (<hashes>)")
                    .bind("now", now)
                    .bindList("hashes", some)
                    .mapTo(String.class)
                    .list()));
        }
        return good;
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

    /** Revokes a token of a person, and tells all nodes; its hash, or nothing if there is none of that name. */
    public Optional<String> revoke(String person, String id) {
        return writing.inTransaction(handle -> {
            Optional<String> hash = handle.createQuery(
                            "SELECT hash FROM sessions WHERE person = :person AND id = :id AND kind = 'token'")
                    .bind("person", person)
                    .bind("id", id)
                    .mapTo(String.class)
                    .findOne();
            hash.ifPresent(found -> end(handle, List.of(found)));
            return hash;
        });
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

    /** Ends all sessions and tokens of a person, and tells all nodes. */
    public void endSessions(String person) {
        writing.useTransaction(handle -> end(
                handle,
                handle.createQuery("SELECT hash FROM sessions WHERE person = :person")
                        .bind("person", person)
                        .mapTo(String.class)
                        .list()));
    }

    /** Deletes an account and all its sessions; the seats it held keep their names. */
    public boolean delete(String account) {
        return writing.inTransaction(handle -> {
            end(
                    handle,
                    handle.createQuery("SELECT s.hash FROM sessions s JOIN people p ON p.id = s.person"
                                    + " WHERE p.account = :account")
                            .bind("account", account)
                            .mapTo(String.class)
                            .list());
            return handle.createUpdate("DELETE FROM people WHERE account = :account")
                            .bind("account", account)
                            .execute()
                    > 0;
        });
    }

    private static Person person(ResultSet row, StatementContext context) throws SQLException {
        Map<String, String> preferences = new LinkedHashMap<>();
        Map<?, ?> stored = Json.stored(row.getString("preferences"), Map.class);
        stored.forEach((name, value) -> preferences.put(String.valueOf(name), String.valueOf(value)));
        return new Person(
                row.getString("id"),
                row.getString("name"),
                row.getString("account"),
                row.getString("password"),
                preferences);
    }
}
