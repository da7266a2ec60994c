package hidalgo.server.store;

import hidalgo.server.bus.Transport;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Carries texts between nodes by PostgreSQL's own notifications. */
public final class PostgresTransport implements Transport {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresTransport.class);
    private static final int ANSWER_SECONDS = 3;
    private static final String CHANNEL = "hidalgo";

    private final Connection listening;
    private final Connection talking;

    private PostgresTransport(Connection listening, Connection talking) {
        this.listening = listening;
        this.talking = talking;
    }

    /** Connects to a database; if that fails, the database is out of reach until it succeeds. */
    public static PostgresTransport connect(Database database) throws IOException {
        try {
            PostgresTransport transport = open(database);
            database.noteReach(true);
            return transport;
        } catch (SQLException e) {
            database.noteReach(false);
            throw new IOException("Can't reach the database: " + e.getMessage(), e);
        }
    }

    private static PostgresTransport open(Database database) throws SQLException {
        Connection listening = open(database, "hidalgo news");
        try (Statement statement = listening.createStatement()) {
            statement.execute("LISTEN " + CHANNEL);
            return new PostgresTransport(listening, open(database, "hidalgo notifier"));
        } catch (SQLException e) {
            listening.close();
            throw e;
        }
    }

    private static Connection open(Database database, String name) throws SQLException {
        Properties properties = ConnectionPools.limits(ANSWER_SECONDS);
        properties.setProperty("ApplicationName", name);
        return DriverManager.getConnection(database.url(), properties);
    }

    @Override
    public void send(String text) throws IOException {
        try (PreparedStatement statement = talking.prepareStatement("SELECT pg_notify(?, ?)")) {
            statement.setString(1, CHANNEL);
            statement.setString(2, text);
            statement.execute();
        } catch (SQLException e) {
            throw new IOException(e);
        }
    }

    @Override
    public List<String> receive(Duration most) throws IOException {
        try {
            List<String> texts = new ArrayList<>();
            for (PGNotification notification :
                    listening.unwrap(PGConnection.class).getNotifications((int) most.toMillis())) {
                texts.add(notification.getParameter());
            }
            return texts;
        } catch (SQLException e) {
            throw new IOException(e);
        }
    }

    @Override
    public void close() {
        for (Connection connection : List.of(listening, talking)) {
            try {
                connection.close();
            } catch (SQLException e) {
                LOG.debug("A connection was closed already", e);
            }
        }
    }
}
