package hidalgo.server.thinking;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * The errand that goes first is the one of those who have taken the least, with some start for what is more urgent. Nobody
 * can stop a bot that thinks, and with few threads somebody with many tables would always have one under way. So there is one
 * thread more than wanted, which works only for people who have nothing under way: they never wait for another's bot.
 */

/** Some threads that work for everybody in turn. */
final class FairThreads implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(FairThreads.class);

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final List<Errand> waiting = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final Shares shares = new Shares();
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

    /** Takes an errand, to be done when its turn comes. */
    void give(Errand errand) {
        lock.lock();
        try {
            waiting.add(errand);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void run() {
        for (Errand errand = take(); errand != null; errand = take()) {
            long start = System.nanoTime();
            try {
                errand.work().run();
            } catch (Throwable e) {
                if (!closed) {
                    LOG.error("A bot's errand failed", e);
                }
            } finally {
                // Who gave up waiting may have interrupted the thread, which is nothing to the next errand.
                Thread.interrupted();
                end(errand, start);
            }
        }
    }

    /** Waits for the next errand; nothing once the threads are closed. */
    private @Nullable Errand take() {
        lock.lock();
        try {
            while (!closed) {
                Errand next = next(System.nanoTime());
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

    private @Nullable Errand next(long now) {
        Errand best = null;
        double least = Double.MAX_VALUE;
        for (Errand errand : waiting) {
            boolean may = busy < wanted || shares.areIdle(errand.people());
            double rank = shares.of(errand.people(), now) + errand.urgency().behind();
            if (may && rank < least) {
                best = errand;
                least = rank;
            }
        }
        return best;
    }

    private void end(Errand errand, long start) {
        lock.lock();
        try {
            long now = System.nanoTime();
            shares.end(errand.people(), now - start, now);
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
