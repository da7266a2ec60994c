package hidalgo.server.store;

import hidalgo.server.base.Json;
import hidalgo.server.protocol.SeatView;
import hidalgo.server.protocol.TableLine;
import hidalgo.server.protocol.TableView.Phase;
import hidalgo.server.protocol.Visibility;
import hidalgo.server.table.Happened;
import hidalgo.server.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A change is written only if the table still has the number of events that its writer saw, so that of two writers who both
 * think they come next exactly one succeeds, on one node or on many. The line of a table in the lobby is written with its
 * events, so a list of tables needs no replay.
 */

/** The histories of all tables. */
public final class TableStore {
    private static final Logger LOG = LoggerFactory.getLogger(TableStore.class);

    /** The channel on which PostgreSQL tells other nodes what has changed: table, blank, number. */
    public static final String CHANNEL = "hidalgo_tables";

    /** The number that other nodes are told when a table was deleted. */
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

    /** Whether other nodes may write as well. */
    public boolean isShared() {
        return shared;
    }

    /** Writes a new table with its first events; false if there is one of its name already. */
    public boolean create(List<Happened> events, TableLine line, Map<String, List<Integer>> people) {
        return writing.inTransaction(handle -> {
            int made = handle.createUpdate(
                            "INSERT INTO tables (id, game, phase, visibility, open_seats, number, line, created, changed)"
                                    + " VALUES (:id, :game, :phase, :visibility, :open, :number, :line, :changed, :changed)"
                                    + " ON CONFLICT (id) DO NOTHING")
                    .bind("id", line.id())
                    .bind("game", line.game())
                    .bind("phase", word(line.phase()))
                    .bind("visibility", word(line.visibility()))
                    .bind("open", open(line))
                    .bind("number", events.getLast().number())
                    .bind("line", Json.text(line))
                    .bind("changed", line.changed())
                    .execute();
            if (made > 0) {
                insert(handle, line.id(), events);
                writePeople(handle, line.id(), people);
            }
            return made > 0;
        });
    }

    /**
     * Writes the next events of a table, and the results they lead to; when this returns, they are on the disk.
     *
     * @throws Conflict if somebody else has written an event of that number
     */
    public void append(
            List<Happened> events, TableLine line, Map<String, List<Integer>> people, List<ResultStore.Entry> results)
            throws Conflict {
        int first = events.getFirst().number();
        writing.useTransaction(handle -> {
            int found = handle.createUpdate(
                            "UPDATE tables SET phase = :phase, visibility = :visibility, open_seats = :open, number = :number,"
                                    + " line = :line, changed = :changed WHERE id = :id AND number = :before")
                    .bind("id", line.id())
                    .bind("before", first - 1)
                    .bind("phase", word(line.phase()))
                    .bind("visibility", word(line.visibility()))
                    .bind("open", open(line))
                    .bind("number", events.getLast().number())
                    .bind("line", Json.text(line))
                    .bind("changed", line.changed())
                    .execute();
            if (found == 0) {
                throw new Conflict(line.id(), first);
            }
            insert(handle, line.id(), events);
            if (events.stream().anyMatch(happened -> movesPeople(happened.event()))) {
                writePeople(handle, line.id(), people);
            }
            results.forEach(entry -> ResultStore.add(handle, entry));
            tell(handle, line.id(), events.getLast().number());
        });
    }

    private void tell(Handle handle, String table, int number) {
        if (shared) {
            Database.announce(handle, CHANNEL, table + " " + number);
        }
    }

    private static void insert(Handle handle, String table, List<Happened> events) {
        for (Happened happened : events) {
            handle.createUpdate("INSERT INTO events (table_id, number, at, kind, body)"
                            + " VALUES (:table, :number, :at, :kind, :body)")
                    .bind("table", table)
                    .bind("number", happened.number())
                    .bind("at", happened.at())
                    .bind("kind", EventText.kind(happened.event()))
                    .bind("body", EventText.body(happened.event()))
                    .execute();
        }
    }

    private static void writePeople(Handle handle, String table, Map<String, List<Integer>> people) {
        handle.createUpdate("DELETE FROM table_people WHERE table_id = :table")
                .bind("table", table)
                .execute();
        people.forEach((person, seats) -> handle.createUpdate(
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

    /** The events of a table after a number, in order; none if there is no such table. */
    public List<Happened> events(String table, int after) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT number, at, kind, body FROM events WHERE table_id = :table AND number > :after ORDER BY number")
                .bind("table", table)
                .bind("after", after)
                .map((row, context) -> new Happened(
                        row.getInt("number"),
                        row.getLong("at"),
                        EventText.read(row.getString("kind"), row.getString("body"))))
                .list());
    }

    /** How many tables of a person are not over, lessons among them. */
    public int going(String person) {
        return reading.withHandle(handle -> handle.createQuery("SELECT count(*) FROM tables t"
                        + " JOIN table_people p ON p.table_id = t.id"
                        + " WHERE p.person = :person AND t.phase <> :over")
                .bind("person", person)
                .bind("over", word(Phase.OVER))
                .mapTo(Integer.class)
                .one());
    }

    /** The tables of a person but for lessons, the latest first, with the person's own seats. */
    public List<TableLine> of(String person, int most) {
        return reading.withHandle(handle -> handle
                .createQuery("SELECT t.line, p.seats FROM tables t"
                        + " JOIN table_people p ON p.table_id = t.id"
                        + " WHERE p.person = :person AND t.visibility <> :lesson ORDER BY t.changed DESC LIMIT :most")
                .bind("person", person)
                .bind("lesson", word(Visibility.LESSON))
                .bind("most", most)
                .map((row, context) -> {
                    List<Integer> seats = seats(row.getString("seats"));
                    return line(row.getString("line")).map(line -> line.with(seats));
                })
                .list()
                .stream()
                .flatMap(Optional::stream)
                .toList());
    }

    private static List<Integer> seats(String written) {
        List<Integer> seats = new ArrayList<>();
        for (String seat : written.isEmpty() ? new String[0] : written.split(" ", -1)) {
            seats.add(Integer.valueOf(seat));
        }
        return seats;
    }

    /** Public tables in a phase, the latest first: only those with an open seat, if asked for. */
    public List<TableLine> inPublic(Phase phase, boolean withOpenSeat, int most) {
        return reading.withHandle(handle -> handle
                .createQuery("SELECT line FROM tables"
                        + " WHERE phase = :phase AND visibility = 'public' AND open_seats >= :open"
                        + " ORDER BY changed DESC LIMIT :most")
                .bind("phase", word(phase))
                .bind("open", withOpenSeat ? 1 : 0)
                .bind("most", most)
                .map((row, context) -> line(row.getString("line")))
                .list()
                .stream()
                .flatMap(Optional::stream)
                .toList());
    }

    /** A line of the lobby; one that another version has written, and this one can't read, must not keep the others away. */
    private static Optional<TableLine> line(String written) {
        try {
            return Optional.of(Json.stored(written, TableLine.class));
        } catch (IllegalStateException e) {
            LOG.error("A line of the lobby can't be read: {}", String.valueOf(e.getCause()));
            return Optional.empty();
        }
    }

    /** The names of all tables in a phase. */
    public List<String> ids(Phase phase) {
        return reading.withHandle(handle -> handle.createQuery("SELECT id FROM tables WHERE phase = :phase ORDER BY id")
                .bind("phase", word(phase))
                .mapTo(String.class)
                .list());
    }

    /** Every table that has changed in a time, the names only. */
    public List<String> changedBefore(Phase phase, long before) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT id FROM tables WHERE phase = :phase AND changed < :before ORDER BY id")
                .bind("phase", word(phase))
                .bind("before", before)
                .mapTo(String.class)
                .list());
    }

    /** Deletes a table and all that has happened at it; false if there is none. */
    public boolean delete(String table) {
        return delete(table, null);
    }

    /** Deletes a table unless more has happened at it than events up to a number. */
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

    private static int open(TableLine line) {
        return (int) line.seats().stream()
                .filter(seat -> seat.kind() == SeatView.Kind.OPEN)
                .count();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
