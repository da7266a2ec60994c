package hidalgo.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A real PostgreSQL for all tests, started when the first one wants it; every test gets a database of its own. */
public final class Postgres {
    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static @Nullable EmbeddedPostgres running;

    private Postgres() {}

    /** The JDBC address of a new, empty database. */
    public static synchronized String database() {
        EmbeddedPostgres postgres = running();
        String name = "hidalgo" + DATABASES.incrementAndGet();
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return postgres.getJdbcUrl("postgres", name);
    }

    private static EmbeddedPostgres running() {
        EmbeddedPostgres known = running;
        if (known != null) {
            return known;
        }
        try {
            EmbeddedPostgres started = EmbeddedPostgres.start();
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
