package hidalgo.server.base;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Eventually;
import hidalgo.server.LogCapture;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
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

    /** While a database is away, a task may fail every second for hours. */
    @Test
    void aTaskLogsWhenItBeginsToFailAndWhenItWorksAgain() {
        List<RuntimeException> failures = List.of(
                new IllegalStateException("first"),
                new IllegalStateException("the same again"),
                new UnsupportedOperationException("something else"));
        AtomicInteger runs = new AtomicInteger();
        try (LogCapture log = new LogCapture(Scheduler.class.getName());
                Scheduler scheduler = new Scheduler("recovery", 1)) {
            scheduler.every(Duration.ofMillis(1), () -> {
                int run = runs.getAndIncrement();
                if (run < failures.size()) {
                    throw failures.get(run);
                }
            });
            Eventually.holds(() -> runs.get() > failures.size() + 2, "some runs that work");
            assertThat(log.lines())
                    .filteredOn(line -> line.endsWith("recovery"))
                    .containsExactly(
                            "A regular task failed and will be retried: recovery",
                            "A regular task failed and will be retried: recovery",
                            "A regular task works again: recovery");
            assertThat(log.failures())
                    .contains(failures.get(0), failures.get(2))
                    .doesNotContain(failures.get(1));
        }
    }

    /** The resources of a task may be closed before the task has noticed that it is to end. */
    @Test
    void whatFailsBecauseItIsClosedIsNotLogged() throws InterruptedException {
        IllegalStateException failure = new IllegalStateException("for the test");
        CompletableFuture<Thread> begun = new CompletableFuture<>();
        try (LogCapture log = new LogCapture(Scheduler.class.getName())) {
            try (Scheduler scheduler = new Scheduler("test", 1)) {
                scheduler.after(Duration.ZERO, () -> {
                    begun.complete(Thread.currentThread());
                    LockSupport.park();
                    throw failure;
                });
                begun.join();
            }
            begun.join().join();
            assertThat(log.failures()).doesNotContain(failure);
        }
    }
}
