package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.MetricsTest;
import hidalgo.server.NewTables;
import hidalgo.server.ServerProcess;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The search trees of champions leave room in a small heap, however many tables wait for them. */
@Tag("slow")
@Tag("matrix")
class ChampionsMemoryTest {
    private static final int TABLES = 30;
    private static final int MOVES = 4;
    private static final Pattern HEAP = Pattern.compile("(?m)^jvm_memory_used_bytes\\{area=\"heap\",.*} (.*)$");

    @TempDir
    private Path folder;

    @Test
    void aServerWithThirtyTablesOfChampionsStaysReady() {
        ServerProcess server = ServerProcess.start(folder, null);
        try {
            Client ana = new Client(server.address());
            ana.post("/api/session", "{}").is(200);
            for (int i = 0; i < TABLES; i++) {
                ana.create((i % 2 == 0 ? NewTables.caballero() : NewTables.grande())
                        .bot("champion")
                        .bot("champion")
                        .bot("champion")
                        .me()
                        .started());
            }
            double before = MetricsTest.meter(ana.get("/metrics"), "hidalgo_events_total");
            Eventually.holds(
                    () -> {
                        ana.get("/ready").is(200);
                        return MetricsTest.meter(ana.get("/metrics"), "hidalgo_events_total") >= before + MOVES;
                    },
                    "moves of champions");
            server.collectGarbage();
            ana.get("/ready").is(200);
            double used = HEAP.matcher(ana.get("/metrics").body())
                    .results()
                    .mapToDouble(line -> Double.parseDouble(line.group(1)))
                    .sum();
            // Trees may take three eighths of the heap.
            assertThat(used).isPositive().isLessThan(0.45 * ServerProcess.HEAP_BYTES);
        } finally {
            server.kill();
        }
    }
}
