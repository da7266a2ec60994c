package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class CollectorWatchTest {
    private final AtomicLong seconds = new AtomicLong();
    private final AtomicLong pauses = new AtomicLong();
    private final CollectorWatch watch = new CollectorWatch(() -> TimeUnit.SECONDS.toNanos(seconds.get()), pauses::get);

    /** Five seconds pass, of which pauses take a part. */
    private void pass(int steps, int pausesEach) {
        for (int i = 0; i < steps; i++) {
            seconds.addAndGet(5);
            pauses.addAndGet(pausesEach);
            watch.check();
        }
    }

    @Test
    void pausesOfMostOfTheTimeAreReportedUntilTheyEnd() {
        pass(20, 500);
        assertThat(watch.isOverloaded()).isFalse();
        pass(6, 4000);
        assertThat(watch.isOverloaded()).isTrue();
        pass(6, 500);
        assertThat(watch.isOverloaded()).isFalse();
    }

    @Test
    void oneLongPauseIsNotReported() {
        pass(20, 0);
        pass(1, 5000);
        pass(1, 0);
        assertThat(watch.isOverloaded()).isFalse();
    }

    /** A server that starts may collect a lot at first. */
    @Test
    void nothingIsReportedBeforeTheFirstWindowHasPassed() {
        pass(5, 5000);
        assertThat(watch.isOverloaded()).isFalse();
        pass(1, 5000);
        assertThat(watch.isOverloaded()).isTrue();
    }

    @Test
    void pausesThatKeepTheWatchFromLookingAreReportedToo() {
        pass(20, 0);
        seconds.addAndGet(120);
        pauses.addAndGet(118_000);
        assertThat(watch.isOverloaded()).isTrue();
    }
}
