package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TimedEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/*
 * A file of the corpus holds the events of a table as the database keeps them, one a line: number, time, kind and body,
 * divided by tabs. The first line contains the result. StoredGames writes new ones; old ones are never changed.
 */

/** Every game that was ever stored can be read forever, and leads where it led. */
class StoredGamesTest {
    private static final Path CORPUS = Path.of("src/test/resources/corpus");

    @TestFactory
    Stream<DynamicTest> everyStoredGameLeadsWhereItLed() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(CORPUS)) {
            files = all.sorted().toList();
        }
        assertThat(files).hasSizeGreaterThanOrEqualTo(6);
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
    }

    private static void check(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        List<TimedEvent> history = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] parts = line.split("\t", -1);
            history.add(new TimedEvent(
                    Integer.parseInt(parts[0]), Long.parseLong(parts[1]), StoredEvents.read(parts[2], parts[3])));
        }
        Table table = Table.of("stored", history, Downtimes.NONE);
        assertThat(StoredGames.summary(table)).isEqualTo(lines.getFirst());
        // An event that is read and written again is the same, so that no part of it is dropped on the way.
        for (int i = 0; i < history.size(); i++) {
            String[] parts = lines.get(i + 1).split("\t", -1);
            assertThat(StoredEvents.body(history.get(i).event())).isEqualTo(parts[3]);
        }
    }
}
