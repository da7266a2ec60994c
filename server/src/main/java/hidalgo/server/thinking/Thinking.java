package hidalgo.server.thinking;

/*
 * A squire needs milliseconds. What is so quick is thought out on the node that wants it, on threads of their own; what takes
 * long is a job for whoever is free.
 */

/** Where quick bots think, off the threads that serve people. */
public final class Thinking implements AutoCloseable {
    private final FairThreads threads = new FairThreads("quick-bots", 1);
    private volatile boolean closed;

    /** Takes a task, to be done when its turn comes. */
    public void give(ThinkingTask task) {
        threads.give(task);
    }

    /** Whether nothing is thought about any more, and what is under way may fail. */
    public boolean isClosed() {
        return closed;
    }

    @Override
    public void close() {
        closed = true;
        threads.close();
    }
}
