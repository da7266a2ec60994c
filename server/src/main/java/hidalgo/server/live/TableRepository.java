package hidalgo.server.live;

import hidalgo.server.rating.GameResult;
import hidalgo.server.table.Phase;
import hidalgo.server.table.TableSummary;
import hidalgo.server.table.TimedEvent;
import java.util.List;
import java.util.Map;

/** Stores the histories of tables. */
public interface TableRepository {
    /** Whether other nodes may write as well. */
    boolean isShared();

    /** Writes a new table with its first events; false if one with its identifier exists. */
    boolean create(List<TimedEvent> events, TableSummary summary, Map<String, List<Integer>> members);

    /**
     * Writes the next events of a table, and the results they lead to; when this returns, they are on the disk.
     *
     * @throws Conflict if somebody else has written an event with that number
     */
    void append(
            List<TimedEvent> events, TableSummary summary, Map<String, List<Integer>> members, List<GameResult> results)
            throws Conflict;

    /** The events of a table after a number, in order; none if there is no such table. */
    List<TimedEvent> events(String table, int after);

    /** The identifiers of all tables in a phase. */
    List<String> ids(Phase phase);

    /** How many tables of a person are not over, including lessons. */
    int unfinished(String person);

    /** Deletes a table unless it has more events than a number. */
    boolean deleteAfter(String table, int number);
}
