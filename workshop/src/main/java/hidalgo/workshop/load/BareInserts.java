package hidalgo.workshop.load;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/*
 * The speed of the database without any server: rows of the size of a move, each in a separate transaction that is on
 * the disk when it returns, by as many writers as a server has.
 */

/** A bare benchmark of a database, for comparison. */
final class BareInserts {
    private static final int BYTES = 120;
    private static final int NETWORK_WRITERS = 12;
    private static final List<String> AS_THE_SERVER = List.of("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL");

    private BareInserts() {}

    /** How many rows a database takes per second, measured for some seconds. */
    static double perSecond(String url, int seconds) throws SQLException {
        boolean file = url.startsWith("jdbc:sqlite:");
        List<Connection> connections = new ArrayList<>();
        try {
            for (int i = 0; i < (file ? 1 : NETWORK_WRITERS); i++) {
                connections.add(DriverManager.getConnection(url));
            }
            try (Statement statement = connections.getFirst().createStatement()) {
                for (String setting : file ? AS_THE_SERVER : List.<String>of()) {
                    statement.execute(setting);
                }
                statement.execute("CREATE TABLE bare_inserts (writer INTEGER, number INTEGER, body TEXT,"
                        + " PRIMARY KEY (writer, number))");
            }
            return measure(connections, seconds);
        } finally {
            try (Statement statement = connections.getFirst().createStatement()) {
                statement.execute("DROP TABLE IF EXISTS bare_inserts");
            }
            for (Connection connection : connections) {
                connection.close();
            }
        }
    }

    private static double measure(List<Connection> connections, int seconds) {
        AtomicInteger rows = new AtomicInteger();
        CountDownLatch left = new CountDownLatch(connections.size());
        long start = System.nanoTime();
        long end = start + TimeUnit.SECONDS.toNanos(seconds);
        for (int i = 0; i < connections.size(); i++) {
            int writer = i;
            Thread.ofPlatform().start(() -> {
                try {
                    insert(connections.get(writer), writer, end, rows);
                } finally {
                    left.countDown();
                }
            });
        }
        try {
            left.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return rows.get() / ((System.nanoTime() - start) / 1e9);
    }

    private static void insert(Connection connection, int writer, long end, AtomicInteger rows) {
        try (PreparedStatement statement =
                connection.prepareStatement("INSERT INTO bare_inserts (writer, number, body) VALUES (?, ?, ?)")) {
            for (int number = 0; System.nanoTime() < end; number++) {
                statement.setInt(1, writer);
                statement.setInt(2, number);
                statement.setString(3, "x".repeat(BYTES));
                statement.executeUpdate();
                rows.incrementAndGet();
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
