package hidalgo.server.thinking;

/*
 * A squire needs milliseconds, a champion seconds. Quick tasks have threads of their own, so they never wait for long ones;
 * what they take from those is next to nothing.
 */

/** Where bots think, off the threads that serve people. */
public final class Thinking implements AutoCloseable {
    private final FairThreads quick = new FairThreads("quick-bots", 1);
    private final FairThreads deep;
    private volatile boolean closed;

    /** Room for so many bots that think long at the same time. */
    public Thinking(int threads) {
        this.deep = new FairThreads("bots", threads);
    }

    /** Takes a task, to be done when its turn comes. */
    public void give(ThinkingTask task) {
        (task.quick() ? quick : deep).give(task);
    }

    /** Whether nothing is thought about any more, and what is under way may fail. */
    public boolean isClosed() {
        return closed;
    }

    @Override
    public void close() {
        closed = true;
        quick.close();
        deep.close();
    }
}
