package hidalgo.server.replay;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.records.GameRecord;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Games;
import hidalgo.server.HiddenOrders;
import hidalgo.server.people.GuestNetwork;
import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.replay.GameAnalysis;
import hidalgo.tables.session.TableAccess;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Records that are sent at the same moment don't exceed what a person may store. */
class UploadQuotaTest {
    private static final int MOST = 50;

    /** Two that ask at once how much is stored get their answers at the same moment, if both may ask. */
    private static final class Together implements ReplayRepository {
        private final Map<String, String> records = new ConcurrentHashMap<>();
        private final CyclicBarrier both = new CyclicBarrier(2);

        @Override
        public Stored stored(String person) {
            Stored stored = new Stored(records.size(), 0);
            try {
                both.await(2, TimeUnit.SECONDS);
            } catch (InterruptedException | BrokenBarrierException | TimeoutException alone) {
                // The other one has to wait.
            }
            return stored;
        }

        @Override
        public Stored storedFrom(String network) {
            return stored(network);
        }

        @Override
        public void add(String id, String person, String record, long now) {
            records.put(id, record);
        }

        @Override
        public List<String> of(String person) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Optional<String> record(String id) {
            return Optional.ofNullable(records.get(id));
        }

        @Override
        public void addAnalysis(String game, GameAnalysis analysis, long now) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Optional<GameAnalysis> analysis(String game) {
            return Optional.empty();
        }
    }

    @Test
    void twoAtOnceDontBothTakeTheLastPlace() throws InterruptedException {
        Together repository = new Together();
        for (int i = 1; i < MOST; i++) {
            repository.add("old" + i, "eve", "", 0);
        }
        TableAccess none = new TableAccess(id -> {
            throw new UnsupportedOperationException(id);
        });
        Replays replays = new Replays(none, repository, Clock.systemUTC());
        Person eve = new Person("eve", "Eve", null, null, Map.of(), GuestNetwork.NONE);
        AtomicInteger refused = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int seed = 1; seed <= 2; seed++) {
            String record = RecordWriter.text(
                    GameRecord.of(Games.known("el-caballero"), HiddenOrders.random("el-caballero", seed, 0)));
            threads.add(Thread.ofVirtual().start(() -> {
                try {
                    replays.upload(eve, record);
                } catch (RequestRefused full) {
                    refused.incrementAndGet();
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(repository.records).hasSize(MOST);
        assertThat(refused.get()).isEqualTo(1);
    }
}
