package hidalgo.server.command;

import java.util.List;
import java.util.Map;

/** Stores notes that people keep for themselves, and the times in which they are away. */
public interface NoteRepository {
    /**
     * A time in which a person is away.
     *
     * @param begins when it begins, in milliseconds since 1970
     * @param ends when it ends
     */
    record Vacation(long begins, long ends) {}

    /** The note of a person about a table; empty if there is none. */
    String note(String person, String table);

    /** All notes of a person, by table. */
    Map<String, String> notes(String person);

    /** Keeps a note of a person about a table; an empty one is deleted. */
    void putNote(String person, String table, String text);

    /** The vacations of a person that have not ended before a moment, the first one first. */
    List<Vacation> vacations(String person, long since);

    /** Adds a vacation of a person. */
    void addVacation(String person, Vacation vacation);

    /** Ends the vacation of a person that is going on. */
    void endVacation(String person, long now);
}
