package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is not needed any more is given back, though the serial collector would rather take more. */
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
    void muchThatIsNotNeededIsGivenBackAndLittleIsLeftAlone() {
        assumeThat(old).as("the serial collector").isPresent();
        HeapKeeper keeper = new HeapKeeper();
        byte[] large = new byte[MUCH];
        assertThat(large).hasSize(MUCH);
        long before = used();
        large = null;
        keeper.tidy();
        assertThat(used()).isLessThan(before - MUCH / 2);
        long collections = collections();
        keeper.tidy();
        assertThat(collections()).as("there is nothing to gain").isEqualTo(collections);
    }
}
