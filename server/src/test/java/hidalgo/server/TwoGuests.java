package hidalgo.server;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** A server for a class of tests, and two guests for each of them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class TwoGuests {
    Client ana;
    Client ben;
    private TestServer server;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = TestServer.in(folder);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @BeforeEach
    void twoGuests() {
        ana = server.guest("Ana");
        ben = server.guest("Ben");
    }

    TestServer server() {
        return server;
    }
}
