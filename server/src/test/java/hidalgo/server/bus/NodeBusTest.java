package hidalgo.server.bus;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Eventually;
import hidalgo.server.LogCapture;
import hidalgo.server.Postgres;
import hidalgo.server.Redis;
import hidalgo.server.base.Seal;
import hidalgo.server.store.Database;
import hidalgo.server.store.PostgresTransport;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NodeBusTest {
    private static final Seal SEAL = new Seal(new byte[] {1, 2, 3});

    private final List<AutoCloseable> open = new CopyOnWriteArrayList<>();

    /** A node with what it has heard. */
    private final class Node {
        final NodeBus bus;
        final List<String> heard = new CopyOnWriteArrayList<>();
        final AtomicInteger missed = new AtomicInteger();

        Node(Transport.Connector connector) {
            bus = new NodeBus(connector, SEAL);
            open.add(bus);
            bus.listen(Map.of(Topic.TABLE, heard::add), missed::incrementAndGet);
            Eventually.holds(() -> !bus.isDeaf(), "a node that hears");
        }
    }

    /** A line that can fall silent as a network does: nothing fails, and nothing arrives. */
    private static final class Line {
        final AtomicInteger connections = new AtomicInteger();
        volatile boolean silent;
        private volatile BlockingQueue<String> latest = new LinkedBlockingQueue<>();
        private final BlockingQueue<String> failures = new LinkedBlockingQueue<>();

        /** The next look at the line fails. */
        void fail(String reason) {
            failures.add(reason);
        }

        BlockingQueue<String> carried() {
            return latest;
        }

        Transport connect() {
            connections.incrementAndGet();
            BlockingQueue<String> carried = new LinkedBlockingQueue<>();
            latest = carried;
            return new Transport() {
                @Override
                public void send(String text) {
                    if (!silent) {
                        carried.add(text);
                    }
                }

                @Override
                public List<String> receive(Duration most) throws IOException {
                    String failure = failures.poll();
                    if (failure != null) {
                        throw new IOException(failure);
                    }
                    try {
                        String text = carried.poll(most.toMillis(), TimeUnit.MILLISECONDS);
                        return text == null ? List.of() : List.of(text);
                    } catch (InterruptedException e) {
                        throw new IOException(e);
                    }
                }

                @Override
                public void close() {}
            };
        }
    }

    @AfterEach
    void closeAll() throws Exception {
        for (AutoCloseable each : open) {
            each.close();
        }
    }

    private Transport.Connector connector(String kind) {
        if (kind.equals("redis")) {
            RedisAddress address = RedisAddress.of(Redis.address("bus" + System.nanoTime()));
            return () -> RedisTransport.connect(address);
        }
        Database database = Database.open(Postgres.database());
        open.add(database);
        return () -> PostgresTransport.connect(database);
    }

    @ParameterizedTest
    @ValueSource(strings = {"postgresql", "redis"})
    void allNodesButTheSenderHearWhatIsTold(String kind) {
        Transport.Connector connector = connector(kind);
        Node one = new Node(connector);
        Node two = new Node(connector);
        Node three = new Node(connector);
        one.bus.publish(Topic.TABLE, "T 7");
        Eventually.holds(() -> two.heard.contains("T 7") && three.heard.contains("T 7"), "both others hear it");
        assertThat(one.heard).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"postgresql", "redis"})
    void muchAtOnceArrivesAndOfATableOnlyTheLatest(String kind) {
        Transport.Connector connector = connector(kind);
        Node one = new Node(connector);
        Node two = new Node(connector);
        List<String> tables = IntStream.range(0, 2000)
                .mapToObj(i -> "a-table-with-a-long-name-" + i)
                .toList();
        for (int number = 1; number <= 3; number++) {
            for (String table : tables) {
                one.bus.publish(Topic.TABLE, table + " " + number);
            }
        }
        Eventually.holds(() -> two.heard.contains(tables.getLast() + " 3"), "the last message");
        assertThat(two.heard)
                .containsAll(tables.stream().map(table -> table + " 3").toList());
        assertThat(two.missed).as("only at the start").hasValue(1);
    }

    @Test
    void aMessageThatCantBeReadIsSkipped() {
        Line line = new Line();
        Node node = new Node(line::connect);
        for (String nonsense : List.of("", "x", "x y", "x 99999999999999999999", "\n\n")) {
            line.carried().add(nonsense);
        }
        line.carried().add(SEAL.on("nonsense"));
        line.carried().add(SEAL.on("other 1\ntable T 7\nnonsense\ntable"));
        Eventually.holds(() -> node.heard.contains("T 7"), "the message after it");
        assertThat(line.connections).as("connections").hasValue(1);
        assertThat(node.bus.isDeaf()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"postgresql", "redis"})
    void whatStrangersWriteIsSkippedAndCounted(String kind) throws IOException {
        Transport.Connector connector = connector(kind);
        Node one = new Node(connector);
        Node two = new Node(connector);
        Seal others = new Seal(new byte[] {1, 2, 4});
        String envelope = Envelope.of("stranger", 1, List.of("table T 1")).text();
        try (Transport stranger = connector.connect()) {
            stranger.send(envelope);
            stranger.send(others.on(envelope));
            stranger.send(SEAL.on(envelope) + "0");
            stranger.send(SEAL.on("").strip());
        }
        Eventually.holds(() -> two.bus.refused() == 4, "four strange messages");
        one.bus.publish(Topic.TABLE, "T 2");
        Eventually.holds(() -> two.heard.contains("T 2"), "the message of a node");
        assertThat(two.heard).containsExactly("T 2");
        assertThat(two.bus.isDeaf()).isFalse();
    }

    /** Others may be quiet, but a node always speaks: if it doesn't hear itself, it would not hear them either. */
    @Test
    @Tag("slow")
    void whoDoesNotHearItselfIsDeafAndConnectsAgainUntilItDoes() throws InterruptedException {
        Line line = new Line();
        Node node = new Node(line::connect);
        line.silent = true;
        Eventually.holds(() -> line.connections.get() > 1, "a second connection");
        Thread.sleep(500);
        assertThat(node.bus.isDeaf()).as("a connection alone proves nothing").isTrue();
        assertThat(node.missed.get()).as("everything is looked at again").isGreaterThan(1);
        line.silent = false;
        Eventually.holds(() -> !node.bus.isDeaf(), "a node that hears itself");
    }

    /** Redis may be away for hours, and the bus tries to connect every second. */
    @Test
    @Tag("slow")
    void anOutageIsLoggedOnceAndOnceWhenItEnds() {
        AtomicReference<@Nullable String> outage = new AtomicReference<>();
        AtomicInteger tries = new AtomicInteger();
        Line line = new Line();
        try (LogCapture log = new LogCapture(NodeBus.class.getName())) {
            Node node = new Node(() -> {
                if (outage.get() != null) {
                    tries.incrementAndGet();
                    throw new IOException(outage.get());
                }
                return line.connect();
            });
            for (String reason : List.of("the first outage", "the second outage")) {
                outage.set(reason);
                line.fail(reason);
                tries.set(0);
                Eventually.holds(() -> tries.get() > 2, "several tries");
                outage.set(null);
                Eventually.holds(() -> !node.bus.isDeaf(), "a node that hears itself");
                Eventually.holds(
                        () -> log.lines().contains("The connection to the other nodes works again"),
                        "the end of the outage");
            }
            assertThat(log.lines())
                    .filteredOn(logged -> logged.endsWith(" outage"))
                    .containsExactly(
                            "Lost the connection to the other nodes: the first outage",
                            "Lost the connection to the other nodes: the second outage");
        }
    }
}
