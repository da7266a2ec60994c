package hidalgo.server.lobby;

import hidalgo.tables.table.Phase;
import hidalgo.tables.table.TableSummary;
import java.util.List;

/** Provides the lists of tables. */
public interface LobbyRepository {
    /**
     * A table that a person belongs to.
     *
     * @param table the table
     * @param seats the person's seats there
     */
    record OwnTable(TableSummary table, List<Integer> seats) {}

    /** A person's tables, without lessons, newest first. */
    List<OwnTable> of(String person, int most);

    /** Public tables in a phase, the latest of every host first: or those with an open seat, also if they need a password. */
    List<TableSummary> inPublic(Phase phase, boolean withOpenSeat, int most);
}
