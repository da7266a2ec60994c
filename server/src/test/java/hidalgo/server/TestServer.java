package hidalgo.server;

import hidalgo.server.base.Settings;
import hidalgo.server.base.TrustedProxies;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
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

    private TestServer(HidalgoServer server, String basePath) {
        this.server = server;
        this.address = URI.create("http://127.0.0.1:" + server.port() + basePath);
    }

    /** A server on an SQLite file in a folder, with bots that don't pause, and without limits. */
    public static TestServer in(Path folder) {
        return start(settings(folder, null, false), Clock.systemUTC());
    }

    /** The same with a clock of the test's own. */
    public static TestServer in(Path folder, Clock clock) {
        return start(settings(folder, null, false), clock);
    }

    /** The same with a given watch on the garbage collector. */
    static TestServer in(Path folder, CollectorWatch collector) {
        return new TestServer(HidalgoServer.start(settings(folder, null, false), Clock.systemUTC(), collector), "");
    }

    /** The same with limits. */
    public static TestServer limited(Path folder, Clock clock) {
        return start(settings(folder, null, true), clock);
    }

    /** A server on PostgreSQL. */
    public static TestServer on(String database, Path folder, String node) {
        return on(database, folder, node, null);
    }

    /** A server on PostgreSQL whose messages to other nodes go another way. */
    static TestServer on(String database, Path folder, String node, @Nullable String bus) {
        Settings settings = settings(folder, database, false);
        return start(
                new Settings(
                        settings.host(),
                        settings.port(),
                        settings.data(),
                        database,
                        "",
                        null,
                        settings.botThreads(),
                        settings.botPause(),
                        false,
                        TrustedProxies.none(),
                        false,
                        node,
                        bus),
                Clock.systemUTC());
    }

    /** A server with settings of the test's own. */
    public static TestServer start(Settings settings, Clock clock) {
        return new TestServer(HidalgoServer.start(settings, clock), settings.basePath());
    }

    /** Settings for tests: any free port, bots that don't pause. */
    public static Settings settings(Path folder, @Nullable String database, boolean limits) {
        return new Settings(
                "127.0.0.1", 0, folder, database, "", null, 1, 0, limits, TrustedProxies.none(), false, "test", null);
    }

    /** Where it listens. */
    public URI address() {
        return address;
    }

    /** Waits until it is ready: a busy machine may take its time, and a node hears the others a moment after it listens. */
    public void awaitReady() {
        Eventually.holds(() -> stranger().get("/ready").status() == 200, "a server that is ready");
    }

    /** Somebody whom the server does not know. */
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
