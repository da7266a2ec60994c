package hidalgo.server.lobby;

import hidalgo.tables.table.Phase;
import hidalgo.tables.table.TableSummary;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Provides the lists of tables. */
public interface LobbyRepository {
    /**
     * A table that a person belongs to.
     *
     * @param table the table
     * @param seats the person's seats there
     */
    record OwnTable(TableSummary table, List<Integer> seats) {}

    /**
     * The games that a search has found.
     *
     * @param games the games, the newest first
     * @param next where the search goes on; null if it is at its end
     */
    record Found(List<OwnTable> games, GameSearch.@Nullable Mark next) {}

    /** Some finished games of a search, after a mark. There may be fewer than asked for, and further ones nevertheless. */
    Found find(GameSearch search, GameSearch.Mark after, int most);

    /** A person's tables, without lessons, newest first. */
    List<OwnTable> of(String person, int most);

    /**
     * Public tables in a phase, the latest of every host first: or those with an open seat, also if they need a password.
     * Those where some people are host or have a seat are left out.
     */
    List<TableSummary> inPublic(Phase phase, boolean withOpenSeat, Set<String> without, int most);
}
