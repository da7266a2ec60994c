package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Games;
import hidalgo.rules.Match;
import hidalgo.rules.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Stored games must replay forever, to the same positions. */
class CorpusTest {
    static List<Path> everyRecord() {
        return Corpus.files();
    }

    static List<Path> everyRecordOfOurs() {
        return Corpus.files(games().toArray(String[]::new));
    }

    static List<String> games() {
        return Games.names();
    }

    @ParameterizedTest
    @MethodSource("everyRecord")
    void everyRecordReplays(Path file) {
        Corpus.replay(Corpus.read(file));
    }

    @ParameterizedTest
    @MethodSource("everyRecord")
    void everyRecordIsTheSameAfterWritingAndReadingIt(Path file) throws RecordException {
        GameRecord record = Corpus.read(file);
        String text = RecordWriter.text(record);
        assertThat(RecordReader.read(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(record);
    }

    @ParameterizedTest
    @MethodSource("everyRecord")
    void everyRecordIsTheOneThatWeWouldWriteOfItsGame(Path file) {
        GameRecord record = Corpus.read(file);
        assertThat(GameRecord.of(Games.named(record.game()).orElseThrow(), Corpus.replay(record)))
                .isEqualTo(record);
    }

    @ParameterizedTest
    @MethodSource("everyRecordOfOurs")
    void ourRecordsAreWrittenByteForByteTheSame(Path file) {
        String stored = new String(Corpus.bytes(file), StandardCharsets.UTF_8);
        String written = RecordWriter.text(Corpus.read(file));
        List<Option> unnamed = unnamed(stored, Corpus.read(file).game());

        // options newer than the record are written with the value that the record is read with
        for (Option option : unnamed) {
            String entry = ", \"" + option.name() + "\": \"" + option.ifUnnamed() + "\"";
            assertThat(written).contains(entry);
            written = written.replace(entry, "");
        }
        assertThat(written).isEqualTo(stored).hasSizeLessThan(15_000);
    }

    private static List<Option> unnamed(String record, String game) {
        return Games.named(game).orElseThrow().options().stream()
                .filter(option -> !record.contains("\"" + option.name() + "\": "))
                .toList();
    }

    @Test
    void recordsThatAreOlderThanAnOptionAreReadAsTheyWerePlayed() {
        List<String> older = new ArrayList<>();
        List<String> named = new ArrayList<>();
        for (Path file : Corpus.files("el-caballero")) {
            String stored = new String(Corpus.bytes(file), StandardCharsets.UTF_8);
            String value = Corpus.read(file).setup().options().values().get("grandeTakeBack");
            (stored.contains("grandeTakeBack") ? named : older).add(value);
        }
        assertThat(older).hasSizeGreaterThan(40).containsOnly("allowed");
        assertThat(named).contains("forbidden", "allowed");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theIndexListsEveryRecordWithItsLengthAndFinalPosition(String game) throws IOException {
        List<String> index = new ArrayList<>();
        index.add(CorpusFolder.INDEX_HEAD);
        for (Path file : Corpus.files(game)) {
            Match match = Corpus.replay(Corpus.read(file));
            index.add(CorpusFolder.line(file.getFileName().toString(), match));
        }
        assertThat(Files.readAllLines(Corpus.FOLDER.resolve(game).resolve("index.csv")))
                .isEqualTo(index);
        assertThat(index).hasSizeGreaterThan(40);
    }

    @Test
    void theExamplesMadeElsewhereAreAmongThem() {
        for (String game : games()) {
            assertThat(Corpus.files("examples"))
                    .filteredOn(file -> Corpus.read(file).game().equals(game))
                    .hasSize(6);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyOptionValueOccursAndSoDoRunningGames(String game) {
        Set<String> values = new HashSet<>();
        int running = 0;
        for (Path file : Corpus.files(game)) {
            GameRecord record = Corpus.read(file);
            record.setup().options().values().forEach((name, value) -> values.add(name + "=" + value));
            running += Corpus.replay(record).position().isOver() ? 0 : 1;
        }
        for (Option option : Games.named(game).orElseThrow().options()) {
            for (String value : option.values()) {
                assertThat(values).contains(option.name() + "=" + value);
            }
        }
        assertThat(running).isGreaterThan(3);
    }
}
