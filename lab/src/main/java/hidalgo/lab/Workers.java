package hidalgo.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/** Several threads that do the same work in parallel. */
public final class Workers {
    private Workers() {}

    /**
     * Lets threads make numbered things.
     *
     * @param first the first number
     * @param end the number after the last
     * @param listener receives the things one by one in the order of their numbers, until it returns false
     */
    public static <T> void inOrder(int threads, int first, int end, IntFunction<T> maker, Predicate<T> listener)
            throws InterruptedException {
        AtomicInteger next = new AtomicInteger(first);
        Resequencer<T> order = new Resequencer<>(first, made -> {
            if (!listener.test(made)) {
                next.set(end);
            }
        });
        work(threads, () -> {
            try {
                for (int index = next.getAndIncrement(); index < end; index = next.getAndIncrement()) {
                    order.put(index, maker.apply(index));
                }
                return true;
            } catch (RuntimeException e) {
                next.set(end); // The other threads can stop too.
                throw e;
            }
        });
    }

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
