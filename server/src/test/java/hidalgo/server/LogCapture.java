package hidalgo.server;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Captures the log of a class, or of all classes of a package. */
public final class LogCapture extends Handler implements AutoCloseable {
    /** How many captures each logger has: two classes of tests may use the same one at a time. */
    private static final Map<String, Integer> OPEN = new HashMap<>();

    private final SimpleFormatter formatter = new SimpleFormatter();
    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final List<String> own = new CopyOnWriteArrayList<>();
    private final long listener = Thread.currentThread().threadId();
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private final Logger logger;

    /** Listens to a class or a package. */
    public LogCapture(String name) {
        logger = Logger.getLogger(name);
        synchronized (OPEN) {
            OPEN.merge(name, 1, Integer::sum);
            logger.setLevel(Level.INFO);
        }
        logger.addHandler(this);
    }

    /** The messages logged so far. */
    public List<String> lines() {
        return List.copyOf(lines);
    }

    /** The messages that this thread has logged so far; other tests run at the same time. */
    public List<String> ownLines() {
        return List.copyOf(own);
    }

    /** The exceptions logged so far. */
    public List<Throwable> failures() {
        return List.copyOf(failures);
    }

    @Override
    public void publish(LogRecord line) {
        lines.add(formatter.formatMessage(line));
        if (line.getLongThreadID() == listener) {
            own.add(formatter.formatMessage(line));
        }
        if (line.getThrown() != null) {
            failures.add(line.getThrown());
        }
    }

    @Override
    public void flush() {
        // Nothing is held back.
    }

    @Override
    public void close() {
        logger.removeHandler(this);
        synchronized (OPEN) {
            if (OPEN.merge(logger.getName(), -1, Integer::sum) == 0) {
                logger.setLevel(null);
            }
        }
    }
}
