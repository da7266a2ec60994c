package hidalgo.lab.env;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** Threads that share the rows of a memory: each works on rows that follow each other. */
public final class RowThreads implements AutoCloseable {
    private final int threads;
    private final ExecutorService pool;

    /** A number of threads, but not more than rows. */
    public RowThreads(int threads, int rows) {
        this.threads = Math.max(1, Math.min(threads, rows));
        this.pool = Executors.newFixedThreadPool(
                this.threads, Thread.ofPlatform().daemon().factory());
    }

    /**
     * Does something with every row.
     *
     * @param worker makes what works on the rows of one thread
     */
    void forAll(int rows, Supplier<IntConsumer> worker) throws InterruptedException {
        int shares = Math.min(threads, rows);
        if (shares <= 1) {
            work(worker.get(), 0, rows);
            return;
        }
        List<Callable<Boolean>> parts = new ArrayList<>();
        for (int part = 0; part < shares; part++) {
            int from = (int) ((long) rows * part / shares);
            int to = (int) ((long) rows * (part + 1) / shares);
            parts.add(() -> {
                work(worker.get(), from, to);
                return true;
            });
        }
        try {
            for (Future<Boolean> part : pool.invokeAll(parts)) {
                part.get();
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        }
    }

    private static void work(IntConsumer worker, int from, int to) {
        for (int row = from; row < to; row++) {
            worker.accept(row);
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
