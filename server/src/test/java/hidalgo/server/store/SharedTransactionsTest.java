package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Eventually;
import hidalgo.tables.session.WriteConflict;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Writes that wait together are written together, and no request fails because of another one. */
class SharedTransactionsTest {
    private static final int WRITERS = 10;

    @TempDir
    private Path folder;

    private Database database;
    private SharedTransactions shared;
    private final List<Handle> handles = Collections.synchronizedList(new ArrayList<>());

    @BeforeEach
    void open() {
        database = Database.open(Database.inFile(folder.resolve("hidalgo.db")));
        database.writing().useHandle(handle -> handle.execute("CREATE TABLE written (number INTEGER)"));
        shared = new SharedTransactions(database.writing());
    }

    @AfterEach
    void close() {
        shared.close();
        database.close();
    }

    private void insert(Handle handle, int number) {
        handles.add(handle);
        handle.execute("INSERT INTO written VALUES (?)", number);
    }

    private List<Integer> written() {
        return database.reading()
                .withHandle(handle -> handle.createQuery("SELECT number FROM written ORDER BY number")
                        .mapTo(Integer.class)
                        .list());
    }

    /** Lets all write while the writer is busy, so that they wait together; returns how each of them ended. */
    private List<@Nullable Throwable> writeTogether(IntFunction<SharedTransactions.Write> writes) throws Exception {
        CountDownLatch busy = new CountDownLatch(1);
        CountDownLatch free = new CountDownLatch(1);
        Thread first = Thread.ofPlatform()
                .start(() -> end(handle -> {
                    busy.countDown();
                    awaitQuietly(free);
                }));
        busy.await();
        List<@Nullable Throwable> ends = new ArrayList<>(Collections.nCopies(WRITERS, null));
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < WRITERS; i++) {
            int number = i;
            threads.add(Thread.ofPlatform().start(() -> ends.set(number, end(writes.apply(number)))));
        }
        Eventually.holds(
                () -> threads.stream().allMatch(thread -> thread.getState() == Thread.State.WAITING), "all wait");
        free.countDown();
        first.join();
        for (Thread thread : threads) {
            thread.join();
        }
        return ends;
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private @Nullable Throwable end(SharedTransactions.Write write) {
        try {
            shared.write(write);
            return null;
        } catch (WriteConflict | RuntimeException e) {
            return e;
        }
    }

    @Test
    void whatWaitsTogetherIsOneTransaction() throws Exception {
        assertThat(writeTogether(number -> handle -> insert(handle, number))).containsOnlyNulls();
        assertThat(written()).hasSize(WRITERS);
        assertThat(handles).hasSize(WRITERS);
        assertThat(Collections.frequency(handles, handles.getFirst())).isEqualTo(WRITERS);
    }

    @Test
    void whoComesTooLateIsToldSoAndTheOthersAreWritten() throws Exception {
        List<@Nullable Throwable> ends = writeTogether(number -> handle -> {
            if (number == 3) {
                throw new WriteConflict("t", number);
            }
            insert(handle, number);
        });
        assertThat(ends.get(3)).isInstanceOf(WriteConflict.class);
        assertThat(Collections.frequency(ends, null)).isEqualTo(WRITERS - 1);
        assertThat(written()).hasSize(WRITERS - 1).doesNotContain(3);
    }

    @Test
    void aFailureDoesntAffectOtherWrites() throws Exception {
        List<@Nullable Throwable> ends = writeTogether(number -> handle -> {
            insert(handle, number);
            if (number == 3) {
                throw new IllegalArgumentException("wrong");
            }
        });
        assertThat(ends.get(3)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Collections.frequency(ends, null)).isEqualTo(WRITERS - 1);
        assertThat(written()).hasSize(WRITERS - 1).doesNotContain(3).doesNotHaveDuplicates();
    }

    @Test
    void ifTheDatabaseFailsThereAreNoMoreAttempts() throws Exception {
        AtomicInteger attempts = new AtomicInteger();
        List<@Nullable Throwable> ends = writeTogether(number -> handle -> {
            attempts.incrementAndGet();
            throw new IllegalStateException(new SQLException("There is no room", "53100"));
        });
        assertThat(ends).hasOnlyElementsOfType(IllegalStateException.class);
        assertThat(attempts).hasValue(1);
        assertThat(written()).isEmpty();
    }
}
