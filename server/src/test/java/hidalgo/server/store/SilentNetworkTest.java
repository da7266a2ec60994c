package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Postgres;
import hidalgo.server.Reply;
import hidalgo.server.Socket;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The network between a node and PostgreSQL fails silently: the node notices it, and no request waits forever. */
@Tag("slow")
class SilentNetworkTest {
    /** The server gives up after three seconds; the rest is for a busy machine. Without its own limit it takes half a minute. */
    private static final Duration LONGEST = Duration.ofSeconds(25);

    @TempDir
    private Path folder;

    private SilentProxy proxy;
    private TestServer north;
    private TestServer south;

    @BeforeEach
    void start() {
        String database = Postgres.database();
        proxy = new SilentProxy(database);
        north = TestServer.on(proxy.database(), folder, "north");
        south = TestServer.on(database, folder, "south");
        north.awaitReady();
    }

    @AfterEach
    void stop() {
        north.close();
        south.close();
        proxy.close();
    }

    @Test
    void aNodeWhoseNewsFallSilentNoticesAndCatchesUp() {
        Client ana = north.guest("Ana");
        String id = ana.create(NewTables.caballero().me().me().started());
        try (Socket socket = ana.open(id)) {
            socket.awaitVersion(0);
            proxy.silenceListeners();
            new Player(id, 1, ana.at(south.address())).playOne();
            socket.awaitVersion(1);
            north.awaitReady();
            new Player(id, 2, ana.at(south.address())).playOne();
            socket.awaitVersion(2);
        }
    }

    @Test
    void whenNothingComesThroughRequestsEndAndReadinessTells() {
        Client ana = north.guest("Ana");
        String id = ana.create(NewTables.caballero().me().me().started());
        proxy.silence();
        List<Integer> answers = new CopyOnWriteArrayList<>();
        long silence = System.nanoTime();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 20; i++) {
                String line = "{\"text\": \"line " + i + "\"}";
                threads.execute(() -> answers.add(ana.at(id, "chat", line).status()));
            }
        }
        assertThat(answers).hasSize(20).containsOnly(503);
        assertThat(Duration.ofNanos(System.nanoTime() - silence))
                .as("until the last of them was answered")
                .isLessThan(LONGEST);
        Reply ready = north.stranger().get("/ready").is(503);
        assertThat(ready.body()).startsWith("not ready: ");
        proxy.speak();
        north.awaitReady();
        ana.at(id, "chat", "{\"text\": \"here again\"}").is(204);
        assertThat(ana.get("/api/tables/" + id + "/chat").json()).hasSize(1);
    }
}
