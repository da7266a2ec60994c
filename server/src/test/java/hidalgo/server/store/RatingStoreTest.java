package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hidalgo.server.Keeping;
import hidalgo.server.rating.GameResult;
import hidalgo.server.rating.RatedGame;
import hidalgo.server.rating.RatedGame.RatedSeat;
import hidalgo.server.rating.Rating;
import hidalgo.server.rating.RatingUpdate;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.TableSummary.SeatSummary;
import hidalgo.tables.table.Visibility;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ratings in the database: each game counts once, also when several end at the same time, and so do those of older versions. */
class RatingStoreTest {
    private static final String GAME = "el-grande";

    /** The latest migration before ratings by number of seats. */
    private static final String BEFORE = "24";

    @TempDir
    Path folder;

    private static RatedGame game(String table, int winner) {
        return new RatedGame(
                table,
                GAME,
                1000,
                true,
                List.of(
                        new RatedSeat("ana", 10, winner == 0 ? 1 : 2, 60_000, 6),
                        new RatedSeat("ben", 10, winner == 1 ? 1 : 2, 0, 6)));
    }

    private static Rating rating(Database database, String player) {
        BoardStore boards = new BoardStore(database);
        return Objects.requireNonNull(boards.rating(player, GAME, 2)).rating();
    }

    @ParameterizedTest
    @EnumSource
    void gamesThatEndAtTheSameTimeAllCount(Keeping keeping) {
        try (Database database = Database.open(keeping.database(folder))) {
            int games = 12;
            IntStream.range(0, games)
                    .parallel()
                    .forEach(number -> database.writing()
                            .useTransaction(handle -> ResultStore.add(handle, game("t" + number, 0))));
            Rating expected = Rating.NEWCOMER;
            Rating other = Rating.NEWCOMER;
            for (int number = 0; number < games; number++) {
                RatingUpdate update = new RatingUpdate(game("x", 0), Map.of("ana", expected, "ben", other));
                expected = update.after(0);
                other = update.after(1);
            }
            assertThat(rating(database, "ana").mean()).isEqualTo(expected.mean(), within(0.1));
            assertThat(rating(database, "ben").deviation()).isEqualTo(other.deviation(), within(0.1));
            List<GameResult> results = new ResultStore(database).of("ana", 100);
            assertThat(results).hasSize(games);
            database.writing().useTransaction(handle -> ResultStore.add(handle, game("t3", 0)));
            assertThat(rating(database, "ana").mean()).as("a second time").isEqualTo(expected.mean(), within(0.1));
        }
    }

    @ParameterizedTest
    @EnumSource
    void resultsOfOlderVersionsAreRatedInTheirOrder(Keeping keeping) {
        String url = keeping.database(folder);
        Flyway.configure()
                .dataSource(url, null, null)
                .locations("classpath:hidalgo/server/db")
                .target(BEFORE)
                .load()
                .migrate();
        Jdbi old = Jdbi.create(url);
        old.useHandle(handle -> {
            String result =
                    "INSERT INTO results (table_id, seat, person, game, at, players, points, place, before, after)"
                            + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1500, 1516)";
            handle.execute(result, "later", 0, "ana", GAME, 2000, 2, 30, 2);
            handle.execute(result, "later", 1, "ben", GAME, 2000, 2, 50, 1);
            handle.execute(result, "first", 0, "ana", GAME, 1000, 3, 50, 1);
            handle.execute(result, "gone", 1, "ana", GAME, 3000, 4, 50, 1);
            handle.execute(
                    "INSERT INTO tables (id, game, phase, visibility, open_seats, number, line, created, changed)"
                            + " VALUES ('first', ?, 'over', 'public', 0, 9, ?, 1, 1)",
                    GAME,
                    StoredLine.write(line()));
        });
        try (Database database = Database.open(url)) {
            ResultStore results = new ResultStore(database);
            List<GameResult> ofAna = results.of("ana", 10);
            assertThat(ofAna).extracting(GameResult::table).containsExactly("gone", "later", "first");
            assertThat(ofAna.get(2).before()).isEqualTo(1500);
            assertThat(ofAna.get(2).after()).isGreaterThan(1500);
            assertThat(ofAna.get(2).deviation()).isLessThan(350);
            assertThat(ofAna.get(1).after()).isLessThan(1500);
            assertThat(results.of("bot:knight", 10)).singleElement().satisfies(bot -> {
                assertThat(bot.seat()).isEqualTo(1);
                assertThat(bot.place()).isEqualTo(2);
                assertThat(bot.points()).isEqualTo(40);
            });
            List<String> seats = new ArrayList<>();
            database.reading()
                    .useHandle(handle -> seats.addAll(
                            handle.createQuery("SELECT person FROM results WHERE table_id = 'gone' ORDER BY seat")
                                    .mapTo(String.class)
                                    .list()));
            assertThat(seats).containsExactly("", "ana", "", "");
        }
    }

    private static TableSummary line() {
        return new TableSummary(
                "first",
                null,
                GAME,
                Map.of(),
                Phase.OVER,
                Visibility.PUBLIC,
                ClockSetting.NONE,
                0,
                9,
                9,
                List.of(seat(Seat.Kind.PERSON, ""), seat(Seat.Kind.BOT, "knight"), seat(Seat.Kind.PERSON, "")),
                List.of(50, 40, 20),
                List.of(),
                1);
    }

    private static SeatSummary seat(Seat.Kind kind, String bot) {
        return new SeatSummary(kind, "x", bot, null, false, false, false);
    }
}
