package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** A server gives back memory that it doesn't need, though the serial collector would rather take more. */
class HeapKeeperTest {
    private static final int MUCH = 200 << 20;

    /** In a separate process: the servers of other tests would collect garbage in between. */
    @Test
    void muchThatIsNotNeededIsGivenBackButNotAllTheTime() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-Xmx1g",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        HeapKeeperTest.class.getName())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
    }

    /** The process. */
    public static void main(String[] arguments) {
        AtomicLong time = new AtomicLong();
        // Every look at this clock takes ten milliseconds.
        HeapKeeper keeper = new HeapKeeper(() -> time.addAndGet(10_000_000));
        waste();
        long before = used();
        keeper.tidy();
        assertThat(used()).isLessThan(before - MUCH / 2);
        long collections = collections();
        keeper.tidy();
        waste();
        keeper.tidy();
        assertThat(collections()).as("a second has not passed").isEqualTo(collections);
        time.addAndGet(1_000_000_000);
        keeper.tidy();
        assertThat(collections()).isEqualTo(collections + 1);
        time.addAndGet(10_000_000_000L);
        keeper.tidy();
        assertThat(collections()).as("there is nothing to gain").isEqualTo(collections + 1);
    }

    private static long used() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getName().equals("Tenured Gen"))
                .mapToLong((MemoryPoolMXBean pool) -> pool.getUsage().getUsed())
                .findFirst()
                .orElseThrow();
    }

    private static long collections() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .filter(collector -> collector.getName().equals("MarkSweepCompact"))
                .mapToLong(GarbageCollectorMXBean::getCollectionCount)
                .sum();
    }

    /** Something so large lives among the old from the start. */
    private static void waste() {
        assertThat(new byte[MUCH]).hasSize(MUCH);
    }
}
