package hidalgo.server;

import hidalgo.server.store.Database;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A real PostgreSQL for all tests, started on the first use; every test gets a separate database. */
public final class Postgres {
    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static @Nullable EmbeddedPostgres running;
    private static @Nullable String withTables;

    private Postgres() {}

    /** The JDBC address of a new, empty database. */
    public static synchronized String database() {
        String name = "hidalgo" + DATABASES.incrementAndGet();
        execute("CREATE DATABASE " + name);
        return running().getJdbcUrl("postgres", name);
    }

    /** The JDBC address of a new database that has the tables of a server, and nothing in them. */
    static synchronized String withTables() {
        if (withTables == null) {
            String made = database();
            Database.openForServer(made).close();
            withTables = name(made);
        }
        String name = "hidalgo" + DATABASES.incrementAndGet();
        execute("CREATE DATABASE " + name + " TEMPLATE " + withTables);
        return running().getJdbcUrl("postgres", name);
    }

    /** Closes a database for all users, and ends their connections. */
    public static synchronized void shut(String database) {
        execute("ALTER DATABASE " + name(database) + " ALLOW_CONNECTIONS false");
        execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '" + name(database) + "'");
    }

    /** Opens it again for all users. */
    public static synchronized void open(String database) {
        execute("ALTER DATABASE " + name(database) + " ALLOW_CONNECTIONS true");
    }

    private static String name(String database) {
        return database.replaceAll(".*/(\\w+).*", "$1");
    }

    private static void execute(String sql) {
        try (Connection connection = running().getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static EmbeddedPostgres running() {
        EmbeddedPostgres known = running;
        if (known != null) {
            return known;
        }
        try {
            // Nothing here outlives PostgreSQL, so nothing has to be on the disk.
            EmbeddedPostgres started = EmbeddedPostgres.builder()
                    .setServerConfig("fsync", "off")
                    // A busy machine takes its time.
                    .setPGStartupWait(Duration.ofMinutes(2))
                    .start();
            running = started;
            Runtime.getRuntime().addShutdownHook(new Thread(() -> close(started)));
            return started;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void close(EmbeddedPostgres postgres) {
        try {
            postgres.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
