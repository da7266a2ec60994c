package hidalgo.server.store;

import hidalgo.server.base.Json;
import hidalgo.server.bus.Bus;
import hidalgo.server.bus.Topic;
import hidalgo.server.people.GuestNetwork;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.server.people.PersonRepository;
import hidalgo.server.people.Session;
import hidalgo.tables.NameLikeness;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
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
import org.jdbi.v3.core.statement.Update;

/** People, guests and those with an account. */
public final class PeopleStore implements PersonRepository {
    /** The columns of people, who are called p in a query. */
    static final String COLUMNS = "p.id, p.name, p.account, p.password, p.preferences, p.network";

    private static final String PERSON = "SELECT " + COLUMNS + " FROM people p ";

    private static final String UNIQUE_VIOLATION = "23505";
    private static final int SQLITE_CONSTRAINT = 19;

    /** The number of guests with nothing but settings that are kept, for each person that a network counts as. */
    private static final int KEPT_FOR_ONE = 200;

    private final Jdbi writing;
    private final Jdbi reading;
    private final SessionStore sessions;
    private final Erasure erasure;
    private final Bus bus;

    /** The people of a database, for a command. */
    public PeopleStore(Database database) {
        this(database, new SessionStore(database), Bus.NONE);
    }

    /** The people of a database and their sessions. */
    public PeopleStore(Database database, SessionStore sessions, Bus bus) {
        this.erasure = new Erasure(database);
        this.bus = bus;
        this.writing = database.writing();
        this.reading = database.reading();
        this.sessions = sessions;
    }

    /** Both or neither, or the regular clean-up might delete the person in between. */
    @Override
    public void add(Person person, Session session) {
        writing.useTransaction(handle -> {
            Update insert = handle.createUpdate(
                    "INSERT INTO people (id, name, account, password, preferences, network, created,"
                            + " seen) VALUES (:id, :name, :account, :password, :preferences, :network, :now, :now)");
            bind(insert, person).bind("now", session.made()).execute();
            SessionStore.insert(handle, session);
        });
    }

    @Override
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

    /** Whether a statement failed because another writer was first. */
    private static boolean isTaken(UnableToExecuteStatementException e) {
        return e.getCause() instanceof SQLException sql
                && (UNIQUE_VIOLATION.equals(sql.getSQLState()) || (sql.getErrorCode() & 0xff) == SQLITE_CONSTRAINT);
    }

    private boolean changeUnlessTaken(Person person) {
        return writing.inTransaction(handle -> {
            boolean taken = person.account() != null && isTaken(handle, person, person.account());
            if (!taken) {
                Update update =
                        handle.createUpdate("UPDATE people SET name = :name, account = :account, password = :password,"
                                + " preferences = :preferences, network = :network, likeness = :likeness,"
                                + " account_likeness = CASE WHEN account = :account"
                                + " THEN COALESCE(account_likeness, :accountLikeness) ELSE :accountLikeness END"
                                + " WHERE id = :id");
                bindLikenesses(bind(update, person), person).execute();
            }
            return !taken;
        });
    }

    /** Whether a name that is new for a person belongs to another account, or looks like one that does. */
    private static boolean isTaken(Handle handle, Person person, String account) {
        List<String> own = handle.createQuery("SELECT likeness FROM people WHERE id = :id AND account = :account"
                        + " UNION SELECT account_likeness FROM people WHERE id = :id AND account = :account")
                .bind("id", person.id())
                .bind("account", account)
                .mapTo(String.class)
                .list();
        Set<String> wanted = new HashSet<>();
        wanted.add(NameLikeness.of(person.name()));
        if (own.isEmpty()) {
            wanted.add(accountLikeness(person, account));
        }
        own.forEach(wanted::remove);
        return !wanted.isEmpty()
                && handle.createQuery("SELECT count(*) FROM people WHERE id <> :id"
                                        + " AND (likeness IN (<wanted>) OR account_likeness IN (<wanted>))")
                                .bind("id", person.id())
                                .bindList("wanted", wanted)
                                .mapTo(Integer.class)
                                .one()
                        > 0;
    }

    private static Update bindLikenesses(Update statement, Person person) {
        String account = person.account();
        return statement
                .bind("likeness", account == null ? null : NameLikeness.of(person.name()))
                .bind("accountLikeness", account == null ? null : accountLikeness(person, account));
    }

    /** An account name is stored in lower case; the display name, if it is the same, has the original spelling. */
    private static String accountLikeness(Person person, String account) {
        return NameLikeness.of(People.account(person.name()).equals(account) ? person.name() : account);
    }

    @Override
    public Optional<Person> withAccount(String account) {
        return reading.withHandle(handle -> handle.createQuery(PERSON + "WHERE p.account = :account")
                .bind("account", account)
                .map(PeopleStore::person)
                .findOne());
    }

    @Override
    public List<Person> called(String name) {
        return reading.withHandle(handle -> handle.createQuery(PERSON + "WHERE p.account = :account"
                        + " OR p.likeness = :likeness OR p.account_likeness = :likeness ORDER BY p.created, p.id")
                .bind("account", People.account(name))
                .bind("likeness", NameLikeness.of(name))
                .map(PeopleStore::person)
                .list());
    }

    /** Stores the likenesses of the names of accounts that an older version has made. */
    public void noteLikenesses() {
        writing.useTransaction(handle -> handle.createQuery(
                        PERSON + "WHERE p.account IS NOT NULL AND (p.likeness IS NULL OR p.account_likeness IS NULL)")
                .map(PeopleStore::person)
                .list()
                .forEach(person -> bindLikenesses(
                                handle.createUpdate("UPDATE people SET likeness = :likeness,"
                                        + " account_likeness = :accountLikeness WHERE id = :id"),
                                person)
                        .bind("id", person.id())
                        .execute()));
    }

    @Override
    public void cameFrom(Person guest, GuestNetwork network) {
        writing.useHandle(
                handle -> handle.createUpdate("UPDATE people SET network = :network WHERE id = :id AND account IS NULL")
                        .bind("id", guest.id())
                        .bind("network", network.stored())
                        .execute());
    }

    @Override
    public void tell(String id, String setting, String value) {
        byId(id).ifPresent(person -> {
            Map<String, String> preferences = new HashMap<>(person.preferences());
            preferences.put(setting, value);
            change(new Person(id, person.name(), person.account(), person.password(), preferences, person.network()));
        });
    }

    @Override
    public Optional<Person> byId(String id) {
        return reading.withHandle(handle -> handle.createQuery(PERSON + "WHERE p.id = :id")
                .bind("id", id)
                .map(PeopleStore::person)
                .findOne());
    }

    @Override
    public boolean isNewerThan(String id, long moment) {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT count(*) FROM people WHERE id = :id AND created > :moment")
                                .bind("id", id)
                                .bind("moment", moment)
                                .mapTo(Integer.class)
                                .one()
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

    /**
     * Deletes guests who came before a moment and have left nothing to keep: no seat, record, token or setting, and no
     * name but those that guests have at first. If they come again, they are new guests.
     */
    public int pruneStrangers(long before, Collection<String> firstNames) {
        String strangers = "SELECT p.id FROM people p WHERE p.account IS NULL AND p.created < :before"
                + " AND p.name IN (<names>) AND p.preferences = '{}'"
                + " AND NOT EXISTS (SELECT 1 FROM table_people t WHERE t.person = p.id)"
                + " AND NOT EXISTS (SELECT 1 FROM replays r WHERE r.person = p.id)"
                + " AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = p.id AND s.kind <> :cookie)";
        return writing.inTransaction(handle -> {
            int deleted = 0;
            for (String table : List.of("sessions WHERE person", "people WHERE id")) {
                deleted = handle.createUpdate("DELETE FROM " + table + " IN (" + strangers + ")")
                        .bind("before", before)
                        .bindList("names", List.copyOf(firstNames))
                        .bind("cookie", Session.Kind.COOKIE.stored())
                        .execute();
            }
            return deleted;
        });
    }

    /**
     * Of the guests of one network who have neither a seat, a record nor a token, keeps only those who were here last: they can
     * have settings, so there may not be any number of them.
     */
    public int pruneNetworks() {
        String placed = "SELECT p.id, CASE WHEN p.network LIKE '%+' THEN :large ELSE :guests END AS most,"
                + " ROW_NUMBER() OVER (PARTITION BY p.network ORDER BY p.seen DESC, p.created DESC, p.id) AS place,"
                + " ROW_NUMBER() OVER (PARTITION BY substr(p.network, 1, :digits)"
                + " ORDER BY p.seen DESC, p.created DESC, p.id) AS wide"
                + " FROM people p WHERE p.account IS NULL AND p.network <> ''"
                + " AND NOT EXISTS (SELECT 1 FROM table_people t WHERE t.person = p.id)"
                + " AND NOT EXISTS (SELECT 1 FROM replays r WHERE r.person = p.id)"
                + " AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = p.id AND s.kind <> :cookie)";
        return writing.inTransaction(handle -> {
            List<String> tooMany = handle.createQuery("SELECT id FROM (" + placed
                            + ") AS placed WHERE place > most OR wide > most * :networks ORDER BY id")
                    .bind("large", KEPT_FOR_ONE * GuestNetwork.GUESTS_OF_LARGE)
                    .bind("guests", KEPT_FOR_ONE * GuestNetwork.GUESTS)
                    .bind("digits", GuestNetwork.DIGITS)
                    .bind("networks", GuestNetwork.NETWORKS_OF_WIDER)
                    .bind("cookie", Session.Kind.COOKIE.stored())
                    .mapTo(String.class)
                    .list();
            for (String guest : tooMany) {
                handle.execute("DELETE FROM sessions WHERE person = ?", guest);
                handle.execute("DELETE FROM people WHERE id = ?", guest);
            }
            return tooMany.size();
        });
    }

    /** Ends the sessions and tokens of guests who have not been here since a moment. */
    public void endSessionsOfGuests(long before) {
        writing.useTransaction(handle -> sessions.end(
                handle,
                handle.createQuery("SELECT s.hash FROM sessions s JOIN people p ON p.id = s.person"
                                + " WHERE p.account IS NULL AND p.seen < :before AND s.created < :before")
                        .bind("before", before)
                        .mapTo(String.class)
                        .list()));
    }

    /** The language that a person has chosen; empty if none. */
    public String language(String id) {
        return byId(id).map(person -> person.preferences().getOrDefault("language", ""))
                .orElse("");
    }

    /** All accounts, by name. */
    public List<Person> accounts() {
        return reading.withHandle(
                handle -> handle.createQuery(PERSON + "WHERE p.account IS NOT NULL ORDER BY p.account")
                        .map(PeopleStore::person)
                        .list());
    }

    /** Deletes a person, all their sessions and their ratings; their results are no one's from then on. */
    private void delete(Person person) {
        writing.useTransaction(handle -> {
            sessions.end(
                    handle,
                    handle.createQuery("SELECT hash FROM sessions WHERE person = :person")
                            .bind("person", person.id())
                            .mapTo(String.class)
                            .list());
            // The other players keep the game: only its places are left of the person.
            handle.execute("UPDATE results SET person = '' WHERE person = ?", person.id());
            handle.execute("DELETE FROM ratings WHERE player = ?", person.id());
            CupStore.erase(handle, person.id());
            handle.execute("DELETE FROM people WHERE id = ?", person.id());
        });
    }

    @Override
    public List<String> erase(Person person, String nameless) {
        Set<String> tables = erasure.erase(person, nameless);
        delete(person);
        tables.forEach(table -> bus.publish(Topic.REWRITTEN, table));
        return List.copyOf(tables);
    }

    @Override
    public boolean leave(String id, long when) {
        return writing.withHandle(handle ->
                        handle.execute("UPDATE people SET leaves = ? WHERE id = ? AND leaves <> ?", when, id, when))
                > 0;
    }

    @Override
    public List<Person> leavingBy(long moment) {
        return reading.withHandle(
                handle -> handle.createQuery(PERSON + "WHERE p.leaves > 0 AND p.leaves <= :moment ORDER BY p.id")
                        .bind("moment", moment)
                        .map(PeopleStore::person)
                        .list());
    }

    @Override
    public List<String> past(Person person) {
        return TablePast.of(reading, person.id());
    }

    @Override
    public List<Said> said(Person person, String table) {
        return erasure.said(person, table);
    }

    private static Update bind(Update statement, Person person) {
        return statement
                .bind("id", person.id())
                .bind("name", person.name())
                .bind("account", person.account())
                .bind("password", person.password())
                .bind("preferences", Json.text(person.preferences()))
                .bind("network", person.network().stored());
    }

    /** The person in a row. */
    static Person person(ResultSet row, StatementContext context) throws SQLException {
        Map<String, String> preferences = new LinkedHashMap<>();
        Map<?, ?> stored = (Map<?, ?>) Json.stored(row.getString("preferences"), Object.class);
        stored.forEach((name, value) -> preferences.put(String.valueOf(name), String.valueOf(value)));
        return new Person(
                row.getString("id"),
                row.getString("name"),
                row.getString("account"),
                row.getString("password"),
                preferences,
                new GuestNetwork(row.getString("network")));
    }
}
