package hidalgo.server.store;

import hidalgo.tables.session.WriteConflict;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/*
 * SQLite has one writer, and every commit waits for the disk. So all writes that are waiting when the writer is free go
 * into one transaction, and all callers return when it is on the disk: no caller waits longer than for its own
 * transaction. The writer has its own thread, because a call to SQLite blocks the thread that carries virtual ones. A
 * write that is too late changes nothing, and the others of its transaction continue. If one fails otherwise, none of
 * them counts, and each is tried alone, so that no request fails because of another one. If the database itself fails,
 * that would only take longer, and all fail.
 */

/** Carries out what many callers write in as few transactions as possible. */
final class SharedTransactions implements AutoCloseable {
    private static final int MOST = 64;
    private static final long PATIENCE = 10;

    /** A write; if it is too late, it must not have written anything. */
    interface Write {
        void in(Handle handle) throws WriteConflict;
    }

    private record Waiting(Write write, CompletableFuture<@Nullable Throwable> end) {}

    private final ConcurrentLinkedQueue<Waiting> waiting = new ConcurrentLinkedQueue<>();
    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("hidalgo-writer").daemon().factory());
    private final Jdbi database;

    SharedTransactions(Jdbi database) {
        this.database = database;
    }

    /** Carries out a write; when this returns, it is on the disk. */
    void write(Write write) throws WriteConflict {
        Waiting mine = new Waiting(write, new CompletableFuture<>());
        waiting.add(mine);
        writer.execute(this::writeAll);
        switch (mine.end().join()) {
            case null -> {}
            case WriteConflict conflict -> throw conflict;
            case Error error -> throw error;
            case RuntimeException failure -> throw failure;
            case Throwable other -> throw new IllegalStateException(other);
        }
    }

    /** Executes the waiting writes; often an earlier call has done it already. */
    private void writeAll() {
        List<Waiting> group = new ArrayList<>();
        for (Waiting next = waiting.poll(); next != null; next = waiting.poll()) {
            group.add(next);
            if (group.size() == MOST) {
                break;
            }
        }
        if (!group.isEmpty()) {
            commit(group);
        }
    }

    private void commit(List<Waiting> group) {
        List<@Nullable WriteConflict> conflicts = new ArrayList<>();
        try {
            database.useTransaction(handle -> {
                for (Waiting each : group) {
                    conflicts.add(conflict(each.write(), handle));
                }
            });
        } catch (Throwable failure) {
            if (group.size() > 1 && !Outages.isOne(failure) && !(failure instanceof Error)) {
                group.forEach(each -> commit(List.of(each)));
            } else {
                group.forEach(each -> each.end().complete(failure));
            }
            return;
        }
        for (int i = 0; i < group.size(); i++) {
            group.get(i).end().complete(conflicts.get(i));
        }
    }

    private static @Nullable WriteConflict conflict(Write write, Handle handle) {
        try {
            write.in(handle);
            return null;
        } catch (WriteConflict late) {
            return late;
        }
    }

    /** Executes the waiting writes, and nothing more. */
    @Override
    public void close() {
        writer.shutdown();
        try {
            if (!writer.awaitTermination(PATIENCE, TimeUnit.SECONDS)) {
                writer.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
