package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.records.Fairness;
import hidalgo.records.LegalMoves;
import hidalgo.rules.Position;
import hidalgo.rules.Ruling;
import hidalgo.server.base.Scheduler;
import hidalgo.server.rating.Ratings;
import hidalgo.server.store.Database;
import hidalgo.server.store.PeopleStore;
import hidalgo.server.store.ResultStore;
import hidalgo.server.store.TableStore;
import hidalgo.server.table.Change;
import hidalgo.server.table.ClockSetting;
import hidalgo.server.table.Downtimes;
import hidalgo.server.table.Seat;
import hidalgo.server.table.Seats;
import hidalgo.server.table.TableEvent;
import hidalgo.server.table.Visibility;
import hidalgo.server.thinking.Thinking;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who listens for turns is told each once, from the first one on, and has nothing to remember. */
class TurnsTest {
    @TempDir
    private Path folder;

    private final List<Integer> told = new ArrayList<>();

    @Test
    void everyTurnIsToldOnce() {
        try (Database database = Database.open(Database.inFile(folder.resolve("hidalgo.db")));
                Scheduler timer = new Scheduler("tables", 1);
                Thinking thinking = new Thinking(1)) {
            Ratings ratings = new Ratings(new ResultStore(database), new PeopleStore(database));
            TableHistory history =
                    new TableHistory(new TableStore(database), ratings, () -> Downtimes.NONE, Clock.systemUTC());
            BotRunner bots = new BotRunner(thinking, 0, timer);
            LiveTables live =
                    new LiveTables(history, OtherNodes.NONE, bots, (table, seats) -> told.addAll(seats), timer);
            LiveTable table = live.create("t", List.of(opened(), new TableEvent.Started()));
            List<Integer> expected = new ArrayList<>(obliged(table));
            assertThat(told).isEqualTo(expected);
            for (int i = 0; i < 60 && !obliged(table).isEmpty(); i++) {
                List<Integer> before = obliged(table);
                step(table, i);
                obliged(table).stream().filter(seat -> !before.contains(seat)).forEach(expected::add);
            }
            assertThat(told).isEqualTo(expected).hasSizeGreaterThan(3).hasSizeLessThan(60);
        }
    }

    private static List<Integer> obliged(LiveTable table) {
        return table.read(showing -> Seats.ofBits(showing.table().position().obliged()));
    }

    private static void step(LiveTable live, int number) {
        live.change(
                table -> {
                    Position position = table.position();
                    int seat = Integer.numberOfTrailingZeros(position.obliged());
                    String text = LegalMoves.sorted(position.view(seat)).getFirst();
                    return switch (position.judge(seat, text)) {
                        case Ruling.Legal(int move) -> List.of(new Change.Move(seat, move, "m" + number));
                        default -> throw new AssertionError(text);
                    };
                },
                SharedViews::table);
    }

    private static TableEvent opened() {
        return new TableEvent.Opened(
                "el-grande",
                Map.of("players", "2"),
                List.of(new Seat("ana", "Ana", null), new Seat("ben", "Ben", null)),
                Visibility.LINK,
                null,
                ClockSetting.NONE,
                true,
                0,
                "ana",
                Fairness.draw(),
                Fairness.draw(),
                null,
                1);
    }
}
