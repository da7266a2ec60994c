package hidalgo.server.store;

import hidalgo.server.bus.Bus;
import hidalgo.server.bus.Topic;
import hidalgo.server.live.LiveTables;
import hidalgo.server.live.TableRepository;
import hidalgo.server.people.GuestNetwork;
import hidalgo.server.rating.GameResult;
import hidalgo.tables.session.WriteConflict;
import hidalgo.tables.table.Members;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.TimedEvent;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/*
 * A change is written only if the table still has the number of events that its writer saw. So if two writers write at
 * the same time, exactly one succeeds, on one node or on many. The table's line in the lobby is written together with
 * its events, so a list of tables needs no replay.
 */

/** The histories of all tables. */
public final class TableStore implements TableRepository {
    /** A bot that has not moved for this many milliseconds may have been forgotten. */
    private static final long LATE = 10_000;

    private static final int MOST_AT_ONCE = 500;

    /** The number of finished games that are kept for each person that a network of guests counts as. */
    private static final int FINISHED_OF_GUEST = 400;

    /** Follows every text that begins in the same way as a network. */
    static final String AFTER_ALL = "~";

    private static final String NETWORK_OF_HOST =
            "COALESCE((SELECT p.network FROM people p WHERE p.id = :host AND p.account IS NULL), '')";

    private static final String CHANGE =
            "UPDATE tables SET phase = :phase, visibility = :visibility, open_seats = :open, number = :number,"
                    + " line = :line, changed = :changed, host = :host, network = " + NETWORK_OF_HOST
                    + ", node = :node, awaits_bot = :awaits, due = :due"
                    + " WHERE id = :id AND number = :before";

    private final Database database;
    private final Jdbi writing;
    private final Jdbi reading;
    private final boolean shared;
    private final Bus bus;
    private final String node;

    /** The tables of a database, for a command. */
    public TableStore(Database database) {
        this(database, Bus.NONE, "");
    }

    /** The tables of a database, for a node that informs the others about its changes. */
    public TableStore(Database database, Bus bus, String node) {
        this.bus = bus;
        this.node = node;
        this.database = database;
        this.writing = database.writing();
        this.reading = database.reading();
        this.shared = database.isShared();
    }

    @Override
    public boolean isShared() {
        return shared;
    }

    @Override
    public boolean isDeaf() {
        return bus.isDeaf();
    }

    @Override
    public boolean create(List<TimedEvent> events, TableSummary table, Members members) {
        return writing.inTransaction(handle -> {
            int made = handle.createUpdate(
                            "INSERT INTO tables (id, game, phase, visibility, open_seats, number, line, created,"
                                    + " changed, host, network, node, awaits_bot, due) VALUES (:id, :game, :phase, :visibility,"
                                    + " :open, :number, :line, :changed, :changed, :host, " + NETWORK_OF_HOST
                                    + ", :node, :awaits, :due) ON CONFLICT (id) DO"
                                    + " NOTHING")
                    .bind("game", table.game())
                    .bindMap(columns(events, table, members))
                    .execute();
            if (made > 0) {
                insert(handle, table.id(), events);
                writePeople(handle, table.id(), members);
            }
            return made > 0;
        });
    }

    @Override
    public void append(List<TimedEvent> events, TableSummary table, Members members, List<GameResult> results)
            throws WriteConflict {
        if (shared
                && events.size() == 1
                && results.isEmpty()
                && !DealStore.isFinished(table)
                && !movesPeople(events.getFirst().event())
                && TablePast.people(events.getFirst().event()).isEmpty()) {
            appendAtOnce(events, table, members);
            return;
        }
        database.write(handle -> {
            change(handle, events, table, members);
            insert(handle, table.id(), events);
            if (events.stream().anyMatch(event -> movesPeople(event.event()))) {
                writePeople(handle, table.id(), members);
            }
            results.forEach(entry -> ResultStore.add(handle, entry));
            if (DealStore.isFinished(table)) {
                DealStore.finish(handle, table);
            }
            tell(handle, table.id(), events.getLast().number());
        });
    }

    /** Most changes are one move. As one statement it is its own transaction, and takes one round trip instead of three. */
    private void appendAtOnce(List<TimedEvent> events, TableSummary table, Members members) throws WriteConflict {
        TimedEvent event = events.getFirst();
        int written = writing.withHandle(handle -> handle.createUpdate("WITH changed AS (" + CHANGE + " RETURNING id)"
                        + " INSERT INTO events (table_id, number, at, kind, body)"
                        + " SELECT id, :number, :at, :kind, :body FROM changed")
                .bind("before", event.number() - 1)
                .bindMap(columns(events, table, members))
                .bind("at", event.at())
                .bind("kind", StoredEvents.kind(event.event()))
                .bind("body", StoredEvents.body(event.event()))
                .execute());
        if (written == 0) {
            throw new WriteConflict(table.id(), event.number());
        }
        bus.publish(Topic.TABLE, table.id() + " " + event.number());
    }

    /** Changes the line of a table, unless another writer was faster. */
    private void change(Handle handle, List<TimedEvent> events, TableSummary table, Members members)
            throws WriteConflict {
        int first = events.getFirst().number();
        int found = handle.createUpdate(CHANGE)
                .bind("before", first - 1)
                .bindMap(columns(events, table, members))
                .execute();
        if (found == 0) {
            throw new WriteConflict(table.id(), first);
        }
    }

    private Map<String, ?> columns(List<TimedEvent> events, TableSummary table, Members members) {
        return Map.ofEntries(
                Map.entry("id", table.id()),
                Map.entry("phase", StoredWords.of(table.phase())),
                Map.entry("visibility", StoredWords.of(table.visibility())),
                Map.entry("open", openSeats(table)),
                Map.entry("number", events.getLast().number()),
                Map.entry("line", StoredLine.write(table)),
                Map.entry("changed", table.changed()),
                Map.entry("host", members.host()),
                Map.entry("node", node),
                Map.entry("awaits", table.awaitsBot() ? 1 : 0),
                Map.entry("due", Objects.requireNonNullElse(table.due(), 0L)));
    }

    /** Reads what another node has told of a table. */
    public static void read(String news, ObjIntConsumer<String> listener) {
        String[] words = news.split(" ", -1);
        listener.accept(words[0], Integer.parseInt(words[1]));
    }

    private void tell(Handle handle, String table, int number) {
        handle.afterCommit(() -> bus.publish(Topic.TABLE, table + " " + number));
    }

    private static void insert(Handle handle, String table, List<TimedEvent> events) {
        for (TimedEvent event : events) {
            handle.createUpdate("INSERT INTO events (table_id, number, at, kind, body)"
                            + " VALUES (:table, :number, :at, :kind, :body)")
                    .bind("table", table)
                    .bind("number", event.number())
                    .bind("at", event.at())
                    .bind("kind", StoredEvents.kind(event.event()))
                    .bind("body", StoredEvents.body(event.event()))
                    .execute();
        }
        TablePast.note(handle, table, events);
    }

    private static void writePeople(Handle handle, String table, Members members) {
        handle.createUpdate("DELETE FROM table_people WHERE table_id = :table")
                .bind("table", table)
                .execute();
        members.seats()
                .forEach((person, seats) -> handle.createUpdate(
                                "INSERT INTO table_people (table_id, person, seats) VALUES (:table, :person, :seats)")
                        .bind("table", table)
                        .bind("person", person)
                        .bind(
                                "seats",
                                String.join(
                                        " ", seats.stream().map(String::valueOf).toList()))
                        .execute());
    }

    private static boolean movesPeople(TableEvent event) {
        return event instanceof TableEvent.Sat
                || event instanceof TableEvent.Stood
                || event instanceof TableEvent.Hosted
                || event instanceof TableEvent.Arranged
                || event instanceof TableEvent.HandedOver
                || event instanceof TableEvent.Resized;
    }

    @Override
    public List<TimedEvent> events(String table, int after) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT number, at, kind, body FROM events WHERE table_id = :table AND number > :after ORDER"
                                + " BY number")
                .bind("table", table)
                .bind("after", after)
                .map((row, context) -> new TimedEvent(
                        row.getInt("number"),
                        row.getLong("at"),
                        StoredEvents.read(row.getString("kind"), row.getString("body"))))
                .list());
    }

    @Override
    public Map<String, Integer> numbers(Collection<String> tables) {
        Map<String, Integer> numbers = new HashMap<>();
        List<String> all = List.copyOf(tables);
        for (int from = 0; from < all.size(); from += MOST_AT_ONCE) {
            List<String> some = all.subList(from, Math.min(all.size(), from + MOST_AT_ONCE));
            reading.useHandle(handle -> handle.createQuery("SELECT id, number FROM tables WHERE id IN (<tables>)")
                    .bindList("tables", some)
                    .map((row, context) -> Map.entry(row.getString("id"), row.getInt("number")))
                    .forEach(entry -> numbers.put(entry.getKey(), entry.getValue())));
        }
        return numbers;
    }

    @Override
    public int unfinished(String person) {
        return reading.withHandle(handle -> handle.createQuery("SELECT count(*) FROM tables t"
                        + " JOIN table_people p ON p.table_id = t.id"
                        + " WHERE p.person = :person AND t.phase <> :over")
                .bind("person", person)
                .bind("over", StoredWords.of(Phase.OVER))
                .mapTo(Integer.class)
                .one());
    }

    @Override
    public int unfinishedFrom(String network) {
        return reading.withHandle(handle -> handle.createQuery("SELECT count(*) FROM tables"
                        + " WHERE network >= :network AND network < :end AND phase <> :over")
                .bind("network", network)
                .bind("end", network + AFTER_ALL)
                .bind("over", StoredWords.of(Phase.OVER))
                .mapTo(Integer.class)
                .one());
    }

    @Override
    public List<String> of(String person, long since) {
        return reading.withHandle(handle -> handle.createQuery("SELECT t.id FROM tables t"
                        + " JOIN table_people p ON p.table_id = t.id"
                        + " WHERE p.person = :person AND (t.phase <> :over OR t.changed >= :since)"
                        + " ORDER BY t.changed DESC")
                .bind("person", person)
                .bind("over", StoredWords.of(Phase.OVER))
                .bind("since", since)
                .mapTo(String.class)
                .list());
    }

    @Override
    public List<String> late(long now, int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT id FROM tables WHERE due > 0 AND due <= :now ORDER BY due, id LIMIT :most")
                .bind("now", now)
                .bind("most", most)
                .mapTo(String.class)
                .list());
    }

    @Override
    public void putOff(String table, int number, @Nullable Long due) {
        writing.useHandle(
                handle -> handle.createUpdate("UPDATE tables SET due = :due WHERE id = :id AND number = :number")
                        .bind("due", Objects.requireNonNullElse(due, 0L))
                        .bind("id", table)
                        .bind("number", number)
                        .execute());
    }

    @Override
    public List<String> ids(Phase phase) {
        return reading.withHandle(handle -> handle.createQuery("SELECT id FROM tables WHERE phase = :phase ORDER BY id")
                .bind("phase", StoredWords.of(phase))
                .mapTo(String.class)
                .list());
    }

    /** The tables in a phase, as lists show them. */
    public List<TableSummary> summaries(Phase phase) {
        return reading.withHandle(handle -> handle
                .createQuery("SELECT line FROM tables WHERE phase = :phase ORDER BY id")
                .bind("phase", StoredWords.of(phase))
                .map((row, context) -> StoredLine.read(row.getString("line")))
                .list()
                .stream()
                .flatMap(Optional::stream)
                .toList());
    }

    @Override
    public List<String> awaitingBots() {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT id FROM tables WHERE awaits_bot = 1 AND node = :node ORDER BY id")
                        .bind("node", node)
                        .mapTo(String.class)
                        .list());
    }

    /** If several nodes want a table's bots, the one that changes its row gets them. */
    @Override
    public List<String> takeOver(long now) {
        record Late(String id, String node) {}
        List<Late> late = reading.withHandle(handle -> handle.createQuery("SELECT t.id, t.node FROM tables t"
                        + " WHERE t.awaits_bot = 1 AND t.changed < :late AND NOT EXISTS (SELECT 1 FROM pulse p"
                        + " WHERE p.node = t.node AND p.node <> :node AND p.at > :alive)"
                        + " ORDER BY t.changed DESC LIMIT :most")
                .bind("late", now - LATE)
                .bind("node", node)
                .bind("alive", now - HeartbeatStore.ALIVE)
                .bind("most", MOST_AT_ONCE)
                .map((row, context) -> new Late(row.getString("id"), row.getString("node")))
                .list());
        return late.stream()
                .filter(table -> table.node().equals(node) || claim(table.id(), now))
                .map(Late::id)
                .toList();
    }

    private boolean claim(String table, long now) {
        return writing.withHandle(handle -> handle.createUpdate("UPDATE tables SET node = :node WHERE id = :table"
                                + " AND changed < :late AND NOT EXISTS (SELECT 1 FROM pulse p"
                                + " WHERE p.node = tables.node AND p.at > :alive)")
                        .bind("table", table)
                        .bind("node", node)
                        .bind("late", now - LATE)
                        .bind("alive", now - HeartbeatStore.ALIVE)
                        .execute()
                > 0);
    }

    /** Every table that has changed in a time, the names only. */
    public List<String> changedBefore(Phase phase, long before) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT id FROM tables WHERE phase = :phase AND changed < :before ORDER BY id")
                .bind("phase", StoredWords.of(phase))
                .bind("before", before)
                .mapTo(String.class)
                .list());
    }

    /**
     * A table that waits for people.
     *
     * @param title its name, or its game's
     */
    public record Waiting(String id, String host, String title) {}

    /** The tables that have waited for people since a moment. */
    public List<Waiting> waitingSince(long before) {
        return reading.withHandle(handle -> handle.createQuery("SELECT id, host, game, line FROM tables"
                        + " WHERE phase = :phase AND changed < :before ORDER BY id")
                .bind("phase", StoredWords.of(Phase.WAITING))
                .bind("before", before)
                .map((row, context) -> new Waiting(
                        row.getString("id"),
                        row.getString("host"),
                        StoredLine.read(row.getString("line"))
                                .map(TableSummary::name)
                                .orElse(row.getString("game"))))
                .list());
    }

    /** Tables that have not changed since a moment, and whose host and players are guests who have not been here since then. */
    public List<String> leftByGuests(long before) {
        return reading.withHandle(handle -> handle.createQuery("SELECT t.id FROM tables t WHERE t.changed < :before"
                        + " AND NOT EXISTS (SELECT 1 FROM people p WHERE (p.account IS NOT NULL OR p.seen >= :before)"
                        + " AND (p.id = t.host OR p.id IN"
                        + " (SELECT m.person FROM table_people m WHERE m.table_id = t.id))) ORDER BY t.id")
                .bind("before", before)
                .mapTo(String.class)
                .list());
    }

    /**
     * Of the games that guests of one network hosted and that are over, those beyond the latest. Games of people with accounts are
     * none of them.
     */
    public List<String> beyondLatestOfNetworks() {
        String placed = "SELECT t.id, CASE WHEN t.network LIKE '%+' THEN :large ELSE :guests END AS most,"
                + " ROW_NUMBER() OVER (PARTITION BY t.network ORDER BY t.changed DESC, t.id) AS place,"
                + " ROW_NUMBER() OVER (PARTITION BY substr(t.network, 1, :digits) ORDER BY t.changed DESC, t.id) AS wide"
                + " FROM tables t WHERE t.network <> '' AND t.phase = :over AND NOT EXISTS (SELECT 1 FROM people p"
                + " JOIN table_people m ON m.person = p.id WHERE m.table_id = t.id AND p.account IS NOT NULL)";
        return reading.withHandle(handle -> handle.createQuery("SELECT id FROM (" + placed
                        + ") AS placed WHERE place > most OR wide > most * :networks ORDER BY id")
                .bind("large", FINISHED_OF_GUEST * GuestNetwork.GUESTS_OF_LARGE)
                .bind("guests", FINISHED_OF_GUEST * GuestNetwork.GUESTS)
                .bind("digits", GuestNetwork.DIGITS)
                .bind("networks", GuestNetwork.NETWORKS_OF_WIDER)
                .bind("over", StoredWords.of(Phase.OVER))
                .mapTo(String.class)
                .list());
    }

    /** Deletes a table and all its events; false if there is none. */
    public boolean delete(String table) {
        return delete(table, null);
    }

    @Override
    public boolean deleteAfter(String table, int number) {
        return delete(table, number);
    }

    private boolean delete(String table, @Nullable Integer number) {
        return writing.inTransaction(handle -> {
            int found = handle.createUpdate("UPDATE tables SET open_seats = 0 WHERE id = :table"
                            + (number == null ? "" : " AND number = " + number))
                    .bind("table", table)
                    .execute();
            if (found == 0) {
                return false;
            }
            tell(handle, table, LiveTables.GONE);
            for (String part : List.of("events", "table_people", "table_past", "presence")) {
                handle.createUpdate("DELETE FROM " + part + " WHERE table_id = :table")
                        .bind("table", table)
                        .execute();
            }
            return handle.createUpdate("DELETE FROM tables WHERE id = :table")
                            .bind("table", table)
                            .execute()
                    > 0;
        });
    }

    private static int openSeats(TableSummary table) {
        return (int) table.seats().stream()
                .filter(seat -> seat.kind() == Seat.Kind.OPEN)
                .count();
    }
}
