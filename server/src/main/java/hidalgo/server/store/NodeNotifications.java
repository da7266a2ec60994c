package hidalgo.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * PostgreSQL tells every node of every change at the moment it is committed. If the connection is lost, changes may be
 * missed, so after every new one whoever listens is told that anything may have happened.
 *
 * A connection may also fall silent without being closed, and nothing tells that from a time in which nothing happens. So this
 * node tells itself something every second, through the connection it listens with, and must hear it: silence is noticed within
 * four seconds. If no new connection can be had either, the database is out of reach.
 */

/** What other nodes have written, as announced by PostgreSQL. */
public final class NodeNotifications implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(NodeNotifications.class);
    private static final int WAIT = 500;
    private static final int RETRY = 1000;
    private static final int ANSWER_SECONDS = 3;
    private static final String HEARTBEAT = "hidalgo_heartbeat";
    private static final long BEAT = Duration.ofSeconds(1).toNanos();
    private static final long SILENCE = Duration.ofSeconds(ANSWER_SECONDS).toNanos();

    private final Database database;
    private final String node;
    private final Map<String, Consumer<String>> listeners;
    private final Runnable afterSilence;
    private final Thread thread;
    private volatile boolean closed;

    /**
     * Listens to a database.
     *
     * @param node the name of this node
     * @param listeners who wants to hear what is told on which channel
     * @param afterSilence is called when anything may have been missed
     */
    public NodeNotifications(
            Database database, String node, Map<String, Consumer<String>> listeners, Runnable afterSilence) {
        this.database = database;
        this.node = node;
        this.listeners = Map.copyOf(listeners);
        this.afterSilence = afterSilence;
        database.noteHearing(false);
        this.thread = Thread.ofVirtual().name("hidalgo-news").start(this::run);
    }

    private void run() {
        while (!closed) {
            try (Connection connection = connect()) {
                database.noteReach(true);
                afterSilence.run();
                database.noteHearing(true);
                listen(connection);
            } catch (Throwable e) {
                database.noteHearing(false);
                if (!closed) {
                    LOG.warn("The news from other nodes are interrupted: {}", String.valueOf(e.getMessage()));
                    pause();
                }
            }
        }
    }

    /** A connection that listens; until there is one, the database is out of reach. */
    private Connection connect() throws SQLException {
        while (true) {
            try {
                return connectOnce();
            } catch (SQLException e) {
                if (closed) {
                    throw e;
                }
                database.noteReach(false);
                LOG.warn("The database can't be reached: {}", e.getMessage());
                pause();
            }
        }
    }

    private Connection connectOnce() throws SQLException {
        Properties properties = ConnectionPools.limits(ANSWER_SECONDS);
        properties.setProperty("ApplicationName", "hidalgo news");
        Connection connection = DriverManager.getConnection(database.url(), properties);
        try (Statement statement = connection.createStatement()) {
            for (String channel : listeners.keySet()) {
                statement.execute("LISTEN " + channel);
            }
            statement.execute("LISTEN " + HEARTBEAT);
            return connection;
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    private void listen(Connection connection) throws SQLException {
        PGConnection news = connection.unwrap(PGConnection.class);
        long told = System.nanoTime();
        long heard = told;
        while (!closed) {
            for (PGNotification notification : news.getNotifications(WAIT)) {
                if (isOwnHeartbeat(notification)) {
                    heard = System.nanoTime();
                } else {
                    tell(notification);
                }
            }
            long now = System.nanoTime();
            if (now - told > BEAT) {
                if (told - heard > SILENCE) {
                    throw new SQLException("it does not repeat what it is told");
                }
                beat(connection);
                told = now;
            }
        }
    }

    private void beat(Connection connection) throws SQLException {
        try (var statement = connection.prepareStatement("SELECT pg_notify(?, ?)")) {
            statement.setString(1, HEARTBEAT);
            statement.setString(2, node);
            statement.execute();
        }
    }

    private boolean isOwnHeartbeat(PGNotification notification) {
        return notification.getName().equals(HEARTBEAT)
                && notification.getParameter().equals(node);
    }

    private void tell(PGNotification notification) {
        Consumer<String> listener = listeners.get(notification.getName());
        if (listener != null) {
            listener.accept(notification.getParameter());
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
