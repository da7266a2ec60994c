package hidalgo.server.thinking;

/*
 * A squire needs milliseconds. Such quick tasks run on the node that needs them, on separate threads; long ones become
 * jobs for any free worker.
 */

/** Where quick bots think, off the threads that serve people. */
public final class Thinking implements AutoCloseable {
    private final FairThreads threads = new FairThreads("quick-bots", 1);
    private volatile boolean closed;

    /** Takes a task, to be done when its turn comes. */
    public void run(ThinkingTask task) {
        threads.run(task);
    }

    /** Whether thinking has stopped, and running tasks may fail. */
    public boolean isClosed() {
        return closed;
    }

    @Override
    public void close() {
        closed = true;
        threads.close();
    }
}
