package hidalgo.server.base;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Eventually;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SchedulerTest {
    /** Clocks, signs of life and the taking over of bots are such tasks: without them a server looks well and is not. */
    @Test
    void anErrorDoesNotEndARegularTask() {
        AtomicInteger runs = new AtomicInteger();
        try (Scheduler scheduler = new Scheduler("test", 1)) {
            scheduler.every(Duration.ofMillis(1), () -> {
                runs.incrementAndGet();
                throw new OutOfMemoryError("for the test");
            });
            Eventually.holds(() -> runs.get() > 2, "a third run");
        }
        assertThat(runs.get()).isGreaterThan(2);
    }
}
