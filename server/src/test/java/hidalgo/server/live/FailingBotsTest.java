package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.server.Eventually;
import hidalgo.server.LogCapture;
import hidalgo.tables.table.Seat;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bot that fails, even by an Error, is asked again: no table waits forever. */
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

    /** A level that always chooses something, or fails, and a squire that can be asked instead. */
    private Function<String, Bot> always(Supplier<Integer> choice) {
        return level -> level.equals("squire")
                ? Bots.of(level)
                : (view, chance) -> {
                    asked.incrementAndGet();
                    return choice.get();
                };
    }

    @Test
    void aTableGoesOnAfterAnError() {
        goesOn(this::failing, 0);
    }

    @Test
    void aSquireMovesInPlaceOfABotThatFailsEveryTimeAndTheLogSaysSo() {
        try (LogCapture log = new LogCapture(BotThinker.class.getName())) {
            goesOn(
                    always(() -> {
                        throw new IllegalStateException("for the test");
                    }),
                    3);
            assertThat(log.lines()).contains("The bot random at table t failed; a squire moves in its place");
        }
    }

    @Test
    void aSquireMovesInPlaceOfABotThatEndsWithAnErrorEveryTime() {
        goesOn(
                always(() -> {
                    throw new StackOverflowError("for the test");
                }),
                3);
    }

    @Test
    void aSquireMovesInPlaceOfABotThatChoosesAnIllegalMove() {
        goesOn(always(() -> Integer.MAX_VALUE), 3);
    }

    @Test
    void aSquireMovesInPlaceOfABotThatWaitsWhereAllWaitForIt() {
        goesOn(always(() -> Bot.WAIT), 3);
    }

    private void goesOn(Function<String, Bot> levels, int version) {
        try (LiveRoom room = new LiveRoom(folder, levels, Announcer.NONE)) {
            LiveTable table = room.start(new Seat(null, "Bot", "random"), new Seat(null, "Bot 2", "random"));
            room.tables().join("t", new SilentViewer());
            Eventually.holds(() -> table.read(showing -> showing.table().version()) > version, "a move");
            assertThat(asked.get()).isGreaterThan(1);
        }
    }
}
