package hidalgo.server;

import hidalgo.server.base.Settings;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Locale;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** A real server on a free port, with a real database. */
public final class TestServer implements AutoCloseable {
    static {
        Logger.getLogger("").setLevel(Level.SEVERE);
    }

    private final HidalgoServer server;
    private final URI address;
    private final String database;

    private TestServer(HidalgoServer server, Settings settings) {
        this.server = server;
        this.database = settings.databaseUrl();
        this.address = URI.create("http://127.0.0.1:" + server.port() + settings.basePath());
    }

    /** A server on an SQLite file in a folder, with bots that don't pause, and without limits. */
    public static TestServer in(Path folder) {
        return start(settings(folder));
    }

    /** The same with a clock of the test's own. */
    public static TestServer in(Path folder, Clock clock) {
        return start(settings(folder), clock);
    }

    /** The same with a given watch on the garbage collector. */
    public static TestServer in(Path folder, CollectorWatch collector) {
        Settings settings = settings(folder).build();
        TablesOfAFile.copyFor(settings);
        return new TestServer(HidalgoServer.start(settings, Clock.systemUTC(), collector), settings);
    }

    /** The same with limits. */
    public static TestServer limited(Path folder, Clock clock) {
        return start(settings(folder).limits(true), clock);
    }

    /** A server on PostgreSQL. */
    public static TestServer on(String database, Path folder, String node) {
        return on(database, folder, node, null);
    }

    /** A server on PostgreSQL whose messages to other nodes go another way. */
    public static TestServer on(String database, Path folder, String node, @Nullable String bus) {
        return start(settings(folder).database(database).node(node).bus(bus));
    }

    /** A server with settings of the test's own. */
    public static TestServer start(Settings.Builder settings) {
        return start(settings, Clock.systemUTC());
    }

    /** The same with a clock of the test's own. */
    public static TestServer start(Settings.Builder given, Clock clock) {
        Settings settings = given.build();
        TablesOfAFile.copyFor(settings);
        return new TestServer(HidalgoServer.start(settings, clock), settings);
    }

    /** Settings for tests, to change some of them: any free port, one bot at a time that does not pause, no limits. */
    public static Settings.Builder settings(Path folder) {
        return Settings.in(folder)
                .port(0)
                .botThreads(1)
                .botPause(0)
                .limits(false)
                .node("test");
    }

    /** Where it listens. */
    public URI address() {
        return address;
    }

    /** All routes that it serves, each as a method and a path. */
    public Set<String> routes() {
        return server.routes();
    }

    /** Waits until it is ready: a busy machine may take its time, and a node hears the others a moment after it listens. */
    public void awaitReady() {
        Eventually.holds(() -> stranger().get("/ready").status() == 200, "a server that is ready");
    }

    /** Gives an account a role, as the command line does. */
    public void appoint(String name, String role) {
        Stored.change(
                database,
                "INSERT INTO roles (person, role) SELECT id, '" + role + "' FROM people WHERE account = '"
                        + name.toLowerCase(Locale.ROOT) + "'");
    }

    /** A person unknown to the server. */
    public Client stranger() {
        return new Client(address);
    }

    /** A new guest. */
    public Client guest(String name) {
        Client client = stranger();
        client.post("/api/session", "{\"name\": \"" + name + "\"}").is(200);
        return client;
    }

    @Override
    public void close() {
        server.close();
    }
}
