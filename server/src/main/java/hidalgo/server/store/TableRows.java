package hidalgo.server.store;

import hidalgo.tables.session.WriteConflict;
import hidalgo.tables.table.Members;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.TimedEvent;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jdbi.v3.core.Handle;

/**
 * Writes some events of a table, the table's line, and its people.
 *
 * @param events the events
 * @param table the line after them
 * @param members the people after them
 * @param node the node that writes
 */
record TableRows(List<TimedEvent> events, TableSummary table, Members members, String node) {
    private static final String NETWORK_OF_HOST =
            "COALESCE((SELECT p.network FROM people p WHERE p.id = :host AND p.account IS NULL), '')";

    private static final String CHANGE =
            "UPDATE tables SET phase = :phase, visibility = :visibility, open_seats = :open, number = :number,"
                    + " line = :line, changed = :changed, host = :host, network = " + NETWORK_OF_HOST
                    + ", node = :node, awaits_bot = :awaits, due = :due"
                    + " WHERE id = :id AND number = :before";

    /** Writes a new table; false if there is one of its name already. */
    boolean create(Handle handle) {
        int made = handle.createUpdate(
                        "INSERT INTO tables (id, game, phase, visibility, open_seats, number, line, created,"
                                + " changed, host, network, node, awaits_bot, due) VALUES (:id, :game, :phase, :visibility,"
                                + " :open, :number, :line, :changed, :changed, :host, " + NETWORK_OF_HOST
                                + ", :node, :awaits, :due) ON CONFLICT (id) DO"
                                + " NOTHING")
                .bind("game", table.game())
                .bindMap(columns())
                .execute();
        if (made > 0) {
            insert(handle);
            writePeople(handle);
        }
        return made > 0;
    }

    /** Writes the next events, unless another writer was faster. */
    void append(Handle handle) throws WriteConflict {
        int first = events.getFirst().number();
        int found = handle.createUpdate(CHANGE)
                .bind("before", first - 1)
                .bindMap(columns())
                .execute();
        if (found == 0) {
            throw new WriteConflict(table.id(), first);
        }
        insert(handle);
        if (events.stream().anyMatch(event -> movesPeople(event.event()))) {
            writePeople(handle);
        }
    }

    /** Whether a single event changes nothing but the line. */
    boolean isOneStatement() {
        return events.size() == 1
                && !movesPeople(events.getFirst().event())
                && TablePast.people(events.getFirst().event()).isEmpty();
    }

    /** Most changes are one move. As one statement it is its own transaction, and takes one round trip instead of three. */
    void appendAtOnce(Handle handle) throws WriteConflict {
        TimedEvent event = events.getFirst();
        int written = handle.createUpdate("WITH changed AS (" + CHANGE + " RETURNING id)"
                        + " INSERT INTO events (table_id, number, at, kind, body)"
                        + " SELECT id, :number, :at, :kind, :body FROM changed")
                .bind("before", event.number() - 1)
                .bindMap(columns())
                .bind("at", event.at())
                .bind("kind", StoredEvents.kind(event.event()))
                .bind("body", StoredEvents.body(event.event()))
                .execute();
        if (written == 0) {
            throw new WriteConflict(table.id(), event.number());
        }
    }

    private Map<String, ?> columns() {
        return Map.ofEntries(
                Map.entry("id", table.id()),
                Map.entry("phase", StoredWords.of(table.phase())),
                Map.entry("visibility", StoredWords.of(table.visibility())),
                Map.entry("open", openSeats()),
                Map.entry("number", events.getLast().number()),
                Map.entry("line", StoredLine.write(table)),
                Map.entry("changed", table.changed()),
                Map.entry("host", members.host()),
                Map.entry("node", node),
                Map.entry("awaits", table.awaitsBot() ? 1 : 0),
                Map.entry("due", Objects.requireNonNullElse(table.due(), 0L)));
    }

    private void insert(Handle handle) {
        for (TimedEvent event : events) {
            handle.createUpdate("INSERT INTO events (table_id, number, at, kind, body)"
                            + " VALUES (:table, :number, :at, :kind, :body)")
                    .bind("table", table.id())
                    .bind("number", event.number())
                    .bind("at", event.at())
                    .bind("kind", StoredEvents.kind(event.event()))
                    .bind("body", StoredEvents.body(event.event()))
                    .execute();
        }
        TablePast.note(handle, table.id(), events);
    }

    private void writePeople(Handle handle) {
        handle.createUpdate("DELETE FROM table_people WHERE table_id = :table")
                .bind("table", table.id())
                .execute();
        members.seats()
                .forEach((person, seats) -> handle.createUpdate(
                                "INSERT INTO table_people (table_id, person, seats) VALUES (:table, :person, :seats)")
                        .bind("table", table.id())
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

    private int openSeats() {
        return (int) table.seats().stream()
                .filter(seat -> seat.kind() == Seat.Kind.OPEN)
                .count();
    }
}
