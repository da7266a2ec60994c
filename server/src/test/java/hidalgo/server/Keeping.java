package hidalgo.server;

import java.nio.file.Path;
import java.time.Clock;

/** Where a server keeps its things: for tests of what must hold on both. */
public enum Keeping {
    /** In a file. */
    SQLITE,
    /** Over a network. */
    POSTGRES;

    /** The address of a new database, in a folder if it is a file. */
    public String database(Path folder) {
        return this == SQLITE ? "jdbc:sqlite:" + folder.resolve("hidalgo.db") : Postgres.database();
    }

    /** A server on a new database, with bots that don't pause, and without limits. */
    public TestServer start(Path folder) {
        return start(folder, Clock.systemUTC());
    }

    /** The same with a clock of the test's own. */
    public TestServer start(Path folder, Clock clock) {
        String database = this == SQLITE ? database(folder) : Postgres.withTables();
        return TestServer.start(TestServer.settings(folder).database(database), clock);
    }
}
