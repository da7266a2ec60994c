package hidalgo.server.bus;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Eventually;
import hidalgo.server.Postgres;
import hidalgo.server.Redis;
import hidalgo.server.store.Database;
import hidalgo.server.store.PostgresTransport;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NodeBusTest {
    private final List<AutoCloseable> open = new CopyOnWriteArrayList<>();

    /** A node with what it has heard. */
    private final class Node {
        final NodeBus bus;
        final List<String> heard = new CopyOnWriteArrayList<>();
        final AtomicInteger missed = new AtomicInteger();

        Node(Transport.Connector connector) {
            bus = new NodeBus(connector);
            open.add(bus);
            bus.listen(Map.of(Topic.TABLE, heard::add), missed::incrementAndGet);
            Eventually.holds(() -> !bus.isDeaf(), "a node that hears");
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
            URI address = URI.create(Redis.address("bus" + System.nanoTime()));
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
        one.bus.tell(Topic.TABLE, "T 7");
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
                one.bus.tell(Topic.TABLE, table + " " + number);
            }
        }
        Eventually.holds(() -> two.heard.contains(tables.getLast() + " 3"), "the last message");
        assertThat(two.heard)
                .containsAll(tables.stream().map(table -> table + " 3").toList());
        assertThat(two.missed).as("only at the start").hasValue(1);
    }
}
