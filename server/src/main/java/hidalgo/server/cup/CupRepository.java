package hidalgo.server.cup;

import hidalgo.tables.cup.Cup;
import hidalgo.tables.cup.TimedCupEvent;
import hidalgo.tables.protocol.CupPhase;
import hidalgo.tables.protocol.CupSummary;
import hidalgo.tables.table.TableSummary;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Stores cups. */
public interface CupRepository {
    /** Whether other nodes may write as well. */
    boolean isShared();

    /** Writes a new cup with its first event. */
    void create(TimedCupEvent first, Cup cup);

    /**
     * Writes the next events of a cup.
     *
     * @param cup the cup after them
     * @return false if another writer has written an event with the first of their numbers, so that none was written
     */
    boolean append(List<TimedCupEvent> events, Cup cup);

    /** The events of a cup after a number, in order. */
    List<TimedCupEvent> events(String cup, int after);

    /** The number of the latest event of a cup; 0 if there is none. */
    int number(String cup);

    /** Some cups in which something happens by itself at a moment or before, the longest overdue first. */
    List<String> due(long now, int most);

    /** The cups that run. */
    List<String> running();

    /** How many cups of an organiser are not over. */
    int unfinished(String organiser);

    /** How many cups of all organisers are not over. */
    int unfinished();

    /** The cups in a phase: the next to start first if they are open, otherwise the latest first. */
    List<CupSummary> in(CupPhase phase, int most);

    /** The cups of a person, as an entrant or as the organiser, the latest first. */
    List<CupSummary> of(String person, int most);

    /** The names of people; of those who are gone, nothing. */
    Map<String, String> names(Collection<String> people);

    /** The tables that exist, with their summaries. */
    Map<String, TableSummary> tables(Collection<String> ids);

    /** The lines that a person has written in the chats of cups, the oldest first. */
    List<Said> said(String person);

    /**
     * A line of a cup's chat.
     *
     * @param cup the cup
     * @param at when, in milliseconds since 1970
     * @param text the text
     */
    record Said(String cup, long at, String text) {}
}
