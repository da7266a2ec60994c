package hidalgo.tables.session;

import hidalgo.tables.table.Change;
import hidalgo.tables.table.Table;
import java.util.List;
import java.util.function.Function;

/** A table in use, which one caller at a time reads or changes. */
public interface OpenTable {
    /** Reads something from the table. */
    <T> T read(Function<SharedViews, T> reading);

    /** Lets a person look at the table, which wakes bots that rest. */
    <T> T look(Function<SharedViews, T> reading);

    /**
     * Makes a change: that of the decision, and the automatic ones that follow.
     *
     * @param reply reads the result afterwards, before anything else can happen
     */
    <T> T change(Function<Table, List<? extends Change>> decision, Function<SharedViews, T> reply);

    /** Marks a seat whose bot is choosing, or has chosen. */
    void think(int seat, boolean on);

    /** Lets a bot think if it is a bot's turn, and carries a plan out if it is due. */
    void wakeBots();
}
