package hidalgo.server.store;

import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TimedEvent;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/*
 * People may ask for their data, and have them erased. Looking for a person in the events of all tables would keep the database
 * busy for minutes, for every guest who asks.
 */

/** The tables where people have or had a seat, or spoke. */
final class TablePast {
    private TablePast() {}

    /** Notes the people of new events of a table. */
    static void note(Handle handle, String table, List<TimedEvent> events) {
        Set<String> people = new TreeSet<>();
        events.forEach(event -> people.addAll(people(event.event())));
        people.forEach(person -> handle.createUpdate(
                        "INSERT INTO table_past (person, table_id) VALUES (:person, :table) ON CONFLICT DO NOTHING")
                .bind("person", person)
                .bind("table", table)
                .execute());
    }

    /** The people that an event names: they take seats, or speak. */
    static List<String> people(TableEvent event) {
        return switch (event) {
            case TableEvent.Opened opened -> people(opened.seats());
            case TableEvent.Arranged arranged -> people(arranged.seats());
            case TableEvent.Resized resized -> people(resized.seats());
            case TableEvent.Sat sat -> List.of(sat.person());
            case TableEvent.HandedOver handed -> List.of(handed.person());
            case TableEvent.Said said when said.person() != null -> List.of(said.person());
            default -> List.of();
        };
    }

    private static List<String> people(List<Seat> seats) {
        return seats.stream().map(Seat::person).filter(Objects::nonNull).toList();
    }

    /** The tables of a person. */
    static List<String> of(Jdbi reading, String person) {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT table_id FROM table_past WHERE person = :person ORDER BY table_id")
                        .bind("person", person)
                        .mapTo(String.class)
                        .list());
    }
}
