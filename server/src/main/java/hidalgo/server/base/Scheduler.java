package hidalgo.server.base;

import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs tasks later, or repeatedly; a failure is logged and does not stop the repetition. Once it is closed, it logs nothing. */
public final class Scheduler implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Scheduler.class);

    private final ScheduledThreadPoolExecutor threads;

    /** A scheduler with some threads of its own. */
    public Scheduler(String name, int threads) {
        this.threads = new ScheduledThreadPoolExecutor(threads, task -> {
            Thread thread = new Thread(task, "hidalgo-" + name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Runs a task repeatedly, with so much time between. */
    public void every(Duration time, Runnable task) {
        var _ = threads.scheduleWithFixedDelay(
                () -> safely(task), time.toMillis(), time.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Runs a task later. */
    public void after(Duration time, Runnable task) {
        var _ = threads.schedule(() -> safely(task), time.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void safely(Runnable task) {
        try {
            task.run();
        } catch (Throwable e) {
            // An Error too: a regular task that ended for ever would be missed by nobody, until it is.
            if (!threads.isShutdown()) {
                LOG.error("A regular task failed", e);
            }
        }
    }

    /** Interrupts what is under way. It may fail because of that, or because what it needs is closed next. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
