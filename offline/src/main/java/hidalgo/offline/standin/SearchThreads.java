package hidalgo.offline.standin;

import java.util.List;

/** A worker has one thread, so several searches run one after the other. */
public final class SearchThreads {
    private SearchThreads() {}

    /** Runs all searches. */
    public static void run(List<Runnable> searches) {
        searches.forEach(Runnable::run);
    }
}
