package hidalgo.server.store;

import hidalgo.server.protocol.Answers.Result;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The results of people with accounts. */
public final class ResultStore {
    /**
     * A result as it is written down.
     *
     * @param person whose
     * @param seat the seat they held
     * @param result what came of it
     */
    public record Entry(String person, int seat, Result result) {}

    private final Jdbi reading;

    /** The results of a database. */
    public ResultStore(Database database) {
        this.reading = database.reading();
    }

    /** Whether the results of a table are written down already. */
    public boolean has(String table) {
        return reading.withHandle(handle -> handle.createQuery("SELECT count(*) FROM results WHERE table_id = :table")
                        .bind("table", table)
                        .mapTo(Integer.class)
                        .one()
                > 0);
    }

    /** Writes a person's result, unless it is there. */
    static void add(Handle handle, Entry entry) {
        Result result = entry.result();
        handle.createUpdate("INSERT INTO results"
                        + " (table_id, seat, person, game, at, players, points, place, before, after)"
                        + " VALUES (:table, :seat, :person, :game, :at, :players, :points, :place, :before, :after)"
                        + " ON CONFLICT (table_id, seat) DO NOTHING")
                .bind("table", result.table())
                .bind("seat", entry.seat())
                .bind("person", entry.person())
                .bind("game", result.game())
                .bind("at", result.at())
                .bind("players", result.players())
                .bind("points", result.points())
                .bind("place", result.place())
                .bind("before", result.before())
                .bind("after", result.after())
                .execute();
    }

    /** A person's rating in a game, if they have played it. */
    public Optional<Integer> rating(String person, String game) {
        return reading.withHandle(handle -> handle.createQuery("SELECT after FROM results"
                        + " WHERE person = :person AND game = :game ORDER BY at DESC, table_id LIMIT 1")
                .bind("person", person)
                .bind("game", game)
                .mapTo(Integer.class)
                .findOne());
    }

    /** A person's results, the latest first. */
    public List<Result> of(String person, int most) {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT table_id, game, at, players, points, place, before, after"
                                + " FROM results WHERE person = :person ORDER BY at DESC, table_id LIMIT :most")
                        .bind("person", person)
                        .bind("most", most)
                        .map((row, context) -> new Result(
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
