package hidalgo.bots;

import java.util.ArrayList;
import java.util.List;

/** Runs several searches at the same time. In a browser, which has no threads, another class replaces it. */
final class SearchThreads {
    private SearchThreads() {}

    /** Runs the first search on this thread and every other one on its own, until all have ended. */
    static void run(List<Runnable> searches) {
        List<Thread> threads = new ArrayList<>();
        for (Runnable search : searches.subList(1, searches.size())) {
            threads.add(Thread.ofPlatform().daemon().start(search));
        }
        searches.getFirst().run();
        for (Thread thread : threads) {
            join(thread);
        }
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
