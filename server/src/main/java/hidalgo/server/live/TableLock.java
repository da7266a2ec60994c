package hidalgo.server.live;

import hidalgo.tables.RequestRefused;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** The lock of a table: callers get it in their order, and none waits for long. */
final class TableLock {
    private static final int PATIENCE = 9;

    private final ReentrantLock lock = new ReentrantLock(true);

    /** Runs a task that returns something under the lock. */
    <T> T locked(Supplier<T> task) {
        takeLock();
        try {
            return task.get();
        } finally {
            lock.unlock();
        }
    }

    /** Runs a task under the lock. */
    void doLocked(Runnable task) {
        takeLock();
        try {
            task.run();
        } finally {
            lock.unlock();
        }
    }

    /** Runs a task that can also run a second later, unless the table is busy: other tables must not wait for it. */
    void doIfFree(Runnable task) {
        if (lock.tryLock()) {
            try {
                task.run();
            } finally {
                lock.unlock();
            }
        }
    }

    /** No caller waits forever for another one that waits for the database. */
    private void takeLock() {
        try {
            if (lock.tryLock(PATIENCE, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw RequestRefused.of(RequestRefused.Kind.BUSY, "server.busy");
    }

    /** Runs a task under the lock, which it waits for however long it takes. */
    void doAtLast(Runnable task) {
        lock.lock();
        try {
            task.run();
        } finally {
            lock.unlock();
        }
    }

    /** Whether the current thread holds it. */
    boolean isMine() {
        return lock.isHeldByCurrentThread();
    }
}
