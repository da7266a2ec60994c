package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.records.Fairness;
import hidalgo.server.Eventually;
import hidalgo.server.base.Scheduler;
import hidalgo.server.rating.Ratings;
import hidalgo.server.store.Database;
import hidalgo.server.store.PeopleStore;
import hidalgo.server.store.ResultStore;
import hidalgo.server.store.TableStore;
import hidalgo.server.table.ClockSetting;
import hidalgo.server.table.Downtimes;
import hidalgo.server.table.Seat;
import hidalgo.server.table.TableEvent;
import hidalgo.server.table.Visibility;
import hidalgo.server.thinking.Thinking;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bot that fails, even by an Error, is asked again: no table waits for ever. */
class FailingBotsTest {
    @TempDir
    private Path folder;

    private final AtomicInteger asked = new AtomicInteger();

    /** A random bot that can't think at first, as when the memory is full. */
    private Bot failing(String level) {
        Bot bot = Bots.of("random");
        return (view, chance) -> {
            if (asked.incrementAndGet() == 1) {
                throw new OutOfMemoryError("for the test, at level " + level);
            }
            return bot.choose(view, chance);
        };
    }

    /** A level that always fails, and a squire that can be asked instead. */
    private Bot broken(String level) {
        return level.equals("squire")
                ? Bots.of(level)
                : (view, chance) -> {
                    asked.incrementAndGet();
                    throw new IllegalStateException("for the test, at level " + level);
                };
    }

    @Test
    void aTableGoesOnAfterAnError() {
        goesOn(this::failing, 0);
    }

    @Test
    void aSquireMovesInPlaceOfABotThatFailsEveryTime() {
        goesOn(this::broken, 3);
    }

    private void goesOn(Function<String, Bot> levels, int version) {
        try (Database database = Database.open(Database.inFile(folder.resolve("hidalgo.db")));
                Scheduler timer = new Scheduler("tables", 1);
                Thinking thinking = new Thinking(1)) {
            Ratings ratings = new Ratings(new ResultStore(database), new PeopleStore(database));
            TableHistory history =
                    new TableHistory(new TableStore(database), ratings, () -> Downtimes.NONE, Clock.systemUTC());
            BotRunner bots = new BotRunner(thinking, 0, timer, levels);
            LiveTables live = new LiveTables(history, OtherNodes.NONE, bots, (table, seats) -> {}, timer);
            LiveTable table = live.create("t", List.of(opened(), new TableEvent.Started()));
            live.join("t", new Spectator());
            Eventually.holds(() -> table.read(showing -> showing.table().version()) > version, "a move");
            assertThat(asked.get()).isGreaterThan(1);
        }
    }

    /** Somebody for whom the bots play. */
    private record Spectator() implements Viewer {
        @Override
        public @Nullable String person() {
            return null;
        }

        @Override
        public @Nullable Integer seat() {
            return null;
        }

        @Override
        public void send(EncodedFrame encoded) {}

        @Override
        public void reconnect() {}
    }

    private static TableEvent opened() {
        return new TableEvent.Opened(
                "el-grande",
                Map.of("players", "2"),
                List.of(new Seat(null, "Bot", "random"), new Seat(null, "Bot 2", "random")),
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
