package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class WorkerWatchTest {
    private final ManualClock clock = new ManualClock();
    private final AtomicReference<Optional<Long>> neglected = new AtomicReference<>(Optional.empty());
    private final WorkerWatch watch = new WorkerWatch(now -> neglected.get(), clock);

    @Test
    void aShortWaitIsNothing() {
        check();
        neglected.set(Optional.of(clock.millis()));
        clock.pass(WorkerWatch.PATIENCE.minusSeconds(1));
        check();
        assertThat(watch.waited()).isZero();
    }

    @Test
    void aLongWaitIsLoggedOnceAndOnceWhenItEnds() {
        try (LogCapture log = new LogCapture(WorkerWatch.class.getName())) {
            neglected.set(Optional.of(clock.millis()));
            clock.pass(Duration.ofSeconds(31));
            check();
            clock.pass(Duration.ofSeconds(5));
            check();
            assertThat(watch.waited()).isEqualTo(Duration.ofSeconds(36));
            assertThat(log.ownLines())
                    .singleElement()
                    .asString()
                    .startsWith("A bot has waited for 31 seconds, and no worker thinks");
            neglected.set(Optional.empty());
            check();
            check();
            assertThat(watch.waited()).isZero();
            assertThat(log.ownLines()).hasSize(2).endsWith("Workers think again");
        }
    }

    private void check() {
        watch.check();
    }
}
