package hidalgo.server.store;

import hidalgo.server.rating.BoardRepository;
import hidalgo.server.rating.Rating;
import hidalgo.tables.table.Visibility;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/** Ratings and results for lists, from a database. */
public final class BoardStore implements BoardRepository {
    private static final String RATED = "SELECT r.player, COALESCE(p.name, '') AS name, r.mean, r.deviation, r.games"
            + " FROM ratings r LEFT JOIN people p ON p.id = r.player WHERE r.game = :game AND r.seats = :seats";

    private static final String SETTLED = " AND r.games >= " + Rating.PROVISIONAL + " AND r.deviation <= "
            + 1000 * Rating.SETTLED + " AND p.profile = 'all'";

    /** Whether a person p is in a club; no club holds all. */
    private static final String IN_CLUB =
            " AND (:club = '' OR EXISTS (SELECT 1 FROM club_members c WHERE c.club = :club" + " AND c.person = p.id))";

    private static final String IS_PERSON = ".person <> '' AND %1$s.person NOT LIKE 'bot:%%'";

    private static final String OF_PERIOD = "SELECT r.person, r.month_points, ROW_NUMBER() OVER (PARTITION BY r.person"
            + " ORDER BY r.month_points DESC, r.at) AS n FROM results r WHERE r.at >= :from AND r.at < :to AND r"
            + IS_PERSON.formatted("r") + " AND EXISTS (SELECT 1 FROM results o WHERE o.table_id = r.table_id"
            + " AND o.person <> r.person AND o" + IS_PERSON.formatted("o") + ")";

    private final Jdbi reading;

    /** The lists of a database. */
    public BoardStore(Database database) {
        this.reading = database.reading();
    }

    @Override
    public List<Rated> best(String game, int seats, String club, int most) {
        return reading.withHandle(
                handle -> handle.createQuery(RATED + SETTLED + IN_CLUB + " ORDER BY r.mean DESC, r.player LIMIT :most")
                        .bind("game", game)
                        .bind("seats", seats)
                        .bind("club", club)
                        .bind("most", most)
                        .map(BoardStore::rated)
                        .list());
    }

    @Override
    public @Nullable Rated rating(String player, String game, int seats) {
        return reading.withHandle(handle -> handle.createQuery(RATED + " AND r.player = :player")
                .bind("game", game)
                .bind("seats", seats)
                .bind("player", player)
                .map(BoardStore::rated)
                .findOne()
                .orElse(null));
    }

    private static Rated rated(ResultSet row, StatementContext context) throws SQLException {
        return new Rated(row.getString("player"), row.getString("name"), ResultStore.rating(row), row.getInt("games"));
    }

    @Override
    public int better(String game, int seats, String club, double mean) {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT COUNT(*) FROM ratings r JOIN people p ON p.id = r.player"
                                + " WHERE r.game = :game AND r.seats = :seats" + SETTLED + IN_CLUB
                                + " AND r.mean > :mean")
                        .bind("game", game)
                        .bind("seats", seats)
                        .bind("club", club)
                        .bind("mean", Math.round(1000 * mean))
                        .mapTo(Integer.class)
                        .one());
    }

    @Override
    public List<Integer> seatings(String game) {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT DISTINCT seats FROM ratings WHERE game = :game ORDER BY seats")
                        .bind("game", game)
                        .mapTo(Integer.class)
                        .list());
    }

    @Override
    public List<Scored> scored(long from, long to, String club, int counted, int most, String also) {
        return reading.withHandle(handle -> handle.createQuery("SELECT s.person, p.name,"
                        + " SUM(CASE WHEN s.n <= :counted THEN s.month_points ELSE 0 END) AS points, COUNT(*) AS games"
                        + " FROM (" + OF_PERIOD + ") AS s JOIN people p ON p.id = s.person"
                        + " WHERE (p.profile = 'all' OR p.id = :also)" + IN_CLUB
                        + " GROUP BY s.person, p.name ORDER BY 3 DESC, 4, p.name LIMIT :most")
                .bind("from", from)
                .bind("to", to)
                .bind("club", club)
                .bind("counted", counted)
                .bind("also", also)
                .bind("most", most)
                .map((row, context) -> new Scored(
                        row.getString("person"), row.getString("name"), row.getLong("points"), row.getInt("games")))
                .list());
    }

    @Override
    public List<Listed> games(long from, long to, String person, int most) {
        return reading.withHandle(handle -> handle.createQuery(ResultStore.COLUMNS
                        + ", CASE WHEN p.profile = 'all' OR p.id = :person THEN p.name ELSE '' END AS name"
                        + " FROM results r LEFT JOIN people p ON p.id = r.person"
                        + " LEFT JOIN tables t ON t.id = r.table_id WHERE r.at >= :from AND r.at < :to"
                        + " AND (t.visibility = :public OR EXISTS (SELECT 1 FROM results o"
                        + " WHERE o.table_id = r.table_id AND o.person = :person))"
                        + " ORDER BY r.at, r.table_id, r.seat LIMIT :most")
                .bind("from", from)
                .bind("to", to)
                .bind("public", StoredWords.of(Visibility.PUBLIC))
                .bind("person", person)
                .bind("most", most)
                .map((row, context) -> {
                    String name = row.getString("name");
                    return new Listed(ResultStore.result(row, context), name == null ? "" : name);
                })
                .list());
    }
}
