package hidalgo.server.base;

import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A failure does not stop a regular task, and neither does an Error: a task that stopped silently would go unnoticed
 * until it was needed. While a database is away, some tasks fail every second. The log shows when they began to fail,
 * and when they work again. A closed scheduler logs nothing: a task may fail because it was interrupted, or because a
 * part that it needs is closed.
 */

/** Runs tasks later, or repeatedly. */
public final class Scheduler implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Scheduler.class);

    private final String name;
    private final ScheduledThreadPoolExecutor threads;

    /** A scheduler with its own threads. */
    public Scheduler(String name, int threads) {
        this.name = name;
        this.threads = new ScheduledThreadPoolExecutor(threads, task -> {
            Thread thread = new Thread(task, "hidalgo-" + name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Runs a task repeatedly, with so much time between. */
    public void every(Duration time, Runnable task) {
        var _ = threads.scheduleWithFixedDelay(
                new RegularTask(task), time.toMillis(), time.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Runs a task later. */
    public void after(Duration time, Runnable task) {
        var _ = threads.schedule(new RegularTask(task), time.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** A task that logs when it begins to fail, and when it works again. */
    private final class RegularTask implements Runnable {
        private final Runnable task;
        private @Nullable Class<?> failing;

        RegularTask(Runnable task) {
            this.task = task;
        }

        @Override
        public void run() {
            try {
                task.run();
                if (failing != null) {
                    failing = null;
                    LOG.info("A regular task works again: {}", name);
                }
            } catch (Throwable e) {
                if (failing != e.getClass() && !threads.isShutdown()) {
                    failing = e.getClass();
                    LOG.error("A regular task failed and will be retried: {}", name, e);
                }
            }
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
