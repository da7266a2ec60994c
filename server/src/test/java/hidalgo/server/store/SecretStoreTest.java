package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Postgres;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SecretStoreTest {
    @Test
    void nodesThatStartTogetherShareOneKey() throws Exception {
        String url = Postgres.database();
        Set<String> keys = new HashSet<>();
        try (Database one = Database.open(url);
                Database other = Database.open(url);
                ExecutorService threads = Executors.newFixedThreadPool(8)) {
            List<Callable<byte[]>> starts = Stream.of(one, other, one, other, one, other, one, other)
                    .<Callable<byte[]>>map(database -> () -> new SecretStore(database).busKey())
                    .toList();
            for (Future<byte[]> key : threads.invokeAll(starts)) {
                keys.add(HexFormat.of().formatHex(key.get()));
            }
        }
        assertThat(keys).hasSize(1).allMatch(key -> key.matches("[0-9a-f]{64}"));
        try (Database another = Database.open(Postgres.database())) {
            assertThat(keys).doesNotContain(HexFormat.of().formatHex(new SecretStore(another).busKey()));
        }
    }
}
