package hidalgo.server.store;

import hidalgo.server.deal.DealRepository;
import hidalgo.server.deal.DealResult;
import hidalgo.tables.Day;
import hidalgo.tables.deal.DealOfDay;
import hidalgo.tables.protocol.DailyDeal;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.TableSummary.SeatSummary;
import hidalgo.tables.table.Visibility;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** The deals of the days in a database. */
public final class DealStore implements DealRepository {
    /** Streaks need no more days than these. */
    private static final int MOST_DAYS = 3660;

    private static final int MOST_RANKED = 1000;

    private static final String FINISH = "UPDATE deal_games SET points = :points, place = :place, totals = :totals,"
            + " counts = CASE WHEN day = :today THEN 1 ELSE 0 END, replay = :replay";

    private static final String OTHERS = " FROM deal_games o WHERE o.game = g.game AND o.day = g.day AND o.counts = 1";

    private final Jdbi writing;
    private final Jdbi reading;

    /** Those in a database. */
    public DealStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    @Override
    public Secret secret(DealOfDay deal, Supplier<Secret> fresh) {
        return stored(deal).orElseGet(() -> {
            Secret drawn = fresh.get();
            writing.useHandle(handle -> handle.execute(
                    "INSERT INTO deals (day, game, seed, salt) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                    deal.day().toString(),
                    deal.game().id(),
                    drawn.seed(),
                    drawn.salt()));
            return stored(deal).orElseThrow();
        });
    }

    private Optional<Secret> stored(DealOfDay deal) {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT seed, salt FROM deals WHERE day = :day AND game = :game")
                        .bind("day", deal.day().toString())
                        .bind("game", deal.game().id())
                        .map((row, context) -> new Secret(row.getString("seed"), row.getString("salt")))
                        .findOne());
    }

    @Override
    public Optional<Played> game(DealOfDay deal, String person) {
        return reading.withHandle(handle -> handle.createQuery("SELECT replay, points, place, totals, counts"
                        + " FROM deal_games WHERE day = :day AND game = :game AND person = :person")
                .bind("day", deal.day().toString())
                .bind("game", deal.game().id())
                .bind("person", person)
                .map((row, context) -> new Played(
                        row.getString("replay"),
                        row.getObject("points") == null ? null : Integer.valueOf(row.getInt("points")),
                        row.getObject("place") == null ? null : Integer.valueOf(row.getInt("place")),
                        row.getString("totals"),
                        row.getInt("counts") == 1))
                .findOne());
    }

    @Override
    public void begin(DealOfDay deal, String person, String table) {
        writing.useHandle(handle -> handle.execute(
                "INSERT INTO deal_games (day, game, person, replay) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                deal.day().toString(),
                deal.game().id(),
                person,
                table));
    }

    @Override
    public void finish(DealOfDay deal, String person, String replay, DealResult result, boolean counts) {
        writing.useHandle(handle -> handle.createUpdate(
                        FINISH + " WHERE day = :day AND game = :game AND person = :person AND points IS NULL")
                .bind("points", result.points())
                .bind("place", result.place())
                .bind("totals", result.totals())
                .bind("today", counts ? deal.day().toString() : "")
                .bind("replay", replay)
                .bind("day", deal.day().toString())
                .bind("game", deal.game().id())
                .bind("person", person)
                .execute());
    }

    /** Whether a change of a table ends a game of the deal of a day. */
    static boolean isFinished(TableSummary table) {
        return table.visibility() == Visibility.DEAL && table.phase() == Phase.OVER;
    }

    /** Notes the result of a table, unless its person has left it to a bot: then the game does not count. */
    static void finish(Handle handle, TableSummary table) {
        int seat = 0;
        while (table.seats().get(seat).kind() != Seat.Kind.PERSON
                && !table.seats().get(seat).left()) {
            seat++;
        }
        DealResult result = DealResult.of(table.totals(), seat);
        boolean isLeft = table.seats().stream().anyMatch(SeatSummary::left);
        handle.createUpdate(FINISH + " WHERE replay = :replay AND points IS NULL")
                .bind("points", result.points())
                .bind("place", result.place())
                .bind("totals", result.totals())
                .bind("today", isLeft ? "" : Day.at(table.changed()).toString())
                .bind("replay", table.id())
                .execute();
    }

    @Override
    public int games(DealOfDay deal) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT count(*) FROM deal_games WHERE game = :game AND day = :day AND counts = 1")
                .bind("game", deal.game().id())
                .bind("day", deal.day().toString())
                .mapTo(Integer.class)
                .one());
    }

    @Override
    public List<DailyDeal.Score> scores(DealOfDay deal) {
        return reading.withHandle(handle -> handle.createQuery("SELECT points, count(*) AS games FROM deal_games"
                        + " WHERE game = :game AND day = :day AND counts = 1 GROUP BY points ORDER BY points")
                .bind("game", deal.game().id())
                .bind("day", deal.day().toString())
                .map((row, context) -> new DailyDeal.Score(row.getInt("points"), row.getInt("games")))
                .list());
    }

    @Override
    public Optional<DailyDeal.Best> best(DealOfDay deal) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT p.name, g.points, g.replay FROM deal_games g JOIN people p ON p.id = g.person"
                                + " WHERE g.game = :game AND g.day = :day AND g.counts = 1"
                                + " AND (EXISTS (SELECT 1 FROM tables t WHERE t.id = g.replay)"
                                + " OR EXISTS (SELECT 1 FROM replays r WHERE r.id = g.replay))"
                                + " ORDER BY g.points DESC, g.place, g.person LIMIT 1")
                .bind("game", deal.game().id())
                .bind("day", deal.day().toString())
                .map((row, context) ->
                        new DailyDeal.Best(row.getString("name"), row.getInt("points"), row.getString("replay")))
                .findOne());
    }

    @Override
    public List<String> days(String person) {
        return reading.withHandle(handle -> handle.createQuery("SELECT DISTINCT day FROM deal_games"
                        + " WHERE person = :person AND counts = 1 ORDER BY day DESC LIMIT :most")
                .bind("person", person)
                .bind("most", MOST_DAYS)
                .mapTo(String.class)
                .list());
    }

    @Override
    public List<Compared> month(String person, String month) {
        return reading.withHandle(handle -> handle.createQuery("SELECT g.day,"
                        + " (SELECT count(*)" + OTHERS + " AND o.points < g.points) AS fewer,"
                        + " (SELECT count(*)" + OTHERS + ") AS games"
                        + " FROM deal_games g WHERE g.person = :person AND g.counts = 1"
                        + " AND g.day >= :first AND g.day <= :last ORDER BY g.day")
                .bind("person", person)
                .bind("first", month + "-01")
                .bind("last", month + "-31")
                .map((row, context) -> new Compared(row.getString("day"), row.getInt("fewer"), row.getInt("games")))
                .list());
    }

    @Override
    public List<Standing> standings(String game, String month, String last) {
        return reading.withHandle(handle -> handle.createQuery("SELECT r.person, p.name, count(*) AS days,"
                        + " SUM(r.share) AS share FROM (SELECT person, CASE WHEN count(*) OVER day_games = 1 THEN 100.0"
                        + " ELSE 100.0 * percent_rank() OVER (PARTITION BY day ORDER BY points) END AS share"
                        + " FROM deal_games WHERE game = :game AND day >= :first AND day <= :last AND counts = 1"
                        + " WINDOW day_games AS (PARTITION BY day)) r JOIN people p ON p.id = r.person"
                        + " GROUP BY r.person, p.name ORDER BY share DESC, days DESC, p.name LIMIT :most")
                .bind("game", game)
                .bind("first", month + "-01")
                .bind("most", MOST_RANKED)
                .bind("last", last)
                .map((row, context) -> new Standing(
                        row.getString("person"), row.getString("name"), row.getInt("days"), row.getDouble("share")))
                .list());
    }

    @Override
    public int games(String game, String month, String last) {
        return reading.withHandle(handle -> handle.createQuery("SELECT count(*) FROM deal_games"
                        + " WHERE game = :game AND day >= :first AND day <= :last AND counts = 1")
                .bind("game", game)
                .bind("first", month + "-01")
                .bind("last", last)
                .mapTo(Integer.class)
                .one());
    }

    @Override
    public boolean maySee(String table, @Nullable String person, String today) {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT count(*) FROM deal_games g WHERE g.replay = :table"
                                        + " AND (g.day < :today OR EXISTS (SELECT 1 FROM deal_games o WHERE o.day = g.day"
                                        + " AND o.game = g.game AND o.person = :person AND o.points IS NOT NULL))")
                                .bind("table", table)
                                .bind("today", today)
                                .bind("person", person == null ? "" : person)
                                .mapTo(Integer.class)
                                .one()
                        > 0);
    }

    @Override
    public void merge(String guest, String account) {
        writing.useHandle(handle -> handle.execute(
                "UPDATE deal_games SET person = ? WHERE person = ? AND NOT EXISTS (SELECT 1 FROM deal_games o"
                        + " WHERE o.day = deal_games.day AND o.game = deal_games.game AND o.person = ?)",
                account,
                guest,
                account));
    }

    @Override
    public List<Kept> kept(String person) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT day, game, points, counts FROM deal_games WHERE person = :person ORDER BY day, game")
                .bind("person", person)
                .map((row, context) -> new Kept(
                        row.getString("day"),
                        row.getString("game"),
                        row.getObject("points") == null ? null : Integer.valueOf(row.getInt("points")),
                        row.getInt("counts") == 1))
                .list());
    }
}
