package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** What is not needed any more is given back, though the serial collector would rather take more. */
@Isolated("it watches the memory of the whole process")
class HeapKeeperTest {
    private static final int MUCH = 200 << 20;

    private final Optional<MemoryPoolMXBean> old = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getName().equals("Tenured Gen"))
            .findFirst();

    private long used() {
        return old.orElseThrow().getUsage().getUsed();
    }

    private static long collections() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .filter(collector -> collector.getName().equals("MarkSweepCompact"))
                .mapToLong(GarbageCollectorMXBean::getCollectionCount)
                .sum();
    }

    @Test
    void muchThatIsNotNeededIsGivenBackButNotAllTheTime() {
        assumeThat(old).as("the serial collector").isPresent();
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

    /** Something so large lives among the old from the start. */
    private static void waste() {
        assertThat(new byte[MUCH]).hasSize(MUCH);
    }
}
