package hidalgo.server.store;

import hidalgo.server.rating.RatedGame;
import hidalgo.server.rating.RatedGame.RatedSeat;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.TableSummary.SeatSummary;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/*
 * Older versions stored results of people only, with places among all seats. The line of the table in the lobby tells who the others
 * were and how many points they had. If the table was deleted, they count as newcomers in the places that are left.
 */

/** Rates the games of older versions, the oldest first, as if they were played now. */
final class RatingsTakenOver implements JavaMigration {
    private record Old(int seat, String person, int points, int place) {}

    private record Game(String table, String game, long at, int players) {}

    @Override
    public MigrationVersion getVersion() {
        return MigrationVersion.fromVersion("26");
    }

    @Override
    public String getDescription() {
        return "ratings of older results";
    }

    @Override
    public Integer getChecksum() {
        return 1;
    }

    @Override
    public boolean canExecuteInTransaction() {
        return true;
    }

    @Override
    public void migrate(Context context) {
        Connection connection = context.getConnection();
        Jdbi.create(connection).useHandle(RatingsTakenOver::replay);
    }

    private static void replay(Handle handle) {
        List<Game> games = handle.createQuery("SELECT table_id, game, players, MIN(at) AS ended FROM results"
                        + " GROUP BY table_id, game, players ORDER BY MIN(at), table_id")
                .map((row, context) -> new Game(
                        row.getString("table_id"), row.getString("game"), row.getLong("ended"), row.getInt("players")))
                .list();
        for (Game game : games) {
            ResultStore.write(handle, rated(handle, game));
        }
    }

    private static RatedGame rated(Handle handle, Game game) {
        Map<Integer, Old> known = new TreeMap<>();
        handle.createQuery("SELECT seat, person, points, place FROM results WHERE table_id = :table")
                .bind("table", game.table())
                .map((row, context) ->
                        new Old(row.getInt("seat"), row.getString("person"), row.getInt("points"), row.getInt("place")))
                .forEach(old -> known.put(old.seat(), old));
        Optional<TableSummary> line = handle.createQuery("SELECT line FROM tables WHERE id = :table")
                .bind("table", game.table())
                .mapTo(String.class)
                .findOne()
                .flatMap(StoredLine::read)
                .filter(summary -> summary.seats().size() == game.players());
        boolean isPlayed = line.isEmpty() || line.get().round() >= line.get().rounds();
        List<Integer> places = places(game, known, line);
        List<RatedSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < game.players(); seat++) {
            Old old = known.get(seat);
            if (old == null) {
                seats.add(new RatedSeat(player(line, seat), points(line, seat), places.get(seat), 0, 0));
            } else {
                seats.add(new RatedSeat(old.person(), old.points(), old.place(), 0, 0));
            }
        }
        return new RatedGame(game.table(), game.game(), game.at(), isPlayed, seats);
    }

    /** The stored places; of the other seats, by points, those that are left. */
    private static List<Integer> places(Game game, Map<Integer, Old> known, Optional<TableSummary> line) {
        List<Integer> places = new ArrayList<>();
        for (int seat = 0; seat < game.players(); seat++) {
            Old old = known.get(seat);
            places.add(old == null ? placeByPoints(game, seat, line) : old.place());
        }
        return places;
    }

    private static int placeByPoints(Game game, int seat, Optional<TableSummary> line) {
        if (line.isEmpty() || line.get().seats().get(seat).left()) {
            return game.players();
        }
        int place = 1;
        for (int other = 0; other < game.players(); other++) {
            boolean isAhead = points(line, other) > points(line, seat)
                    && !line.get().seats().get(other).left();
            place += isAhead ? 1 : 0;
        }
        return place;
    }

    private static int points(Optional<TableSummary> line, int seat) {
        return line.map(TableSummary::totals)
                .filter(totals -> seat < totals.size())
                .map(totals -> totals.get(seat))
                .orElse(0);
    }

    private static String player(Optional<TableSummary> line, int seat) {
        return line.map(summary -> summary.seats().get(seat))
                .filter(each -> each.kind() == Seat.Kind.BOT
                        && !each.left()
                        && !each.bot().isEmpty())
                .map(SeatSummary::bot)
                .map(RatedGame::bot)
                .orElse("");
    }
}
