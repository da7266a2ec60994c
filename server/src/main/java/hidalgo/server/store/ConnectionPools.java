package hidalgo.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.time.Duration;
import java.util.Properties;

/*
 * SQLite takes one writer at a time, so it gets one connection for writing, and waiting happens in our pool, which is fair,
 * instead of in SQLite's busy handler, which is not. WAL with synchronous=FULL: a commit is on the disk when it returns.
 * A long reading, such as a backup, sees one moment and keeps no writer waiting, because its transaction takes no lock.
 *
 * A network can fall silent without a word, and then whoever waits for PostgreSQL would wait for ever. A server waits three
 * seconds for a connection and six for an answer: whoever asks it gets an answer within ten. PostgreSQL in its turn gives up
 * what was begun by a server that is gone, with the locks it held. What the address itself says about any of this counts
 * first. Commands such as a backup have time: they set no limits.
 */

/** Makes the connections to databases. */
final class ConnectionPools {
    private static final int SQLITE_READERS = 4;
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
        return file(url, 1, "writer", "IMMEDIATE");
    }

    /** Some connections that read from a file. */
    static HikariDataSource fileReaders(String url) {
        return file(url, SQLITE_READERS, "reader", "DEFERRED");
    }

    private static HikariDataSource file(String url, int connections, String name, String mode) {
        HikariConfig config = new HikariConfig();
        config.addDataSourceProperty("journal_mode", "WAL");
        config.addDataSourceProperty("synchronous", "FULL");
        config.addDataSourceProperty("busy_timeout", "10000");
        config.addDataSourceProperty("foreign_keys", "true");
        config.addDataSourceProperty("transaction_mode", mode);
        config.setConnectionTimeout(FILE_PATIENCE.toMillis());
        return pool(config, url, connections, name);
    }

    /** The connections of a command, which has time. */
    static HikariDataSource patient(String url) {
        return pool(new HikariConfig(), url, POSTGRES_CONNECTIONS, "postgres");
    }

    /** The connections of a server, which has none. */
    static HikariDataSource impatient(String url) {
        HikariConfig config = new HikariConfig();
        limits(ANSWER_SECONDS).forEach((name, value) -> config.addDataSourceProperty(String.valueOf(name), value));
        config.setConnectionInitSql(GIVE_UP);
        config.setConnectionTimeout(NETWORK_PATIENCE.toMillis());
        config.setValidationTimeout(VALIDATION.toMillis());
        return pool(config, url, POSTGRES_CONNECTIONS, "postgres");
    }

    /** The limits of a connection that waits so many seconds for an answer. */
    static Properties limits(int seconds) {
        Properties limits = new Properties();
        limits.setProperty("socketTimeout", String.valueOf(seconds));
        limits.setProperty("connectTimeout", String.valueOf(NETWORK_PATIENCE.toSeconds()));
        limits.setProperty("loginTimeout", String.valueOf(NETWORK_PATIENCE.toSeconds()));
        limits.setProperty("tcpKeepAlive", "true");
        return limits;
    }

    private static HikariDataSource pool(HikariConfig config, String url, int connections, String name) {
        config.setJdbcUrl(url);
        config.setMaximumPoolSize(connections);
        config.setPoolName("hidalgo-" + name);
        return new HikariDataSource(config);
    }
}
