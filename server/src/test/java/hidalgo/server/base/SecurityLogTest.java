package hidalgo.server.base;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.ManualClock;
import hidalgo.server.base.SecurityLog.Event;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The security log is complete, private and bounded. */
class SecurityLogTest {
    private static final Network HOME = Network.of("2001:db8:1:2:3:4:5:6");

    @TempDir
    private Path folder;

    private final ManualClock clock = new ManualClock();
    private Path file;
    private SecurityLog log;

    @BeforeEach
    void begin() {
        file = folder.resolve("security.log");
        log = new SecurityLog(file, "one", clock);
    }

    @Test
    void aLineSaysWhenWhatWhoAndFromWhere() throws IOException {
        log.note(Event.TOKEN_MADE, "ana", HOME, Map.of("token", "abc"));
        log.note(Event.SIGN_IN_FAILED, null, HOME);
        assertThat(Files.readAllLines(file))
                .containsExactly(
                        "{\"at\":\"2027-01-15T08:00:00Z\",\"event\":\"token-made\",\"node\":\"one\",\"account\":\"ana\","
                                + "\"network\":\"2001:db8:1:2:0:0:0:0\",\"token\":\"abc\"}",
                        "{\"at\":\"2027-01-15T08:00:00Z\",\"event\":\"sign-in-failed\",\"node\":\"one\","
                                + "\"network\":\"2001:db8:1:2:0:0:0:0\"}");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }

    @Test
    void theManualExplainsEveryEvent() throws IOException {
        List<String> rows = Files.readAllLines(Path.of("../docs/operating.md")).stream()
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.split(" [|] ", -1)[0])
                .toList();
        for (Event event : Event.values()) {
            String word = "`" + event.name().toLowerCase(Locale.ROOT).replace('_', '-') + "`";
            assertThat(rows).anyMatch(row -> row.contains(word));
        }
    }

    @Test
    void aTextStaysInItsLine() throws IOException {
        log.note(Event.SIGN_IN, "ana\n{\"at\":\"", HOME);
        assertThat(Files.readAllLines(file)).hasSize(1);
    }

    @Test
    void fullFilesAreKeptUpToANumber() throws IOException {
        int files = SecurityLog.OLDER_FILES + 3;
        for (int i = 1; i <= files; i++) {
            log.note(Event.SIGN_IN, "number " + i, HOME);
            fill();
        }
        log.note(Event.SIGN_IN, "last", HOME);
        assertThat(Files.readString(file)).contains("last");
        assertThat(older(1)).startsWith("{").contains("number " + files + "\"");
        assertThat(older(SecurityLog.OLDER_FILES)).contains("number " + (files - SecurityLog.OLDER_FILES + 1) + "\"");
        assertThat(files()).hasSize(SecurityLog.OLDER_FILES + 1);
    }

    @Test
    void strangersCantFillTheFilesWithRefusedLogins() throws IOException {
        for (int i = 0; i < SecurityLog.REFUSALS_PER_MINUTE + 100; i++) {
            log.note(i % 2 == 0 ? Event.SIGN_IN_FAILED : Event.LOCKED_OUT, "ana", HOME);
        }
        log.note(Event.SIGN_IN, "ana", HOME);
        clock.pass(Duration.ofMinutes(1));
        log.note(Event.SIGN_IN_FAILED, "ana", HOME);
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(SecurityLog.REFUSALS_PER_MINUTE + 3);
        assertThat(lines.get(SecurityLog.REFUSALS_PER_MINUTE)).contains("\"sign-in\"");
        assertThat(lines.get(SecurityLog.REFUSALS_PER_MINUTE + 1)).contains("\"omitted\"", "\"count\":100");
    }

    @Test
    void nothingIsKeptForLong() throws IOException {
        log.note(Event.SIGN_IN, "ana", HOME);
        clock.pass(Duration.ofDays(29));
        log.tidy();
        assertThat(files()).hasSize(1);
        clock.pass(Duration.ofDays(2));
        log.tidy();
        log.note(Event.SIGN_IN, "ben", HOME);
        Path older = folder.resolve("security.log.1");
        assertThat(older).content().contains("ana");
        Files.setLastModifiedTime(older, FileTime.from(clock.instant()));
        clock.pass(Duration.ofDays(29));
        log.tidy();
        assertThat(older).exists();
        Files.setLastModifiedTime(older, FileTime.from(clock.instant().minus(Duration.ofDays(91))));
        log.tidy();
        assertThat(older).doesNotExist();
        assertThat(file).content().contains("ben");
    }

    @Test
    void aFileThatIsMovedAwayIsMadeAgain() throws IOException {
        log.note(Event.SIGN_IN, "ana", HOME);
        Files.move(file, folder.resolve("elsewhere"));
        log.note(Event.SIGN_IN, "ben", HOME);
        assertThat(file).content().contains("ben").doesNotContain("ana");
    }

    /** A log that can't be written doesn't prevent sign-ins. */
    @Test
    void aFileThatCantBeWrittenDoesntPreventLogins() throws IOException {
        Files.createDirectory(file);
        log.note(Event.SIGN_IN, "ana", HOME);
        assertThat(file).isEmptyDirectory();
    }

    private void fill() throws IOException {
        String line = Files.readString(file);
        Files.writeString(file, line + "x".repeat((int) SecurityLog.MOST_BYTES));
    }

    private String older(int number) throws IOException {
        String text = Files.readString(folder.resolve("security.log." + number), StandardCharsets.UTF_8);
        return text.substring(0, text.indexOf('\n'));
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.toList();
        }
    }
}
