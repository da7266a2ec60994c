package hidalgo.server.store;

import hidalgo.server.people.GuestNetwork;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.TableSummary;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** Finds the tables that a server does not keep any longer. */
public final class StaleTables {
    /** The number of finished games that are kept for each person that a network of guests counts as. */
    private static final int FINISHED_OF_GUEST = 400;

    private final Jdbi reading;

    /** The stale tables of a database. */
    public StaleTables(Database database) {
        this.reading = database.reading();
    }

    /** Every table that has changed in a time, the names only. */
    public List<String> changedBefore(Phase phase, long before) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT id FROM tables WHERE phase = :phase AND changed < :before ORDER BY id")
                .bind("phase", StoredWords.of(phase))
                .bind("before", before)
                .mapTo(String.class)
                .list());
    }

    /**
     * A table that waits for people.
     *
     * @param title its name, or its game's
     */
    public record Waiting(String id, String host, String title) {}

    /** The tables that have waited for people since a moment. */
    public List<Waiting> waitingSince(long before) {
        return reading.withHandle(handle -> handle.createQuery("SELECT id, host, game, line FROM tables"
                        + " WHERE phase = :phase AND changed < :before ORDER BY id")
                .bind("phase", StoredWords.of(Phase.WAITING))
                .bind("before", before)
                .map((row, context) -> new Waiting(
                        row.getString("id"),
                        row.getString("host"),
                        StoredLine.read(row.getString("line"))
                                .map(TableSummary::name)
                                .orElse(row.getString("game"))))
                .list());
    }

    /** Tables that have not changed since a moment, and whose host and players are guests who have not been here since then. */
    public List<String> leftByGuests(long before) {
        return reading.withHandle(handle -> handle.createQuery("SELECT t.id FROM tables t WHERE t.changed < :before"
                        + " AND NOT EXISTS (SELECT 1 FROM people p WHERE (p.account IS NOT NULL OR p.seen >= :before)"
                        + " AND (p.id = t.host OR p.id IN"
                        + " (SELECT m.person FROM table_people m WHERE m.table_id = t.id))) ORDER BY t.id")
                .bind("before", before)
                .mapTo(String.class)
                .list());
    }

    /**
     * Of the games that guests of one network hosted and that are over, those beyond the latest. Games of people with accounts are
     * none of them.
     */
    public List<String> beyondLatestOfNetworks() {
        String placed = "SELECT t.id, CASE WHEN t.network LIKE '%+' THEN :large ELSE :guests END AS most,"
                + " ROW_NUMBER() OVER (PARTITION BY t.network ORDER BY t.changed DESC, t.id) AS place,"
                + " ROW_NUMBER() OVER (PARTITION BY substr(t.network, 1, :digits) ORDER BY t.changed DESC, t.id) AS wide"
                + " FROM tables t WHERE t.network <> '' AND t.phase = :over AND NOT EXISTS (SELECT 1 FROM people p"
                + " JOIN table_people m ON m.person = p.id WHERE m.table_id = t.id AND p.account IS NOT NULL)";
        return reading.withHandle(handle -> handle.createQuery("SELECT id FROM (" + placed
                        + ") AS placed WHERE place > most OR wide > most * :networks ORDER BY id")
                .bind("large", FINISHED_OF_GUEST * GuestNetwork.GUESTS_OF_LARGE)
                .bind("guests", FINISHED_OF_GUEST * GuestNetwork.GUESTS)
                .bind("digits", GuestNetwork.DIGITS)
                .bind("networks", GuestNetwork.NETWORKS_OF_WIDER)
                .bind("over", StoredWords.of(Phase.OVER))
                .mapTo(String.class)
                .list());
    }
}
