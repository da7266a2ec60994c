package hidalgo.server.store;

import hidalgo.server.bus.Bus;
import hidalgo.server.bus.Topic;
import hidalgo.server.people.Identity;
import hidalgo.server.people.Scope;
import hidalgo.server.people.Session;
import hidalgo.server.people.SessionRepository;
import hidalgo.server.people.Token;
import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlStatement;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The sessions and tokens that identify people; only the hashes of their secrets are stored. */
public final class SessionStore implements SessionRepository {
    private static final int AT_ONCE = 500;

    /** A token that an older version made may be valid for ten years: none lasts longer than one. Older sessions have no use noted. */
    private static final String VALID = " FROM sessions s JOIN people p ON p.id = s.person WHERE s.expires > :now"
            + " AND s.created > :oldest AND (s.kind <> 'cookie' OR p.account IS NULL OR s.used > :idle"
            + " OR s.created > :idle)";

    private static final Logger LOG = LoggerFactory.getLogger(SessionStore.class);
    private static final long NOTED_AFTER = Duration.ofDays(1).toMillis();
    private static final long USE_NOTED_AFTER = Duration.ofHours(1).toMillis();
    private static final Duration OLDEST = Duration.ofDays(366);

    private final Jdbi writing;
    private final Jdbi reading;
    private final Bus bus;

    /** The sessions and tokens of a database, for a command. */
    public SessionStore(Database database) {
        this(database, Bus.NONE);
    }

    /** The sessions and tokens of a database, for a node that informs the others when one ends. */
    public SessionStore(Database database, Bus bus) {
        this.bus = bus;
        this.writing = database.writing();
        this.reading = database.reading();
    }

    @Override
    public void add(Session session) {
        writing.useHandle(handle -> insert(handle, session));
    }

    static void insert(Handle handle, Session session) {
        handle.createUpdate("INSERT INTO sessions (hash, id, person, kind, label, scope, created, expires, used)"
                        + " VALUES (:hash, :id, :person, :kind, :label, :scope, :made, :expires, :used)")
                .bind("hash", session.hash())
                .bind("id", session.id())
                .bind("person", session.person())
                .bind("kind", session.kind().stored())
                .bind("label", session.label())
                .bind("scope", session.scope().stored())
                .bind("made", session.made())
                .bind("expires", session.expires())
                .bind("used", session.used())
                .execute();
    }

    private static <Q extends SqlStatement<Q>> Q at(Moment moment, Q query) {
        return query.bind("now", moment.now())
                .bind("oldest", moment.now() - OLDEST.toMillis())
                .bind("idle", moment.idle());
    }

    @Override
    public Optional<Identity> known(String hash, Session.Kind kind, Moment moment) {
        long now = moment.now();
        Optional<Seen> found = reading.withHandle(handle -> at(
                        moment,
                        handle.createQuery("SELECT s.scope, s.used, p.seen, " + PeopleStore.COLUMNS + VALID
                                + " AND s.hash = :hash AND s.kind = :kind"))
                .bind("hash", hash)
                .bind("kind", kind.stored())
                .map((row, context) -> new Seen(
                        new Identity(
                                PeopleStore.person(row, context),
                                kind == Session.Kind.COOKIE ? Scope.ALL : Scope.of(row.getString("scope"))),
                        row.getLong("seen"),
                        row.getLong("used")))
                .findOne());
        found.filter(seen -> now - seen.at() >= NOTED_AFTER)
                .ifPresent(seen -> note(
                        "UPDATE people SET seen = :now WHERE id = :of",
                        seen.identity().person().id(),
                        now));
        found.filter(seen -> now - seen.used() >= USE_NOTED_AFTER)
                .ifPresent(seen -> note("UPDATE sessions SET used = :now WHERE hash = :of", hash, now));
        return found.map(Seen::identity);
    }

    /** A person with the day on which they were last here, and the hour in which they last used the session. */
    private record Seen(Identity identity, long at, long used) {}

    /** No request fails because this can't be written. */
    private void note(String update, String of, long now) {
        try {
            writing.useHandle(handle ->
                    handle.createUpdate(update).bind("now", now).bind("of", of).execute());
        } catch (RuntimeException e) {
            LOG.debug("Could not store that a person was seen", e);
        }
    }

    @Override
    public void end(String hash) {
        writing.useTransaction(handle -> end(handle, List.of(hash)));
    }

    void end(Handle handle, List<String> hashes) {
        for (String hash : hashes) {
            handle.createUpdate("DELETE FROM sessions WHERE hash = :hash")
                    .bind("hash", hash)
                    .execute();
            handle.afterCommit(() -> bus.publish(Topic.SESSION, hash));
        }
    }

    @Override
    public Set<String> good(Collection<String> hashes, Moment moment) {
        Set<String> good = new HashSet<>();
        List<String> all = List.copyOf(hashes);
        for (int from = 0; from < all.size(); from += AT_ONCE) {
            List<String> some = all.subList(from, Math.min(all.size(), from + AT_ONCE));
            good.addAll(reading.withHandle(
                    handle -> at(moment, handle.createQuery("SELECT s.hash" + VALID + " AND s.hash IN (<hashes>)"))
                            .bindList("hashes", some)
                            .mapTo(String.class)
                            .list()));
        }
        return good;
    }

    @Override
    public List<Token> tokens(String person) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT id, label, scope, created, expires, used FROM sessions WHERE person = :person AND kind ="
                                + " 'token' ORDER BY created")
                .bind("person", person)
                .map((row, context) -> new Token(
                        row.getString("id"),
                        row.getString("label"),
                        Scope.of(row.getString("scope")),
                        row.getLong("created"),
                        Math.min(row.getLong("expires"), row.getLong("created") + OLDEST.toMillis()),
                        row.getLong("used")))
                .list());
    }

    @Override
    public Optional<String> revoke(String person, Session.Kind kind, String id) {
        return writing.inTransaction(handle -> {
            Optional<String> hash = handle.createQuery(
                            "SELECT hash FROM sessions WHERE person = :person AND id = :id AND kind = :kind")
                    .bind("person", person)
                    .bind("id", id)
                    .bind("kind", kind.stored())
                    .mapTo(String.class)
                    .findOne();
            hash.ifPresent(found -> end(handle, List.of(found)));
            return hash;
        });
    }

    @Override
    public List<Session> browsers(String person, Moment moment) {
        return reading.withHandle(handle -> at(
                        moment,
                        handle.createQuery("SELECT s.hash, s.id, s.label, s.created, s.expires, s.used" + VALID
                                + " AND s.person = :person AND s.kind = :cookie"
                                + " ORDER BY s.used DESC, s.created DESC, s.id"))
                .bind("person", person)
                .bind("cookie", Session.Kind.COOKIE.stored())
                .map((row, context) -> new Session(
                        row.getString("hash"),
                        row.getString("id"),
                        person,
                        Session.Kind.COOKIE,
                        row.getString("label"),
                        Scope.ALL,
                        row.getLong("created"),
                        row.getLong("expires"),
                        row.getLong("used")))
                .list());
    }

    @Override
    public void label(String hash, String label) {
        writing.useHandle(handle -> handle.createUpdate("UPDATE sessions SET label = :label WHERE hash = :hash")
                .bind("label", label)
                .bind("hash", hash)
                .execute());
    }

    @Override
    public List<String> endOthers(String person, String hash) {
        return endAll(person, "hash <> :hash AND kind = 'cookie'", hash);
    }

    @Override
    public List<String> endAll(String person) {
        return endAll(person, "hash <> :hash", "");
    }

    private List<String> endAll(String person, String which, String hash) {
        return writing.inTransaction(handle -> {
            List<String> hashes = handle.createQuery("SELECT hash FROM sessions WHERE person = :person AND " + which)
                    .bind("person", person)
                    .bind("hash", hash)
                    .mapTo(String.class)
                    .list();
            end(handle, hashes);
            return hashes;
        });
    }
}
