package hidalgo.browser;

import hidalgo.server.HidalgoServer;
import hidalgo.server.Settings;
import java.nio.file.Path;
import java.time.Clock;
import java.util.logging.Level;
import java.util.logging.Logger;

/** A real server with a real database and the real pages. */
final class RunningServer implements AutoCloseable {
    static {
        Logger.getLogger("").setLevel(Level.SEVERE);
    }

    private final Path folder;
    private final int port;
    private HidalgoServer server;

    RunningServer(Path folder) {
        this.folder = folder;
        server = start(0);
        port = server.port();
    }

    private HidalgoServer start(int wanted) {
        // Bots that don't pause, one thread for them, and no limits: a test asks faster than people do.
        return HidalgoServer.start(
                new Settings("127.0.0.1", wanted, folder, null, "", null, 1, 0, false, false, false, "test"),
                Clock.systemUTC());
    }

    /** The address of a page. */
    String at(String path) {
        return "http://127.0.0.1:" + port + "/" + path;
    }

    /** Stops it; the folder stays. */
    void stop() {
        server.close();
    }

    /** Starts it again on the same port with the same folder. */
    void startAgain() {
        server = start(port);
    }

    @Override
    public void close() {
        server.close();
    }
}
