package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that stops lets requests end that are under way, and waits for nothing else. */
class StoppingTest {
    private static final int GOING_AWAY = 1001;
    private static final String BODY = "{\"text\": \"the last word\"}";

    @TempDir
    private Path folder;

    @Test
    void aRequestUnderWayIsAnsweredThoughIdleConnectionsAreClosed() throws Exception {
        String database = "jdbc:sqlite:" + folder.resolve("hidalgo.db");
        TestServer server = TestServer.in(folder);
        Client ana = server.guest("Ana");
        String id = ana.create(NewTables.caballero().me().open());
        try (Connection other = DriverManager.getConnection(database);
                Statement lock = other.createStatement();
                SocketChannel idle = RawConnection.send(server.address(), "GET /ready HTTP/1.1\r\nHost: x\r\n\r\n");
                SocketChannel busy = RawConnection.send(server.address(), head(ana, id))) {
            BufferedReader answer =
                    new BufferedReader(new InputStreamReader(busy.socket().getInputStream(), StandardCharsets.UTF_8));
            assertThat(answer.readLine()).as("the request has arrived").isEqualTo("HTTP/1.1 100 Continue");
            assertThat(answer.readLine()).isEmpty();
            // Until this ends the server can't write what was said.
            lock.execute("BEGIN IMMEDIATE");
            busy.write(ByteBuffer.wrap(BODY.getBytes(StandardCharsets.US_ASCII)));
            CompletableFuture<Void> stop = CompletableFuture.runAsync(server::close);
            assertThat(RawConnection.readsToTheEnd(idle)).isTrue();
            lock.execute("ROLLBACK");
            assertThat(answer.readLine()).isEqualTo("HTTP/1.1 204 No Content");
            stop.join();
        }
    }

    @Test
    void everybodyAtATableIsToldToComeAgain() {
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

    private static String head(Client who, String table) {
        StringBuilder lines = new StringBuilder("POST /api/tables/" + table + "/chat HTTP/1.1\r\nHost: x\r\n"
                + "Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: " + BODY.length()
                + "\r\n");
        who.credentials()
                .forEach(header ->
                        lines.append(header[0]).append(": ").append(header[1]).append("\r\n"));
        return lines.append("\r\n").toString();
    }
}
