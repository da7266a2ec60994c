package hidalgo.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Several threads that do the same work in parallel. */
final class Crew {
    private Crew() {}

    /**
     * Lets every thread do the work once and returns all results; if one throws, the exception is thrown when all have
     * ended.
     */
    static <T> List<T> work(int threads, Callable<T> work) throws InterruptedException {
        List<T> brought = new ArrayList<>();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<T>> parts = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                parts.add(pool.submit(work));
            }
            for (Future<T> part : parts) {
                brought.add(part.get());
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        }
        return brought;
    }
}
