package hidalgo.server.store;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.HikariPoolMXBean;
import hidalgo.tables.session.WriteConflict;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** The database behind the server: SQLite in a file, or PostgreSQL. */
public final class Database implements AutoCloseable {
    private static final String SQLITE = "jdbc:sqlite:";

    private final String url;
    private final HikariDataSource writer;
    private final HikariDataSource reader;
    private final @Nullable DatabaseFile file;

    // Made once: each remembers the statements that it has parsed.
    private final Jdbi writing;
    private final Jdbi reading;

    private @Nullable SharedTransactions shared;
    private volatile boolean outOfReach;

    private Database(String url, HikariDataSource writer, HikariDataSource reader, @Nullable DatabaseFile file) {
        this.url = url;
        this.writer = writer;
        this.reader = reader;
        this.file = file;
        this.writing = Jdbi.create(() -> connection(writer));
        this.reading = Jdbi.create(() -> connection(reader));
    }

    /** Opens a database by its JDBC address for a command, and brings its tables up to date. */
    public static Database open(String url) {
        return isFile(url) ? ofFile(url, DatabaseFile.shared(file(url))) : ofNetwork(url, ConnectionPools.patient(url));
    }

    /**
     * Opens a database for a server, which must fail fast.
     *
     * @throws DatabaseInUse if it is in a file that another server uses
     */
    public static Database openForServer(String url) {
        if (isFile(url)) {
            Database database = ofFile(url, DatabaseFile.locked(file(url)));
            database.shared = new SharedTransactions(database.writing);
            return database;
        }
        // An update of the schema may take its time.
        ofNetwork(url, ConnectionPools.patient(url)).close();
        HikariDataSource pool = ConnectionPools.impatient(url);
        return new Database(url, pool, pool, null);
    }

    private static Database ofFile(String url, DatabaseFile file) {
        try {
            HikariDataSource writer = ConnectionPools.fileWriter(url);
            return new Database(url, writer, ConnectionPools.fileReaders(url), file).migrated();
        } catch (RuntimeException e) {
            file.close();
            throw e;
        }
    }

    private static Database ofNetwork(String url, HikariDataSource pool) {
        return new Database(url, pool, pool, null).migrated();
    }

    private Database migrated() {
        try {
            new Schema(writer).migrate();
            return this;
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    /** The address of a database in a file. */
    public static String inFile(Path file) {
        return SQLITE + file;
    }

    private static boolean isFile(String url) {
        return url.startsWith(SQLITE);
    }

    /** The file behind the address of a database in a file. */
    private static Path file(String url) {
        return Path.of(url.substring(SQLITE.length()).replaceFirst("\\?.*", ""));
    }

    /** Whether several servers can share it. */
    public boolean isShared() {
        return !isFile(url);
    }

    /** Its JDBC address, which may hold a password. */
    String url() {
        return url;
    }

    /** The connections for writing. */
    public Jdbi writing() {
        return writing;
    }

    /** The connections for reading. */
    public Jdbi reading() {
        return reading;
    }

    /** Carries out a small write, together with others where that is faster; when this returns, it is on the disk. */
    void write(SharedTransactions.Write write) throws WriteConflict {
        if (shared == null) {
            writing.useTransaction(write::in);
        } else {
            shared.write(write);
        }
    }

    private Connection connection(HikariDataSource pool) throws SQLException {
        if (outOfReach) {
            throw new SQLException("The database does not answer", "08006");
        }
        if (file != null) {
            file.check();
        }
        return pool.getConnection();
    }

    /** Notes whether the database can be reached; until it can, requests to it fail at once. */
    void noteReach(boolean reached) {
        HikariPoolMXBean pool = writer.getHikariPoolMXBean();
        if (!reached && !outOfReach && pool != null) {
            // The old connections are lost in any case.
            pool.softEvictConnections();
        }
        outOfReach = !reached;
    }

    /**
     * Whether an operation failed because the database can't be reached or can't store data, instead of because of the
     * request.
     */
    public static boolean isOutage(Throwable failure) {
        return Outages.isOne(failure);
    }

    /** Whether it answers. */
    public boolean isAlive() {
        try {
            return reading.withHandle(handle ->
                            handle.createQuery("SELECT 1").mapTo(Integer.class).one())
                    == 1;
        } catch (RuntimeException e) {
            return false;
        }
    }

    /** Whether there is room for more data, as far as this process can check. */
    public boolean hasRoom() {
        return file == null || file.hasRoom();
    }

    @Override
    public void close() {
        if (shared != null) {
            shared.close();
        }
        reader.close();
        writer.close();
        if (file != null) {
            file.close();
        }
    }
}
