package hidalgo.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/*
 * SQLite allows one writer at a time, so it gets one connection for writing, and writers wait in our pool, which is
 * fair, instead of in SQLite's busy handler, which is not. WAL with synchronous=FULL: a commit is on the disk when it
 * returns. A long read, such as a backup, sees a single moment and blocks no writer, because its transaction takes no
 * lock.
 */

/** The database behind the server: SQLite in a file, or PostgreSQL. */
public final class Database implements AutoCloseable {
    private static final int SQLITE_READERS = 4;
    private static final int POSTGRES_CONNECTIONS = 12;
    /** How long anybody waits for a connection. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final String url;
    private final HikariDataSource writer;
    private final HikariDataSource reader;

    private Database(String url, HikariDataSource writer, HikariDataSource reader) {
        this.url = url;
        this.writer = writer;
        this.reader = reader;
    }

    /** Opens a database by its JDBC address and updates its schema. */
    public static Database open(String url) {
        Database database;
        if (url.startsWith("jdbc:sqlite:")) {
            database = new Database(
                    url, sqlite(url, 1, "writer", "IMMEDIATE"), sqlite(url, SQLITE_READERS, "reader", "DEFERRED"));
        } else {
            HikariDataSource pool = pool(url, POSTGRES_CONNECTIONS, "postgres");
            database = new Database(url, pool, pool);
        }
        try {
            database.migrate();
        } catch (RuntimeException e) {
            database.close();
            throw e;
        }
        return database;
    }

    /** The address of a database in a file. */
    public static String inFile(Path file) {
        return "jdbc:sqlite:" + file;
    }

    private void migrate() {
        Flyway.configure()
                .dataSource((DataSource) writer)
                .locations("classpath:hidalgo/server/db")
                .load()
                .migrate();
    }

    private static HikariDataSource sqlite(String url, int connections, String name, String mode) {
        HikariConfig config = new HikariConfig();
        config.addDataSourceProperty("journal_mode", "WAL");
        config.addDataSourceProperty("synchronous", "FULL");
        config.addDataSourceProperty("busy_timeout", "10000");
        config.addDataSourceProperty("foreign_keys", "true");
        config.addDataSourceProperty("transaction_mode", mode);
        return pool(config, url, connections, name);
    }

    private static HikariDataSource pool(String url, int connections, String name) {
        return pool(new HikariConfig(), url, connections, name);
    }

    private static HikariDataSource pool(HikariConfig config, String url, int connections, String name) {
        config.setJdbcUrl(url);
        config.setMaximumPoolSize(connections);
        config.setPoolName("hidalgo-" + name);
        config.setConnectionTimeout(PATIENCE.toMillis());
        return new HikariDataSource(config);
    }

    /** Whether several servers can share it. */
    public boolean isShared() {
        return !url.startsWith("jdbc:sqlite:");
    }

    /** Its JDBC address, which may contain a password. */
    public String url() {
        return url;
    }

    /** The connections for writing. */
    public Jdbi writing() {
        return Jdbi.create(writer);
    }

    /** The connections for reading. */
    public Jdbi reading() {
        return Jdbi.create(reader);
    }

    /** Tells all nodes something when the current transaction is committed; only if they can share the database. */
    static void announce(Handle handle, String channel, String what) {
        handle.createQuery("SELECT pg_notify(:channel, :what)")
                .bind("channel", channel)
                .bind("what", what)
                .mapTo(String.class)
                .one();
    }

    /** Whether something failed because the database can't be reached, and not because of the statement. */
    public static boolean isOutOfReach(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof ConnectionException) {
                return true;
            }
            // Classes 08 and 57P of SQL's states: the connection broke, or the database is shutting down.
            if (cause instanceof SQLException said
                    && said.getSQLState() != null
                    && said.getSQLState().matches("08.*|57P.*")) {
                return true;
            }
        }
        return false;
    }

    /** Whether it answers. */
    public boolean isAlive() {
        try {
            return reading()
                            .withHandle(handle -> handle.createQuery("SELECT 1")
                                    .mapTo(Integer.class)
                                    .one())
                    == 1;
        } catch (RuntimeException e) {
            return false;
        }
    }

    @Override
    public void close() {
        reader.close();
        writer.close();
    }
}
