package hidalgo.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Properties;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/*
 * SQLite takes one writer at a time, so it gets one connection for writing, and waiting happens in our pool, which is
 * fair, instead of in SQLite's busy handler, which is not. WAL with synchronous=FULL: a commit is on the disk when it
 * returns. A long reading, such as a backup, sees one moment and keeps no writer waiting, because its transaction takes
 * no lock. A network connection can die silently, and a thread that waits for PostgreSQL would then wait forever. A
 * server waits three seconds for a connection and six for an answer, so its clients get an answer within ten.
 * PostgreSQL in turn rolls back the transactions of a lost server, and releases their locks. Parameters in the address
 * itself take precedence. Commands such as a backup have time: they set no limits.
 */

/** Makes the connections to databases. */
final class ConnectionPools {
    private static final int SQLITE_READERS = 4;

    /** A page that many moves change is copied to the file once for all of them; SQLite's own number is 1,000. */
    private static final int CHECKPOINT_PAGES = 4000;

    private static final int POSTGRES_CONNECTIONS = 12;

    /** How long anybody waits for a connection to a file. */
    private static final Duration FILE_PATIENCE = Duration.ofSeconds(10);

    private static final Duration NETWORK_PATIENCE = Duration.ofSeconds(3);
    private static final Duration VALIDATION = Duration.ofSeconds(1);
    private static final int ANSWER_SECONDS = 6;
    private static final String GIVE_UP = "SET idle_in_transaction_session_timeout = '10s'; SET lock_timeout = '5s';"
            + " SET statement_timeout = '10s'; SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5;"
            + " SET tcp_keepalives_count = 2";

    private ConnectionPools() {}

    /** The only connection that writes to a file. */
    static HikariDataSource fileWriter(String url) {
        return file(url, 1, "writer", SQLiteConfig.TransactionMode.IMMEDIATE);
    }

    /** Some connections that read from a file. */
    static HikariDataSource fileReaders(String url) {
        return file(url, SQLITE_READERS, "reader", SQLiteConfig.TransactionMode.DEFERRED);
    }

    private static HikariDataSource file(String url, int connections, String name, SQLiteConfig.TransactionMode mode) {
        SQLiteConfig file = new SQLiteConfig();
        file.setJournalMode(SQLiteConfig.JournalMode.WAL);
        file.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        file.setBusyTimeout((int) FILE_PATIENCE.toMillis());
        file.enforceForeignKeys(true);
        file.setTransactionMode(mode);
        file.setWalAutocheckpoint(CHECKPOINT_PAGES);
        // The driver would look for them after every INSERT; ours have none.
        file.setGetGeneratedKeys(false);
        SQLiteDataSource source = new SQLiteDataSource(file) {
            @Override
            public Connection getConnection() throws SQLException {
                return KeptStatements.of(super.getConnection());
            }
        };
        source.setUrl(url);
        HikariConfig config = new HikariConfig();
        config.setDataSource(source);
        config.setConnectionTimeout(FILE_PATIENCE.toMillis());
        return pool(config, connections, name);
    }

    /** Connections for a command-line tool, which may wait longer. */
    static HikariDataSource patient(String url) {
        return network(new HikariConfig(), url);
    }

    /** The connections of a server, which has none. */
    static HikariDataSource impatient(String url) {
        HikariConfig config = new HikariConfig();
        limits(ANSWER_SECONDS).forEach((name, value) -> config.addDataSourceProperty(String.valueOf(name), value));
        config.setConnectionInitSql(GIVE_UP);
        config.setConnectionTimeout(NETWORK_PATIENCE.toMillis());
        config.setValidationTimeout(VALIDATION.toMillis());
        return network(config, url);
    }

    /** The limits of a connection that waits a number of seconds for an answer. */
    static Properties limits(int seconds) {
        Properties limits = new Properties();
        limits.setProperty("socketTimeout", String.valueOf(seconds));
        limits.setProperty("connectTimeout", String.valueOf(NETWORK_PATIENCE.toSeconds()));
        limits.setProperty("loginTimeout", String.valueOf(NETWORK_PATIENCE.toSeconds()));
        limits.setProperty("tcpKeepAlive", "true");
        return limits;
    }

    private static HikariDataSource network(HikariConfig config, String url) {
        config.setJdbcUrl(url);
        return pool(config, POSTGRES_CONNECTIONS, "postgres");
    }

    private static HikariDataSource pool(HikariConfig config, int connections, String name) {
        config.setMaximumPoolSize(connections);
        config.setPoolName("hidalgo-" + name);
        return new HikariDataSource(config);
    }
}
