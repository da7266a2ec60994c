package hidalgo.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * PostgreSQL tells every node of every change when it is committed. If the connection is lost, changes may be missed,
 * so after every reconnect, listeners are told that anything may have happened.
 */

/** What other nodes have written, as announced by PostgreSQL. */
public final class NodeNews implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(NodeNews.class);
    private static final int WAIT = 500;
    private static final int RETRY = 1000;

    private final String url;
    private final Map<String, Consumer<String>> listeners;
    private final Runnable afterSilence;
    private final Thread thread;
    private volatile boolean closed;

    /**
     * Listens to a database.
     *
     * @param listeners receive what is announced on each channel
     * @param afterSilence is called when something may have been missed
     */
    public NodeNews(String url, Map<String, Consumer<String>> listeners, Runnable afterSilence) {
        this.url = url;
        this.listeners = Map.copyOf(listeners);
        this.afterSilence = afterSilence;
        this.thread = Thread.ofVirtual().name("hidalgo-news").start(this::run);
    }

    private void run() {
        while (!closed) {
            try (Connection connection = DriverManager.getConnection(url);
                    Statement statement = connection.createStatement()) {
                for (String channel : listeners.keySet()) {
                    statement.execute("LISTEN " + channel);
                }
                afterSilence.run();
                listen(connection.unwrap(PGConnection.class));
            } catch (SQLException | RuntimeException e) {
                if (!closed) {
                    LOG.warn("The news from other nodes are interrupted: {}", e.getMessage());
                    pause();
                }
            }
        }
    }

    private void listen(PGConnection connection) throws SQLException {
        while (!closed) {
            for (PGNotification notification : connection.getNotifications(WAIT)) {
                Consumer<String> listener = listeners.get(notification.getName());
                if (listener != null) {
                    listener.accept(notification.getParameter());
                }
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(RETRY);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }
}
