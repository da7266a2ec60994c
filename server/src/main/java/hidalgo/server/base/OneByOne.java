package hidalgo.server.base;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/*
 * A quota is looked at before something is added. Many requests at the same moment would all find room. Keys share locks, so there
 * need not be one for each person and network.
 */

/** Tasks of the same key that are done one after the other. */
public final class OneByOne {
    private static final int LOCKS = 64;

    private final ReentrantLock[] locks = new ReentrantLock[LOCKS];

    /** Tasks, none of which is under way. */
    public OneByOne() {
        for (int i = 0; i < LOCKS; i++) {
            locks[i] = new ReentrantLock(true);
        }
    }

    /** Does a task when no other of its key is under way. */
    public <T> T run(String key, Supplier<T> task) {
        ReentrantLock lock = locks[Math.floorMod(key.hashCode(), LOCKS)];
        lock.lock();
        try {
            return task.get();
        } finally {
            lock.unlock();
        }
    }
}
