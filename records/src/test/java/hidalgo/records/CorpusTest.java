package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Match;
import hidalgo.rules.Messages;
import hidalgo.rules.Option;
import hidalgo.rules.caballero.CaballeroOptions;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.caballero.TileSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Stored games must replay for ever, to the same positions. */
class CorpusTest {
    private static final Path OURS = Corpus.FOLDER.resolve("el-caballero");

    static List<Path> everyRecord() {
        return Corpus.files();
    }

    static List<Path> everyRecordOfElCaballero() {
        return Corpus.files("el-caballero");
    }

    @ParameterizedTest
    @MethodSource("everyRecord")
    void everyRecordReplays(Path file) {
        replay(Corpus.read(file));
    }

    @ParameterizedTest
    @MethodSource("everyRecord")
    void everyRecordIsTheSameAfterWritingAndReadingIt(Path file) throws RecordException {
        GameRecord record = Corpus.read(file);
        String text = RecordWriter.text(record);
        assertThat(RecordReader.read(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(record);
    }

    @ParameterizedTest
    @MethodSource("everyRecordOfElCaballero")
    void ourRecordsAreWrittenByteForByteTheSame(Path file) {
        assertThat(RecordWriter.text(Corpus.read(file)).getBytes(StandardCharsets.UTF_8))
                .isEqualTo(Corpus.bytes(file))
                .hasSizeLessThan(15_000);
    }

    @Test
    void theIndexListsEveryRecordWithItsLengthAndFinalPosition() throws IOException {
        List<String> index = new ArrayList<>();
        index.add("file,plies,fingerprint");
        for (Path file : everyRecordOfElCaballero()) {
            Match match = replay(Corpus.read(file));
            long fingerprint = match.position().fingerprint();
            index.add(file.getFileName() + "," + match.steps().size() + "," + String.format("%016x", fingerprint));
        }
        assertThat(Files.readAllLines(OURS.resolve("index.csv"))).isEqualTo(index);
        assertThat(index).hasSizeGreaterThan(40);
    }

    @Test
    void theExamplesMadeElsewhereAreAmongThem() {
        assertThat(Corpus.files("examples")).hasSizeGreaterThanOrEqualTo(6);
    }

    @Test
    void everyKindOfMoveAndEveryRareIncidentOccurs() {
        Set<MoveKind> kinds = EnumSet.noneOf(MoveKind.class);
        Set<Incident> incidents = EnumSet.noneOf(Incident.class);
        for (Path file : everyRecordOfElCaballero()) {
            Chronicle chronicle = Chronicle.of(Corpus.read(file));
            kinds.addAll(chronicle.kinds());
            incidents.addAll(chronicle.incidents());
        }
        assertThat(kinds).containsExactly(MoveKind.values());
        assertThat(incidents).containsExactly(Incident.values());
    }

    @Test
    void everyOptionValueAndSizeOccursAndSoDoCustomTilesAndRunningGames() {
        Set<String> values = new HashSet<>();
        Set<String> sizes = new HashSet<>();
        Set<String> tileSets = new HashSet<>();
        int running = 0;
        for (Path file : everyRecordOfElCaballero()) {
            GameRecord record = Corpus.read(file);
            CaballeroOptions options = (CaballeroOptions) record.setup().options();
            options.values().forEach((name, value) -> values.add(name + "=" + value));
            sizes.add(options.players() + (options.expanded() ? " expanded" : " basic"));
            tileSets.add(options.tileSet());
            running += replay(record).position().isOver() ? 0 : 1;
        }
        for (Option option : new ElCaballero().options()) {
            for (String value : option.values()) {
                assertThat(values).contains(option.name() + "=" + value);
            }
        }
        assertThat(sizes).hasSize(6);
        assertThat(tileSets).contains(TileSet.RECONSTRUCTED).hasSizeGreaterThan(1);
        assertThat(running).isGreaterThan(3);
    }

    private static Match replay(GameRecord record) {
        return switch (Replay.check(record)) {
            case Verdict.Sound(var match) -> match;
            case Verdict.Problem problem -> throw new AssertionError(problem.text(Messages.ENGLISH));
        };
    }
}
