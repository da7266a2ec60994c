package hidalgo.server;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** A server for a class of tests. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class OneServer {
    private Path folder;
    private TestServer server;

    @BeforeAll
    public void start(@TempDir Path data) {
        folder = data;
        server = TestServer.in(data);
    }

    @AfterAll
    public void stop() {
        server.close();
    }

    /** Where the server's database is. */
    public Path folder() {
        return folder;
    }

    public TestServer server() {
        return server;
    }
}
