package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import hidalgo.server.Eventually;
import hidalgo.server.ManualClock;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import java.nio.file.Path;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bots remember something only as long as their table is played. */
class ForgettingBotsTest {
    private static final long BYTES = 1000;

    @TempDir
    private Path folder;

    private final Semaphore moves = new Semaphore(0);
    private final AtomicLong most = new AtomicLong();
    private final SilentViewer viewer = new SilentViewer();
    private LiveRoom room;
    private LiveTable table;

    /** A random bot that remembers something, and moves only when the test lets it. */
    private final class Rememberer implements Bot {
        private final Bot random = Bots.of("random");

        @Override
        public int choose(View view, RandomSource chance) {
            moves.acquireUninterruptibly();
            most.accumulateAndGet(room.thinker().minds().bytes(), Math::max);
            return random.choose(view, chance);
        }

        @Override
        public long bytes() {
            return BYTES;
        }
    }

    @BeforeEach
    void start() {
        room = new LiveRoom(folder, level -> new Rememberer(), new ManualClock());
        table = room.start(new Seat(null, "Bot", "random"), new Seat(null, "Bot 2", "random"));
        room.tables().join("t", viewer);
    }

    @AfterEach
    void close() {
        moves.release(1_000_000);
        room.close();
    }

    private int version() {
        return table.read(shown -> shown.table().version());
    }

    private void awaitQuestion() {
        Eventually.holds(moves::hasQueuedThreads, "a bot that is asked");
    }

    private void letOneMove() {
        awaitQuestion();
        int before = version();
        moves.release();
        Eventually.holds(() -> version() > before, "a move");
    }

    @Test
    void theyForgetWhenTheTableRests() {
        letOneMove();
        assertThat(room.thinker().minds().bytes()).isPositive();
        awaitQuestion();
        room.tables().leave("t", viewer);
        letOneMove();
        assertThat(room.thinker().minds().bytes()).isZero();
    }

    @Test
    void theyForgetWhenTheGameEnds() {
        moves.release(1_000_000);
        Eventually.holds(() -> table.read(shown -> shown.table().phase()) == Phase.OVER, "the end of the game");
        assertThat(most.get()).isEqualTo(BYTES);
        assertThat(room.thinker().minds().bytes()).isZero();
    }

    @Test
    void theyForgetWhenTheTableIsPutAway() {
        letOneMove();
        assertThat(room.thinker().minds().bytes()).isPositive();
        room.tables().putAllAway();
        assertThat(room.thinker().minds().bytes()).isZero();
    }
}
