package hidalgo.server;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryUsage;
import java.util.Optional;

/*
 * The serial collector takes new memory for what has lived a while, up to the most it may have, before it looks whether any of
 * that is still needed. So a server that keeps 25 MB would take gigabytes in the end. Other collectors look by themselves.
 */

/** Sees to it that a server takes not much more memory than it keeps. */
final class HeapKeeper {
    private static final String SERIAL_COLLECTOR = "Tenured Gen";

    /** Looking stops everything for a moment, so it has to be worth it. */
    private static final long WORTH_IT = 32L << 20;

    private final Optional<MemoryPoolMXBean> old = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getName().equals(SERIAL_COLLECTOR))
            .findFirst();

    /** Gives back what is not needed, if that is likely to be much. */
    void tidy() {
        old.filter(pool -> isTooMuch(pool.getUsage(), pool.getCollectionUsage()))
                .ifPresent(pool -> ManagementFactory.getMemoryMXBean().gc());
    }

    private static boolean isTooMuch(MemoryUsage now, MemoryUsage kept) {
        return now.getUsed() > kept.getUsed() + kept.getUsed() / 2 + WORTH_IT;
    }
}
