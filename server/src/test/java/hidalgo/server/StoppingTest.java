package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.http.WebServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that stops lets requests end that are under way, and waits for nothing else. */
class StoppingTest {
    private static final int GOING_AWAY = 1001;
    private static final String BODY = "{\"text\": \"the last word\"}";
    private static final int CALLERS = 4;
    private static final int CALLS = 50;

    @TempDir
    private Path folder;

    @Test
    void aRequestUnderWayIsAnsweredThoughIdleConnectionsAreClosed() throws Exception {
        TestServer server = TestServer.in(folder);
        try (Connection other = otherConnection();
                SocketChannel idle = RawConnection.send(server.address(), "GET /ready HTTP/1.1\r\nHost: x\r\n\r\n");
                SocketChannel busy = RawConnection.send(server.address(), somethingToSay(server))) {
            BufferedReader answer = sayWhileNothingCanBeWritten(busy, other);
            CompletableFuture<Void> stop = CompletableFuture.runAsync(server::close);
            assertThat(RawConnection.readsToTheEnd(idle)).isTrue();
            execute(other, "ROLLBACK");
            assertThat(answer.readLine()).isEqualTo("HTTP/1.1 204 No Content");
            stop.join();
        }
    }

    @Test
    @Tag("slow")
    void aRequestThatDoesNotEndIsCutOffAndTheNextServerCanStart() throws Exception {
        TestServer server = TestServer.in(folder);
        try (LogCapture log = new LogCapture(WebServer.class.getName());
                Connection other = otherConnection();
                SocketChannel busy = RawConnection.send(server.address(), somethingToSay(server))) {
            sayWhileNothingCanBeWritten(busy, other);
            CompletableFuture<Void> stop = CompletableFuture.runAsync(server::close);
            assertThat(RawConnection.readsToTheEnd(busy)).isTrue();
            String word = "Cut off requests that took longer than 5 seconds";
            Eventually.holds(() -> log.lines().contains(word), "a word about the request");
            execute(other, "ROLLBACK");
            stop.join();
        }
        try (TestServer next = TestServer.in(folder)) {
            next.awaitReady();
        }
    }

    /** Browsers open connections in advance; those that come at this moment are closed too. */
    @Test
    void connectionsThatComeMeanwhileAreNotWaitedFor() {
        TestServer server = TestServer.in(folder);
        List<SocketChannel> opened = new CopyOnWriteArrayList<>();
        try (LogCapture log = new LogCapture(WebServer.class.getName())) {
            try (ExecutorService threads = Executors.newFixedThreadPool(CALLERS)) {
                for (int i = 0; i < CALLERS; i++) {
                    threads.execute(() -> openMany(server, opened));
                }
                server.close();
            }
            assertThat(log.ownLines()).as("requests that were cut off").isEmpty();
        } finally {
            opened.forEach(StoppingTest::close);
        }
    }

    private static void openMany(TestServer server, List<SocketChannel> opened) {
        try {
            for (int i = 0; i < CALLS; i++) {
                opened.add(RawConnection.send(server.address(), ""));
            }
        } catch (IOException refused) {
            // The server listens no more.
        }
    }

    private static void close(SocketChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void allAtATableAreAskedToReconnect() {
        TestServer server = TestServer.in(folder);
        Client ana = server.guest("Ana");
        String id = ana.create(NewTables.caballero().me().open());
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < 30; i++) {
                sockets.add(ana.open(id));
            }
            server.close();
            assertThat(sockets)
                    .allSatisfy(socket -> assertThat(socket.awaitClosed()).isEqualTo(GOING_AWAY));
        } finally {
            sockets.forEach(Socket::close);
        }
    }

    /** The threads of a server are in the group of the one that starts it. */
    @Test
    void aServerWhoseDatabaseIsGoneLeavesNothingRunning() throws Exception {
        ThreadGroup group = new ThreadGroup("a server");
        CompletableFuture<TestServer> started = new CompletableFuture<>();
        new Thread(group, () -> started.complete(TestServer.in(folder))).start();
        TestServer server = started.join();
        assertThat(running(group)).contains("hidalgo-tables", "hidalgo-pulse");
        Files.delete(folder.resolve("hidalgo.db"));
        server.close();
        Eventually.holds(() -> running(group).isEmpty(), "the end of all threads");
    }

    private static List<String> running(ThreadGroup group) {
        Thread[] threads = new Thread[group.activeCount() + 100];
        return Stream.of(threads)
                .limit(group.enumerate(threads))
                .map(Thread::getName)
                .filter(name -> name.startsWith("hidalgo-"))
                .toList();
    }

    private Connection otherConnection() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("hidalgo.db"));
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** The head of a request that says something at a new table. */
    private static String somethingToSay(TestServer server) {
        Client ana = server.guest("Ana");
        String table = ana.create(NewTables.caballero().me().open());
        StringBuilder lines = new StringBuilder("POST /api/tables/" + table + "/chat HTTP/1.1\r\nHost: x\r\n"
                + "Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: " + BODY.length()
                + "\r\n");
        ana.credentials()
                .forEach(header ->
                        lines.append(header[0]).append(": ").append(header[1]).append("\r\n"));
        return lines.append("\r\n").toString();
    }

    /** Ends a request whose head has arrived, while another connection keeps the server from writing; where its answer comes. */
    private static BufferedReader sayWhileNothingCanBeWritten(SocketChannel busy, Connection other) throws Exception {
        BufferedReader answer =
                new BufferedReader(new InputStreamReader(busy.socket().getInputStream(), StandardCharsets.UTF_8));
        assertThat(answer.readLine()).as("the request has arrived").isEqualTo("HTTP/1.1 100 Continue");
        assertThat(answer.readLine()).isEmpty();
        execute(other, "BEGIN IMMEDIATE");
        busy.write(ByteBuffer.wrap(BODY.getBytes(StandardCharsets.US_ASCII)));
        return answer;
    }
}
