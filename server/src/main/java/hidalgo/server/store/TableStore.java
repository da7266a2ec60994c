package hidalgo.server.store;

import hidalgo.server.live.Conflict;
import hidalgo.server.live.TableRepository;
import hidalgo.server.rating.GameResult;
import hidalgo.server.table.Phase;
import hidalgo.server.table.Seat;
import hidalgo.server.table.TableEvent;
import hidalgo.server.table.TableSummary;
import hidalgo.server.table.TimedEvent;
import java.util.List;
import java.util.Map;
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
    /** The channel on which PostgreSQL tells other nodes what has changed: table, blank, number. */
    public static final String CHANNEL = "hidalgo_tables";

    /** The number that other nodes receive when a table was deleted. */
    private static final int GONE = Integer.MAX_VALUE;

    private final Jdbi writing;
    private final Jdbi reading;
    private final boolean shared;

    /** The tables of a database. */
    public TableStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
        this.shared = database.isShared();
    }

    @Override
    public boolean isShared() {
        return shared;
    }

    @Override
    public boolean create(List<TimedEvent> events, TableSummary table, Map<String, List<Integer>> members) {
        return writing.inTransaction(handle -> {
            int made = handle.createUpdate(
                            "INSERT INTO tables (id, game, phase, visibility, open_seats, number, line, created, changed)"
                                    + " VALUES (:id, :game, :phase, :visibility, :open, :number, :line, :changed, :changed)"
                                    + " ON CONFLICT (id) DO NOTHING")
                    .bind("id", table.id())
                    .bind("game", table.game())
                    .bind("phase", Words.of(table.phase()))
                    .bind("visibility", Words.of(table.visibility()))
                    .bind("open", openSeats(table))
                    .bind("number", events.getLast().number())
                    .bind("line", StoredLine.write(table))
                    .bind("changed", table.changed())
                    .execute();
            if (made > 0) {
                insert(handle, table.id(), events);
                writePeople(handle, table.id(), members);
            }
            return made > 0;
        });
    }

    @Override
    public void append(
            List<TimedEvent> events, TableSummary table, Map<String, List<Integer>> members, List<GameResult> results)
            throws Conflict {
        int first = events.getFirst().number();
        writing.useTransaction(handle -> {
            int found = handle.createUpdate(
                            "UPDATE tables SET phase = :phase, visibility = :visibility, open_seats = :open, number = :number,"
                                    + " line = :line, changed = :changed WHERE id = :id AND number = :before")
                    .bind("id", table.id())
                    .bind("before", first - 1)
                    .bind("phase", Words.of(table.phase()))
                    .bind("visibility", Words.of(table.visibility()))
                    .bind("open", openSeats(table))
                    .bind("number", events.getLast().number())
                    .bind("line", StoredLine.write(table))
                    .bind("changed", table.changed())
                    .execute();
            if (found == 0) {
                throw new Conflict(table.id(), first);
            }
            insert(handle, table.id(), events);
            if (events.stream().anyMatch(event -> movesPeople(event.event()))) {
                writePeople(handle, table.id(), members);
            }
            results.forEach(entry -> ResultStore.add(handle, entry));
            tell(handle, table.id(), events.getLast().number());
        });
    }

    /** Reads an announcement on the channel. */
    public static void read(String news, ObjIntConsumer<String> listener) {
        String[] words = news.split(" ", -1);
        listener.accept(words[0], Integer.parseInt(words[1]));
    }

    private void tell(Handle handle, String table, int number) {
        if (shared) {
            Database.announce(handle, CHANNEL, table + " " + number);
        }
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
    }

    private static void writePeople(Handle handle, String table, Map<String, List<Integer>> members) {
        handle.createUpdate("DELETE FROM table_people WHERE table_id = :table")
                .bind("table", table)
                .execute();
        members.forEach((person, seats) -> handle.createUpdate(
                        "INSERT INTO table_people (table_id, person, seats) VALUES (:table, :person, :seats)")
                .bind("table", table)
                .bind("person", person)
                .bind(
                        "seats",
                        String.join(" ", seats.stream().map(String::valueOf).toList()))
                .execute());
    }

    private static boolean movesPeople(TableEvent event) {
        return event instanceof TableEvent.Sat
                || event instanceof TableEvent.Stood
                || event instanceof TableEvent.Hosted
                || event instanceof TableEvent.Arranged;
    }

    @Override
    public List<TimedEvent> events(String table, int after) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT number, at, kind, body FROM events WHERE table_id = :table AND number > :after ORDER BY number")
                .bind("table", table)
                .bind("after", after)
                .map((row, context) -> new TimedEvent(
                        row.getInt("number"),
                        row.getLong("at"),
                        StoredEvents.read(row.getString("kind"), row.getString("body"))))
                .list());
    }

    @Override
    public int unfinished(String person) {
        return reading.withHandle(handle -> handle.createQuery("SELECT count(*) FROM tables t"
                        + " JOIN table_people p ON p.table_id = t.id"
                        + " WHERE p.person = :person AND t.phase <> :over")
                .bind("person", person)
                .bind("over", Words.of(Phase.OVER))
                .mapTo(Integer.class)
                .one());
    }

    @Override
    public List<String> ids(Phase phase) {
        return reading.withHandle(handle -> handle.createQuery("SELECT id FROM tables WHERE phase = :phase ORDER BY id")
                .bind("phase", Words.of(phase))
                .mapTo(String.class)
                .list());
    }

    /** The identifiers of all tables that have changed in a period. */
    public List<String> changedBefore(Phase phase, long before) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT id FROM tables WHERE phase = :phase AND changed < :before ORDER BY id")
                .bind("phase", Words.of(phase))
                .bind("before", before)
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
            tell(handle, table, GONE);
            for (String part : List.of("events", "table_people", "presence")) {
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
