package hidalgo.server.store;

import hidalgo.server.base.Json;
import hidalgo.server.base.Retention;
import hidalgo.server.cup.CupRepository;
import hidalgo.tables.cup.Cup;
import hidalgo.tables.cup.CupCourse;
import hidalgo.tables.cup.CupEvent;
import hidalgo.tables.cup.CupViews;
import hidalgo.tables.cup.TimedCupEvent;
import hidalgo.tables.protocol.CupPhase;
import hidalgo.tables.protocol.CupSummary;
import hidalgo.tables.table.TableSummary;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/*
 * As with tables, events are written only if the cup still has the number of events that their writer saw: of several nodes that
 * draw the same round, exactly one succeeds.
 */

/** The cups in a database. */
public final class CupStore implements CupRepository {
    private static final int MOST_AT_ONCE = 500;

    /** A person's lines in the chat; their identifier is no part of any other body of this kind. */
    private static final String SAID_BY = " WHERE kind = 'said' AND body LIKE :by";

    private static final String ERASED = StoredCupEvents.body(new CupEvent.Said("", ""));
    private static final long CANCELLED_KEPT = Duration.ofDays(30).toMillis();

    private final Jdbi writing;
    private final Jdbi reading;
    private final boolean shared;

    /** The cups of a database. */
    public CupStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
        this.shared = database.isShared();
    }

    @Override
    public boolean isShared() {
        return shared;
    }

    @Override
    public void create(TimedCupEvent first, Cup cup) {
        writing.useTransaction(handle -> {
            handle.createUpdate("INSERT INTO cups (id, number, phase, organiser, due, changed, line)"
                            + " VALUES (:id, :number, :phase, :organiser, :due, :changed, :line)")
                    .bind("organiser", cup.organiser())
                    .bindMap(columns(cup))
                    .execute();
            insert(handle, cup, List.of(first));
        });
    }

    @Override
    public boolean append(List<TimedCupEvent> events, Cup cup) {
        return writing.inTransaction(handle -> {
            int changed = handle.createUpdate("UPDATE cups SET number = :number, phase = :phase, due = :due,"
                            + " changed = :changed, line = :line WHERE id = :id AND number = :before")
                    .bind("before", events.getFirst().number() - 1)
                    .bindMap(columns(cup))
                    .execute();
            if (changed > 0) {
                insert(handle, cup, events);
            }
            return changed > 0;
        });
    }

    private static Map<String, ?> columns(Cup cup) {
        return Map.of(
                "id", cup.id(),
                "number", cup.number(),
                "phase", word(cup.phase()),
                "due", Objects.requireNonNullElse(CupCourse.dueAt(cup), 0L),
                "changed", cup.changed(),
                "line", Json.text(CupViews.summary(cup)));
    }

    private static String word(CupPhase phase) {
        return phase.name().toLowerCase(Locale.ROOT);
    }

    private static void insert(Handle handle, Cup cup, List<TimedCupEvent> events) {
        for (TimedCupEvent event : events) {
            handle.createUpdate("INSERT INTO cup_events (cup_id, number, at, kind, body)"
                            + " VALUES (:cup, :number, :at, :kind, :body)")
                    .bind("cup", cup.id())
                    .bind("number", event.number())
                    .bind("at", event.at())
                    .bind("kind", StoredCupEvents.kind(event.event()))
                    .bind("body", StoredCupEvents.body(event.event()))
                    .execute();
            if (event.event() instanceof CupEvent.Registered registered) {
                handle.execute(
                        "INSERT INTO cup_people (cup_id, person) VALUES (?, ?) ON CONFLICT DO NOTHING",
                        cup.id(),
                        registered.person());
            }
        }
    }

    @Override
    public List<TimedCupEvent> events(String cup, int after) {
        return reading.withHandle(handle -> handle.createQuery("SELECT number, at, kind, body FROM cup_events"
                        + " WHERE cup_id = :cup AND number > :after ORDER BY number")
                .bind("cup", cup)
                .bind("after", after)
                .map((row, context) -> new TimedCupEvent(
                        row.getInt("number"),
                        row.getLong("at"),
                        StoredCupEvents.read(row.getString("kind"), row.getString("body"))))
                .list());
    }

    @Override
    public int number(String cup) {
        return reading.withHandle(handle -> handle.createQuery("SELECT number FROM cups WHERE id = :id")
                .bind("id", cup)
                .mapTo(Integer.class)
                .findOne()
                .orElse(0));
    }

    @Override
    public List<String> due(long now, int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT id FROM cups WHERE due > 0 AND due <= :now ORDER BY due, id LIMIT :most")
                .bind("now", now)
                .bind("most", most)
                .mapTo(String.class)
                .list());
    }

    @Override
    public List<String> running() {
        return reading.withHandle(handle -> handle.createQuery("SELECT id FROM cups WHERE phase = :running ORDER BY id")
                .bind("running", word(CupPhase.RUNNING))
                .mapTo(String.class)
                .list());
    }

    @Override
    public int unfinished(String organiser) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT count(*) FROM cups WHERE organiser = :organiser AND phase IN ('open', 'running')")
                .bind("organiser", organiser)
                .mapTo(Integer.class)
                .one());
    }

    @Override
    public int unfinished() {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT count(*) FROM cups WHERE phase IN ('open', 'running')")
                        .mapTo(Integer.class)
                        .one());
    }

    @Override
    public List<CupSummary> in(CupPhase phase, int most) {
        String order = phase == CupPhase.OPEN ? "due, changed" : "changed DESC";
        return reading.withHandle(handle -> summaries(
                handle.createQuery("SELECT line FROM cups WHERE phase = :phase ORDER BY " + order + ", id LIMIT :most")
                        .bind("phase", word(phase))
                        .bind("most", most)
                        .mapTo(String.class)
                        .list()));
    }

    @Override
    public List<CupSummary> of(String person, int most) {
        return reading.withHandle(
                handle -> summaries(handle.createQuery("SELECT line FROM cups WHERE organiser = :person"
                                + " OR id IN (SELECT cup_id FROM cup_people WHERE person = :person)"
                                + " ORDER BY changed DESC, id LIMIT :most")
                        .bind("person", person)
                        .bind("most", most)
                        .mapTo(String.class)
                        .list()));
    }

    private static List<CupSummary> summaries(List<String> lines) {
        return lines.stream().map(line -> Json.stored(line, CupSummary.class)).toList();
    }

    @Override
    public Map<String, String> names(Collection<String> people) {
        Map<String, String> names = new HashMap<>();
        inParts(
                people,
                some -> reading.useHandle(
                        handle -> handle.createQuery("SELECT id, name FROM people WHERE id IN (<people>)")
                                .bindList("people", some)
                                .map((row, context) -> Map.entry(row.getString("id"), row.getString("name")))
                                .forEach(entry -> names.put(entry.getKey(), entry.getValue()))));
        return names;
    }

    @Override
    public Map<String, TableSummary> tables(Collection<String> ids) {
        Map<String, TableSummary> tables = new HashMap<>();
        inParts(
                ids,
                some -> reading.useHandle(handle -> handle
                        .createQuery("SELECT line FROM tables WHERE id IN (<tables>)")
                        .bindList("tables", some)
                        .mapTo(String.class)
                        .map(StoredLine::read)
                        .stream()
                        .flatMap(Optional::stream)
                        .forEach(table -> tables.put(table.id(), table))));
        return tables;
    }

    private static void inParts(Collection<String> all, Consumer<List<String>> task) {
        List<String> list = new ArrayList<>(all);
        for (int from = 0; from < list.size(); from += MOST_AT_ONCE) {
            task.accept(list.subList(from, Math.min(list.size(), from + MOST_AT_ONCE)));
        }
    }

    /** Takes a person's lines out of the chats of all cups; their entries stay, without a name. */
    static void erase(Handle handle, String person) {
        handle.createUpdate("UPDATE cup_events SET body = :erased" + SAID_BY)
                .bind("erased", ERASED)
                .bind("by", "%\"person\":\"" + person + "\"%")
                .execute();
        handle.execute("DELETE FROM cup_people WHERE person = ?", person);
    }

    @Override
    public List<Said> said(String person) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT cup_id, at, body FROM cup_events" + SAID_BY + " ORDER BY at, cup_id, number")
                .bind("by", "%\"person\":\"" + person + "\"%")
                .map((row, context) -> new Said(
                        row.getString("cup_id"),
                        row.getLong("at"),
                        Json.stored(row.getString("body"), CupEvent.Said.class).text()))
                .list());
    }

    /** Deletes the cups and the lines that a server does not keep any longer. */
    public void tidy(Retention keep, long now) {
        Long chat = keep.before(Retention.Kind.CHAT, now);
        Long finished = keep.before(Retention.Kind.FINISHED, now);
        writing.useHandle(handle -> {
            if (chat != null) {
                handle.createUpdate("UPDATE cup_events SET body = :erased WHERE kind = 'said' AND body <> :erased"
                                + " AND cup_id IN (SELECT id FROM cups WHERE phase IN ('over', 'cancelled')"
                                + " AND changed < :before)")
                        .bind("erased", ERASED)
                        .bind("before", chat)
                        .execute();
            }
            if (finished != null) {
                handle.execute("DELETE FROM cups WHERE phase = 'over' AND changed < ?", finished);
            }
            handle.execute("DELETE FROM cups WHERE phase = 'cancelled' AND changed < ?", now - CANCELLED_KEPT);
        });
    }
}
