package hidalgo.server.store;

import hidalgo.server.rating.GameResult;
import hidalgo.server.rating.RatedGame;
import hidalgo.server.rating.RatedGame.RatedSeat;
import hidalgo.server.rating.Rating;
import hidalgo.server.rating.RatingUpdate;
import hidalgo.server.rating.ResultRepository;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementContext;

/*
 * A game is rated in the transaction that writes its last event, so it is rated once, whatever happens to its node. Two games of one
 * person can end at the same time on two nodes: each transaction locks the ratings that it needs, in the same order, before it reads
 * them. Ratings are stored in thousandths.
 */

/** The results and ratings of people with accounts and of bots. */
public final class ResultStore implements ResultRepository {
    private static final double THOUSANDTHS = 1000;
    private static final String RATING_OF = " WHERE player = :player AND game = :game AND seats = :seats";

    /** The columns of results, which are called r in a query. */
    static final String COLUMNS = "SELECT r.person, r.seat, r.table_id, r.game, r.at, r.players, r.points, r.place,"
            + " r.before, r.after, r.deviation";

    private static final String RESULTS = COLUMNS + " FROM results r ";

    private final Jdbi reading;

    /** The results of a database. */
    public ResultStore(Database database) {
        this.reading = database.reading();
    }

    @Override
    public boolean has(String table) {
        return reading.withHandle(handle -> has(handle, table));
    }

    private static boolean has(Handle handle, String table) {
        return handle.createQuery("SELECT count(*) FROM results WHERE table_id = :table")
                        .bind("table", table)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    /** Writes a game and rates its players, unless it is stored already. */
    static void add(Handle handle, RatedGame game) {
        if (!has(handle, game.table())) {
            write(handle, game);
        }
    }

    /** Writes a game and rates its players; in place of a result that is there already. */
    static void write(Handle handle, RatedGame game) {
        TreeSet<String> players = game.seats().stream()
                .filter(RatedSeat::isRated)
                .map(RatedSeat::player)
                .collect(Collectors.toCollection(TreeSet::new));
        Map<String, Rating> known = new HashMap<>();
        for (String player : players) {
            known.put(player, locked(handle, game, player));
        }
        RatingUpdate update = new RatingUpdate(game, known);
        update.stored()
                .forEach((player, rating) -> handle.createUpdate(
                                "UPDATE ratings SET mean = :mean, deviation = :deviation" + RATING_OF)
                        .bindMap(ratingOf(game, player))
                        .bindMap(columns(rating))
                        .execute());
        for (int seat = 0; seat < game.seats().size(); seat++) {
            insert(handle, game, seat, update.before(seat), update.after(seat));
        }
    }

    /** The rating of a player, which no other transaction can change from now on. */
    private static Rating locked(Handle handle, RatedGame game, String player) {
        handle.createUpdate("INSERT INTO ratings (player, game, seats, mean, deviation, games, changed)"
                        + " VALUES (:player, :game, :seats, :mean, :deviation, 0, :at) ON CONFLICT DO NOTHING")
                .bindMap(ratingOf(game, player))
                .bindMap(columns(RatingUpdate.first(game, player)))
                .bind("at", game.at())
                .execute();
        handle.createUpdate("UPDATE ratings SET games = games + 1, changed = :at" + RATING_OF)
                .bindMap(ratingOf(game, player))
                .bind("at", game.at())
                .execute();
        return handle.createQuery("SELECT mean, deviation FROM ratings" + RATING_OF)
                .bindMap(ratingOf(game, player))
                .map((row, context) -> rating(row))
                .one();
    }

    private static Map<String, ?> ratingOf(RatedGame game, String player) {
        return Map.of(
                "player", player, "game", game.game(), "seats", game.seats().size());
    }

    private static Map<String, ?> columns(Rating rating) {
        return Map.of(
                "mean",
                Math.round(rating.mean() * THOUSANDTHS),
                "deviation",
                Math.round(rating.deviation() * THOUSANDTHS));
    }

    /** The rating in a row. */
    static Rating rating(ResultSet row) throws SQLException {
        return new Rating(row.getLong("mean") / THOUSANDTHS, row.getLong("deviation") / THOUSANDTHS);
    }

    private static void insert(Handle handle, RatedGame game, int number, Rating before, Rating after) {
        RatedSeat seat = game.seats().get(number);
        handle.createUpdate("INSERT INTO results"
                        + " (table_id, seat, person, game, at, players, points, place, before, after, deviation,"
                        + " month_points, millis, turns) VALUES (:table, :seat, :person, :game, :at, :players, :points,"
                        + " :place, :before, :after, :deviation, :monthPoints, :millis, :turns)"
                        + " ON CONFLICT (table_id, seat) DO UPDATE SET before = :before, after = :after,"
                        + " deviation = :deviation, month_points = :monthPoints")
                .bind("table", game.table())
                .bind("seat", number)
                .bind("person", seat.player())
                .bind("game", game.game())
                .bind("at", game.at())
                .bind("players", game.seats().size())
                .bind("points", seat.points())
                .bind("place", seat.place())
                .bind("before", Math.round(before.mean()))
                .bind("after", Math.round(after.mean()))
                .bind("deviation", Math.round(after.deviation()))
                .bind("monthPoints", game.monthPoints(number))
                .bind("millis", seat.millis())
                .bind("turns", seat.turns())
                .execute();
    }

    @Override
    public List<GameResult> of(String person, int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        RESULTS + "WHERE r.person = :person ORDER BY r.at DESC, r.table_id LIMIT :most")
                .bind("person", person)
                .bind("most", most)
                .map(ResultStore::result)
                .list());
    }

    static GameResult result(ResultSet row, StatementContext context) throws SQLException {
        return new GameResult(
                row.getString("person"),
                row.getInt("seat"),
                row.getString("table_id"),
                row.getString("game"),
                row.getLong("at"),
                row.getInt("players"),
                row.getInt("points"),
                row.getInt("place"),
                row.getInt("before"),
                row.getInt("after"),
                row.getInt("deviation"));
    }
}
