package hidalgo.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * PostgreSQL tells every node of every change at the moment it is committed. If the connection is lost, changes may be
 * missed, so after every new one whoever listens is told that anything may have happened.
 */

/** What other nodes have written, as PostgreSQL tells it. */
public final class NodeNews implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(NodeNews.class);
    private static final int WAIT = 500;
    private static final int RETRY = 1000;

    /** Somebody who wants to know what has changed. */
    @FunctionalInterface
    public interface Listener {
        /** Events of a table up to a number have been written. */
        void heard(String table, int number);
    }

    private final String url;
    private final Listener listener;
    private final Runnable afterSilence;
    private final Thread thread;
    private volatile boolean closed;

    /** Listens to a database; {@code afterSilence} is called when anything may have been missed. */
    public NodeNews(String url, Listener listener, Runnable afterSilence) {
        this.url = url;
        this.listener = listener;
        this.afterSilence = afterSilence;
        this.thread = Thread.ofVirtual().name("hidalgo-news").start(this::run);
    }

    private void run() {
        while (!closed) {
            try (Connection connection = DriverManager.getConnection(url);
                    Statement statement = connection.createStatement()) {
                statement.execute("LISTEN " + TableStore.CHANNEL);
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
                String[] words = notification.getParameter().split(" ", -1);
                listener.heard(words[0], Integer.parseInt(words[1]));
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
