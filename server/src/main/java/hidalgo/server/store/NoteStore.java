package hidalgo.server.store;

import hidalgo.server.command.NoteRepository;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Jdbi;

/** Notes that people keep for themselves, and the times in which they are away. */
public final class NoteStore implements NoteRepository {
    private final Jdbi writing;
    private final Jdbi reading;

    /** Those in a database. */
    public NoteStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    @Override
    public String note(String person, String table) {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT text FROM notes WHERE person = :person AND table_id = :table")
                        .bind("person", person)
                        .bind("table", table)
                        .mapTo(String.class)
                        .findOne()
                        .orElse(""));
    }

    @Override
    public Map<String, String> notes(String person) {
        Map<String, String> notes = new TreeMap<>();
        reading.useHandle(handle -> handle.createQuery("SELECT table_id, text FROM notes WHERE person = :person")
                .bind("person", person)
                .map((row, context) -> Map.entry(row.getString("table_id"), row.getString("text")))
                .forEach(each -> notes.put(each.getKey(), each.getValue())));
        return notes;
    }

    @Override
    public void putNote(String person, String table, String text) {
        writing.useTransaction(handle -> {
            handle.execute("DELETE FROM notes WHERE person = ? AND table_id = ?", person, table);
            if (!text.isEmpty()) {
                handle.execute("INSERT INTO notes (person, table_id, text) VALUES (?, ?, ?)", person, table, text);
            }
        });
    }

    @Override
    public List<Vacation> vacations(String person, long since) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT begins, ends FROM vacations WHERE person = :person AND ends > :since ORDER BY begins")
                .bind("person", person)
                .bind("since", since)
                .map((row, context) -> new Vacation(row.getLong("begins"), row.getLong("ends")))
                .list());
    }

    @Override
    public void addVacation(String person, Vacation vacation) {
        writing.useHandle(handle -> handle.execute(
                "INSERT INTO vacations (person, begins, ends) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                person,
                vacation.begins(),
                vacation.ends()));
    }

    @Override
    public void endVacation(String person, long now) {
        writing.useHandle(handle -> handle.execute(
                "UPDATE vacations SET ends = ? WHERE person = ? AND ends > ? AND begins <= ?", now, person, now, now));
    }
}
