package hidalgo.server.thinking;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * The next task is that of the people with the least usage, with a head start for urgent ones. A thinking bot can't be
 * interrupted, and with few threads a person with many tables would always have one running. So there is one thread
 * more than configured, which works only for people who have no running task: they never wait for another person's bot.
 */

/** Some threads that work for all people in turn. */
final class FairThreads implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(FairThreads.class);

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final List<ThinkingTask> waiting = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final ThinkingShares shares = new ThinkingShares();
    private final int wanted;
    private int busy;
    private volatile boolean closed;

    FairThreads(String name, int wanted) {
        this.wanted = wanted;
        for (int i = 0; i <= wanted; i++) {
            Thread thread = new Thread(this::run, "hidalgo-" + name);
            thread.setDaemon(true);
            threads.add(thread);
        }
        threads.forEach(Thread::start);
    }

    /** Takes a task, to be done when its turn comes. */
    void run(ThinkingTask task) {
        lock.lock();
        try {
            waiting.add(task);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void run() {
        for (ThinkingTask task = take(); task != null; task = take()) {
            long start = System.nanoTime();
            try {
                task.work().run();
            } catch (Throwable e) {
                if (!closed) {
                    LOG.error("A bot's task failed", e);
                }
            } finally {
                // A caller that gave up may have interrupted this thread; clear the flag for the next task.
                Thread.interrupted();
                end(task, start);
            }
        }
    }

    /** Waits for the next task; nothing once the threads are closed. */
    private @Nullable ThinkingTask take() {
        lock.lock();
        try {
            while (!closed) {
                ThinkingTask next = next(System.nanoTime());
                if (next != null) {
                    waiting.remove(next);
                    shares.begin(next.people());
                    busy++;
                    return next;
                }
                changed.awaitUninterruptibly();
            }
            return null;
        } finally {
            lock.unlock();
        }
    }

    private @Nullable ThinkingTask next(long now) {
        ThinkingTask best = null;
        double least = Double.MAX_VALUE;
        for (ThinkingTask task : waiting) {
            boolean may = busy < wanted || shares.areIdle(task.people());
            double rank = shares.of(task.people(), now) + task.urgency().behind();
            if (may && rank < least) {
                best = task;
                least = rank;
            }
        }
        return best;
    }

    private void end(ThinkingTask task, long start) {
        lock.lock();
        try {
            long now = System.nanoTime();
            shares.end(task.people(), now - start, now);
            busy--;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            waiting.clear();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        threads.forEach(Thread::interrupt);
    }
}
