package hidalgo.server.store;

import hidalgo.server.rating.GameResult;
import hidalgo.server.rating.ResultRepository;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The results of people with accounts. */
public final class ResultStore implements ResultRepository {
    private final Jdbi reading;

    /** The results of a database. */
    public ResultStore(Database database) {
        this.reading = database.reading();
    }

    @Override
    public boolean has(String table) {
        return reading.withHandle(handle -> handle.createQuery("SELECT count(*) FROM results WHERE table_id = :table")
                        .bind("table", table)
                        .mapTo(Integer.class)
                        .one()
                > 0);
    }

    /** Writes a person's result, unless it is stored already. */
    static void add(Handle handle, GameResult result) {
        handle.createUpdate("INSERT INTO results"
                        + " (table_id, seat, person, game, at, players, points, place, before, after)"
                        + " VALUES (:table, :seat, :person, :game, :at, :players, :points, :place, :before, :after)"
                        + " ON CONFLICT (table_id, seat) DO NOTHING")
                .bind("table", result.table())
                .bind("seat", result.seat())
                .bind("person", result.person())
                .bind("game", result.game())
                .bind("at", result.at())
                .bind("players", result.players())
                .bind("points", result.points())
                .bind("place", result.place())
                .bind("before", result.before())
                .bind("after", result.after())
                .execute();
    }

    @Override
    public Optional<Integer> rating(String person, String game) {
        return reading.withHandle(handle -> handle.createQuery("SELECT after FROM results"
                        + " WHERE person = :person AND game = :game ORDER BY at DESC, table_id LIMIT 1")
                .bind("person", person)
                .bind("game", game)
                .mapTo(Integer.class)
                .findOne());
    }

    @Override
    public List<GameResult> of(String person, int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT person, seat, table_id, game, at, players, points, place, before, after"
                                + " FROM results WHERE person = :person ORDER BY at DESC, table_id LIMIT :most")
                .bind("person", person)
                .bind("most", most)
                .map((row, context) -> new GameResult(
                        row.getString("person"),
                        row.getInt("seat"),
                        row.getString("table_id"),
                        row.getString("game"),
                        row.getLong("at"),
                        row.getInt("players"),
                        row.getInt("points"),
                        row.getInt("place"),
                        row.getInt("before"),
                        row.getInt("after")))
                .list());
    }
}
