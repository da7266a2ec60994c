package hidalgo.server;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A server for each test, whose clock the test winds. */
public abstract class ServerWithClock {
    @TempDir
    protected Path folder;

    public final ManualClock clock = new ManualClock();
    protected TestServer server;

    @BeforeEach
    public void start() {
        server = TestServer.in(folder, clock);
    }

    @AfterEach
    public void stop() {
        server.close();
    }
}
