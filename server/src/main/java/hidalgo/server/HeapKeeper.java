package hidalgo.server;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryUsage;
import java.util.Optional;
import java.util.function.LongSupplier;

/*
 * The serial collector takes new memory for old objects, up to the maximum, before it checks whether any of them can be
 * freed. So a server that keeps 25 MB would take gigabytes in the end. Other collectors check by themselves.
 */

/** Sees to it that a server takes not much more memory than it keeps. */
final class HeapKeeper {
    private static final String SERIAL_COLLECTOR = "Tenured Gen";

    /** Looking stops everything for a moment, so it has to be worth it. */
    private static final long WORTH_IT = 24L << 20;

    /** Collecting may take 1% of the time at most, so that few requests wait for it. */
    private static final long PAUSES = 100;

    private final Optional<MemoryPoolMXBean> old = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getName().equals(SERIAL_COLLECTOR))
            .findFirst();

    private final LongSupplier clock;
    private long next;

    /** Takes a clock that counts nanoseconds. */
    HeapKeeper(LongSupplier clock) {
        this.clock = clock;
        this.next = clock.getAsLong();
    }

    /** Frees unused memory, if that is likely to be much, and not too often. */
    void tidy() {
        long start = clock.getAsLong();
        if (start - next >= 0 && old.filter(HeapKeeper::hasTooMuch).isPresent()) {
            ManagementFactory.getMemoryMXBean().gc();
            long end = clock.getAsLong();
            next = end + PAUSES * (end - start);
        }
    }

    private static boolean hasTooMuch(MemoryPoolMXBean pool) {
        MemoryUsage kept = pool.getCollectionUsage();
        return pool.getUsage().getUsed() > kept.getUsed() + kept.getUsed() / 4 + WORTH_IT;
    }
}
