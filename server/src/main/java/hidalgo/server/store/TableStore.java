package hidalgo.server.store;

import hidalgo.server.bus.Bus;
import hidalgo.server.bus.Topic;
import hidalgo.server.live.LiveTables;
import hidalgo.server.live.Notice;
import hidalgo.server.live.TableRepository;
import hidalgo.server.rating.RatedGame;
import hidalgo.tables.session.WriteConflict;
import hidalgo.tables.table.ChatLine;
import hidalgo.tables.table.Members;
import hidalgo.tables.table.Phase;
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

    /** Follows every text that begins in the same way as a network. */
    static final String AFTER_ALL = "~";

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
    public boolean create(List<TimedEvent> events, TableSummary table, Members members, List<Notice> notices) {
        TableRows rows = new TableRows(events, table, members, node);
        return writing.inTransaction(handle -> {
            boolean made = rows.create(handle);
            if (made) {
                notices.forEach(notice -> NoticeStore.add(handle, notice));
            }
            return made;
        });
    }

    @Override
    public void append(
            List<TimedEvent> events,
            TableSummary table,
            Members members,
            @Nullable RatedGame rated,
            List<Notice> notices)
            throws WriteConflict {
        TableRows rows = new TableRows(events, table, members, node);
        boolean isAlone = rated == null && notices.isEmpty() && !DealStore.isFinished(table);
        if (shared && isAlone && rows.isOneStatement()) {
            writing.useHandle(rows::appendAtOnce);
            bus.publish(Topic.TABLE, table.id() + " " + events.getLast().number());
            return;
        }
        database.write(handle -> {
            rows.append(handle);
            if (rated != null) {
                ResultStore.add(handle, rated);
            }
            notices.forEach(notice -> NoticeStore.add(handle, notice));
            if (DealStore.isFinished(table)) {
                DealStore.finish(handle, table);
            }
            tell(handle, table.id(), events.getLast().number());
        });
    }

    /** Reads what another node has told of a table. */
    public static void read(String news, ObjIntConsumer<String> listener) {
        String[] words = news.split(" ", -1);
        listener.accept(words[0], Integer.parseInt(words[1]));
    }

    private void tell(Handle handle, String table, int number) {
        handle.afterCommit(() -> bus.publish(Topic.TABLE, table + " " + number));
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

    @Override
    public void eraseMessage(String table, ChatLine line) {
        database.writing().useTransaction(handle -> Erasure.eraseMessage(handle, table, line));
        bus.publish(Topic.REWRITTEN, table);
    }

    @Override
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
}
