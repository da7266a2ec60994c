package hidalgo.server.store;

import hidalgo.server.lobby.GameSearch;
import hidalgo.server.lobby.LobbyRepository;
import hidalgo.server.people.GuestNetwork;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.Visibility;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;

/*
 * A host with many tables must not push the others out of the lists: the latest table of every host comes first, then
 * the second of every host, and so on. An older row without a host counts as a separate host. Guests are free, so the
 * guests of one network together get as many places as a few people; and of equal places, hosts with accounts come
 * first.
 */

/** The lists of tables in a database. */
public final class LobbyStore implements LobbyRepository {
    /** Among how many of the latest tables of accounts, and of guests, the lists are chosen. */
    private static final int LOOKED_AT = 1000;

    private static final String APART = " AND host NOT IN (<without>) AND id NOT IN"
            + " (SELECT table_id FROM table_people WHERE seats <> '' AND person IN (<without>))";

    private static final String LATEST = "SELECT * FROM (SELECT id, host, network, line, changed FROM tables"
            + " WHERE phase = :phase AND visibility IN (:public, :word) AND open_seats >= :open AND network %s ''<apart>"
            + " ORDER BY changed DESC LIMIT :looked) AS %s";

    private static final String BY_HOST = "SELECT id, network, line, changed,"
            + " ROW_NUMBER() OVER (PARTITION BY CASE host WHEN '' THEN id ELSE host END ORDER BY changed DESC) AS own"
            + " FROM (" + LATEST.formatted("=", "of_accounts") + " UNION ALL " + LATEST.formatted(">", "of_guests")
            + ") AS latest";

    private static final String BY_NETWORK = "SELECT id, network, line, changed, own,"
            + " (ROW_NUMBER() OVER (PARTITION BY CASE network WHEN '' THEN id ELSE network END"
            + " ORDER BY own, changed DESC) + :guests - 1) / :guests AS near,"
            + " (ROW_NUMBER() OVER (PARTITION BY CASE network WHEN '' THEN id ELSE substr(network, 1, :wider) END"
            + " ORDER BY own, changed DESC) + :wide - 1) / :wide AS wide"
            + " FROM (" + BY_HOST + ") AS by_host";

    private static final String PUBLIC = "SELECT line FROM (" + BY_NETWORK + ") AS placed ORDER BY"
            + " CASE WHEN own >= near AND own >= wide THEN own WHEN near >= wide THEN near ELSE wide END,"
            + " CASE network WHEN '' THEN 0 ELSE 1 END, changed DESC LIMIT :most";

    /** The most finished games that one answer looks at. */
    private static final int SEARCHED = 1000;

    private static final String ENDED = " t.phase = :over AND t.changed >= :from AND t.changed < :to"
            + " AND (t.changed < :ended OR t.changed = :ended AND t.id < :table)";

    private static final String NEWEST = " ORDER BY t.changed DESC, t.id DESC LIMIT :searched";

    private static final String OF_ALL =
            "SELECT t.id, t.game, t.line, t.changed, '' AS seats FROM tables t WHERE t.visibility = :public AND"
                    + ENDED;

    private final Jdbi reading;

    /** The lists of a database. */
    public LobbyStore(Database database) {
        this.reading = database.reading();
    }

    @Override
    public List<OwnTable> of(String person, int most) {
        return reading.withHandle(handle -> handle
                .createQuery("SELECT t.line, p.seats FROM tables t"
                        + " JOIN table_people p ON p.table_id = t.id"
                        + " WHERE p.person = :person AND t.visibility <> :lesson ORDER BY t.changed DESC LIMIT :most")
                .bind("person", person)
                .bind("lesson", StoredWords.of(Visibility.LESSON))
                .bind("most", most)
                .map((row, context) -> {
                    List<Integer> seats = seats(row.getString("seats"));
                    return StoredLine.read(row.getString("line")).map(table -> new OwnTable(table, seats));
                })
                .list()
                .stream()
                .flatMap(Optional::stream)
                .toList());
    }

    private static List<Integer> seats(String written) {
        List<Integer> seats = new ArrayList<>();
        for (String seat : written.isEmpty() ? new String[0] : written.split(" ", -1)) {
            seats.add(Integer.valueOf(seat));
        }
        return seats;
    }

    @Override
    public List<TableSummary> inPublic(Phase phase, boolean withOpenSeat, Set<String> without, int most) {
        return reading.withHandle(handle -> apart(handle, without)
                .bind("guests", GuestNetwork.GUESTS)
                .bind("wide", GuestNetwork.GUESTS * GuestNetwork.NETWORKS_OF_WIDER)
                .bind("wider", GuestNetwork.DIGITS)
                .bind("looked", LOOKED_AT)
                .bind("phase", StoredWords.of(phase))
                .bind("public", StoredWords.of(Visibility.PUBLIC))
                // Only tables to join are listed with a lock: watching the others needs the password.
                .bind("word", StoredWords.of(withOpenSeat ? Visibility.WORD : Visibility.PUBLIC))
                .bind("open", withOpenSeat ? 1 : 0)
                .bind("most", most)
                .map((row, context) -> StoredLine.read(row.getString("line")))
                .list()
                .stream()
                .flatMap(Optional::stream)
                .toList());
    }

    /** A game that was looked at: where it stands, and its table if that is looked for. */
    private record Seen(GameSearch.Mark mark, Optional<OwnTable> game) {}

    @Override
    public Found find(GameSearch search, GameSearch.Mark after, int most) {
        List<Seen> all = reading.withHandle(handle -> {
            Query query = handle.createQuery(statement(search) + NEWEST)
                    .bind("over", StoredWords.of(Phase.OVER))
                    .bind(
                            search.isOwn() ? "lesson" : "public",
                            StoredWords.of(search.isOwn() ? Visibility.LESSON : Visibility.PUBLIC))
                    .bind("from", search.from())
                    .bind("to", search.to())
                    .bind("ended", after.ended())
                    .bind("table", after.table())
                    .bind("searched", SEARCHED);
            if (search.player() != null) {
                query.bind("player", search.player());
            }
            return query.map((row, context) -> seen(search, row)).list();
        });
        List<OwnTable> found = new ArrayList<>();
        for (Seen seen : all) {
            seen.game().ifPresent(found::add);
            if (found.size() == most) {
                return new Found(found, seen.mark());
            }
        }
        return new Found(found, all.size() < SEARCHED ? null : all.getLast().mark());
    }

    private static String statement(GameSearch search) {
        if (search.player() == null) {
            return OF_ALL;
        }
        String games = "SELECT t.id, t.game, t.line, t.changed, p.seats FROM table_people p"
                + " JOIN tables t ON t.id = p.table_id WHERE p.person = :player AND t.visibility "
                + (search.isOwn() ? "<> :lesson" : "= :public") + " AND" + ENDED;
        if (search.result() == null) {
            return games;
        }
        return games
                + " AND EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.id AND r.person = :player AND r.place "
                + (search.result() == GameSearch.Result.WON ? "=" : ">") + " 1)";
    }

    private static Seen seen(GameSearch search, ResultSet row) throws SQLException {
        GameSearch.Mark mark = new GameSearch.Mark(row.getLong("changed"), row.getString("id"));
        if (search.game() != null && !search.game().equals(row.getString("game"))) {
            return new Seen(mark, Optional.empty());
        }
        List<Integer> own = search.isOwn() ? seats(row.getString("seats")) : List.of();
        return new Seen(
                mark,
                StoredLine.read(row.getString("line"))
                        .filter(table -> search.seats() == 0 || table.seats().size() == search.seats())
                        .map(table -> new OwnTable(table, own)));
    }

    private static Query apart(Handle handle, Set<String> without) {
        return without.isEmpty()
                ? handle.createQuery(PUBLIC.replace("<apart>", ""))
                : handle.createQuery(PUBLIC.replace("<apart>", APART)).bindList("without", List.copyOf(without));
    }
}
