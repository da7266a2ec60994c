package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.RawConnection;
import hidalgo.server.Socket;
import hidalgo.server.TestServer;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/*
 * No clock is checked, because a busy machine must not fail the build. The others must be able to continue while the
 * hostile clients attack, each move shown to another person before the next is made; and the cost of the attack must be
 * bounded.
 */

/** A slow or hostile client hurts no one. */
@Tag("slow")
@Isolated("it watches the memory of the whole process")
class HostileTest {
    private static final int IDLE = 1000;
    private static final int MOVES = 12;

    @TempDir
    Path folder;

    private TestServer server;
    private Client ana;
    private String id;
    private int number;

    @BeforeEach
    void start() {
        server = TestServer.in(folder);
        ana = server.guest("Ana");
        id = ana.create(NewTables.grande().me().me().me().me().me().started());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** Makes some moves, and waits after each until a socket of another person shows it. */
    private void othersGetOn(Socket spectator) {
        for (int i = 0; i < MOVES; i++) {
            JsonNode seen = ana.table(id);
            JsonNode legal = seen.get("play").get("legal");
            if (legal.isEmpty()) {
                throw new AssertionError("The game is over too soon");
            }
            int version = seen.get("version").asInt();
            ana.move(
                            id,
                            seen.get("play").get("seat").asInt(),
                            version,
                            "m" + number++,
                            legal.get(version * 7 % legal.size()).asText())
                    .is(200);
            spectator.awaitVersion(version + 1);
        }
    }

    private long memory() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            System.gc();
            least = Math.min(
                    least,
                    Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
        }
        return least;
    }

    private void awaitSockets(int wanted) throws InterruptedException {
        for (int i = 0; i < 2400 && sockets() < wanted; i++) {
            TimeUnit.MILLISECONDS.sleep(25);
        }
        assertThat(sockets()).isGreaterThanOrEqualTo(wanted);
    }

    private int sockets() {
        return server.stranger()
                .get("/metrics")
                .body()
                .lines()
                .filter(line -> line.startsWith("hidalgo_sockets "))
                .mapToInt(line -> (int) Double.parseDouble(line.substring(16)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void socketsThatNeverReadDontDelayOthers() throws IOException, InterruptedException {
        try (Socket spectator = server.stranger().open(id)) {
            othersGetOn(spectator);
            List<SocketChannel> deaf = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                deaf.add(RawConnection.socket(server.address(), id));
            }
            awaitSockets(61);
            long memory = memory();
            othersGetOn(spectator);
            for (int i = 0; i < 200; i++) {
                ana.at(id, "chat", "{\"text\": \"" + "x".repeat(400) + "\"}").is(204);
            }
            othersGetOn(spectator);
            assertThat(memory() - memory).as("bytes more").isLessThan(60_000_000);
            for (SocketChannel channel : deaf) {
                channel.close();
            }
        }
    }

    @Test
    void aThousandIdleSocketsCostLittle() throws IOException, InterruptedException {
        String other = ana.create(NewTables.grande().me().me().me().me().me().started());
        try (Socket spectator = server.stranger().open(id)) {
            othersGetOn(spectator);
            String played = id;
            id = other;
            long memory = memory();
            List<SocketChannel> idle = new ArrayList<>();
            for (int i = 0; i < IDLE; i++) {
                SocketChannel channel = RawConnection.socket(server.address(), id);
                idle.add(channel);
                if (i % 50 == 49) {
                    awaitSockets(i + 2);
                }
            }
            id = played;
            assertThat((memory() - memory) / IDLE).as("bytes for each").isLessThan(100_000);
            othersGetOn(spectator);
            assertThat(sockets()).as("none was lost").isEqualTo(IDLE + 1);
            for (SocketChannel channel : idle) {
                channel.close();
            }
        }
    }

    @Test
    void floodsOfRequestsAndMessagesLeaveOthersTheirTurn() {
        Client eve = server.guest("Eve");
        AtomicBoolean enough = new AtomicBoolean();
        try (Socket spectator = server.stranger().open(id);
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            othersGetOn(spectator);
            for (int i = 0; i < 4; i++) {
                threads.execute(() -> {
                    while (!enough.get()) {
                        eve.get("/api/tables/" + id + "/log");
                        eve.at(id, "moves", "{\"seat\": 0, \"version\": 0, \"id\": \"x\", \"move\": \"pass\"}");
                        eve.post("/api/tables", "{" + "x".repeat(60_000));
                    }
                });
            }
            try {
                othersGetOn(spectator);
            } finally {
                enough.set(true);
            }
        }
    }

    @Test
    void whoTalksTooMuchOverASocketIsCutOff() {
        try (Socket talker = server.stranger().open(id)) {
            talker.awaitVersion(0);
            for (int i = 0; i < 250 && !talker.raw().isOutputClosed(); i++) {
                talker.say("ping").exceptionally(failure -> null).join();
            }
            assertThat(talker.awaitClosed()).isIn(1008, 0);
        }
        try (Socket shouter = server.stranger().open(id)) {
            shouter.awaitVersion(0);
            shouter.say("x".repeat(100_000)).exceptionally(failure -> null).join();
            assertThat(shouter.awaitClosed()).isIn(1009, 0);
        }
        try (Socket binary = server.stranger().open(id)) {
            binary.awaitVersion(0);
            binary.raw()
                    .sendBinary(ByteBuffer.wrap(new byte[100]), true)
                    .exceptionally(failure -> null)
                    .join();
            assertThat(binary.awaitClosed()).isIn(1008, 0);
        }
        server.awaitReady();
    }

    @Test
    void malformedFramesEndTheirOwnSocketOnly() throws IOException {
        byte[][] frames = {
            {(byte) 0x81, 5, 'h', 'e', 'l', 'l', 'o'},
            {(byte) 0xff, (byte) 0x80, 0, 0, 0, 0},
            {(byte) 0x81, (byte) 0xff, 0x7f, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0},
            {(byte) 0x80, (byte) 0x81, 0, 0, 0, 0, 1},
            {(byte) 0x88, (byte) 0x81, 0, 0, 0, 0, 1},
            {(byte) 0x81, (byte) 0x82, 0, 0, 0, 0, (byte) 0xc3, (byte) 0x28}
        };
        try (Socket spectator = server.stranger().open(id)) {
            spectator.awaitVersion(0);
            for (byte[] frame : frames) {
                try (SocketChannel channel = RawConnection.socket(server.address(), id)) {
                    channel.socket().setSoTimeout(60_000);
                    channel.write(ByteBuffer.wrap(frame));
                    assertThat(RawConnection.readsToTheEnd(channel))
                            .as(Arrays.toString(frame))
                            .isTrue();
                }
            }
            othersGetOn(spectator);
        }
    }

    @Test
    void requestsThatNeverEndDontDelayOthers() throws IOException {
        try (Socket spectator = server.stranger().open(id)) {
            othersGetOn(spectator);
            List<SocketChannel> slow = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                String part = i % 2 == 0
                        ? "GET /api/welcome HTTP/1.1\r\nHost: x\r\nX-Slow"
                        : "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{";
                slow.add(RawConnection.send(server.address(), part));
            }
            othersGetOn(spectator);
            for (SocketChannel channel : slow) {
                channel.close();
            }
        }
    }
}
