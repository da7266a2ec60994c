package hidalgo.server.live;

import hidalgo.server.rating.RatedGame;
import hidalgo.tables.session.WriteConflict;
import hidalgo.tables.table.ChatLine;
import hidalgo.tables.table.Members;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.TimedEvent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Stores the histories of tables. */
public interface TableRepository {
    /** Whether other nodes may write as well. */
    boolean isShared();

    /** Whether other nodes may have written events without a message that arrived here. */
    boolean isDeaf();

    /** Writes a new table with its first events; false if there is one of its name already. */
    boolean create(List<TimedEvent> events, TableSummary summary, Members members, List<Notice> notices);

    /**
     * Writes the next events of a table, with the game that they decide and the notices they lead to; when this returns, they are on
     * the disk.
     *
     * @param rated the game, if it counts for ratings
     * @throws WriteConflict if another node has written an event with that number
     */
    void append(
            List<TimedEvent> events,
            TableSummary summary,
            Members members,
            @Nullable RatedGame rated,
            List<Notice> notices)
            throws WriteConflict;

    /** The events of a table after a number, in order; none if there is no such table. */
    List<TimedEvent> events(String table, int after);

    /** How many events some tables have; of those that are gone, nothing. */
    Map<String, Integer> numbers(Collection<String> tables);

    /** Some tables at which something happens by itself because a seat's time has run out, the longest overdue first. */
    List<String> late(long now, int most);

    /** Notes when that is, if a table has had no event after a number. */
    void putOff(String table, int number, @Nullable Long due);

    /** The identifiers of all tables in a phase. */
    List<String> ids(Phase phase);

    /** The tables at which people wait for a bot that this node saw to. */
    List<String> awaitingBots();

    /**
     * The tables at which people have waited for a bot for some time that no other node runs; from now on this one
     * does.
     */
    List<String> takeOver(long now);

    /** How many tables of a person are not over, lessons among them. */
    int unfinished(String person);

    /** How many tables that are not over have a host without an account from networks whose stored form begins with a text. */
    int unfinishedFrom(String network);

    /** The tables of a person that are not over, and those that have changed since a moment; the latest first. */
    List<String> of(String person, long since);

    /** Deletes the text of a message. */
    void eraseMessage(String table, ChatLine line);

    /** Deletes a table and all its events; false if there is none. */
    boolean delete(String table);

    /** Deletes a table unless it has more events than a number. */
    boolean deleteAfter(String table, int number);
}
