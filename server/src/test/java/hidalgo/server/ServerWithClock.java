package hidalgo.server;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A server for each test, whose clock the test winds. */
abstract class ServerWithClock {
    @TempDir
    Path folder;

    final ManualClock clock = new ManualClock();
    TestServer server;

    @BeforeEach
    void start() {
        server = TestServer.in(folder, clock);
    }

    @AfterEach
    void stop() {
        server.close();
    }
}
