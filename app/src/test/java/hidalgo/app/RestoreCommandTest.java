package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that is no whole backup is refused, and nothing is lost. */
@Tag("slow")
class RestoreCommandTest {
    @TempDir
    private Path folder;

    private Path good;
    private Path bad;
    private List<String> stored;

    @BeforeEach
    void play() {
        good = folder.resolve("good.backup");
        bad = folder.resolve("bad.backup");
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            String table = ana.create(NewTables.caballero().me().me().started());
            new Player(table, 1, ana).play(10);
            assertThat(CommandRun.of("backup", good, "--data=" + folder).exit()).isEqualTo(ExitCode.OK);
            new Player(table, 2, ana).play(5);
        }
        stored = stored();
    }

    private List<String> stored() {
        return Stored.column(
                folder, "SELECT number || body FROM events UNION ALL SELECT hash || person FROM sessions ORDER BY 1");
    }

    @Test
    void aFileOfAnotherKindIsRefused() throws IOException {
        Files.writeString(bad, "minutes of the last meeting\n");
        assertRefused("it is damaged or incomplete");
        Files.write(bad, new byte[0]);
        assertRefused("it is damaged or incomplete");
        Backups.write(bad, List.of());
        assertRefused("a line of it is unreadable");
        Backups.write(bad, List.of("{\"format\":\"chess\",\"version\":1}"));
        assertRefused("it is not a backup of hidalgo");
        Backups.write(bad, List.of("null"));
        assertRefused("a line of it is unreadable");
        Backups.write(bad, List.of("minutes", "of the last meeting"));
        assertRefused("a line of it is unreadable");
    }

    @Test
    void aBackupOfANewerVersionIsRefused() throws IOException {
        Backups.change(good, bad, 0, head -> head.replace("\"version\":1", "\"version\":2"));
        assertRefused("it was made by a newer version");
    }

    @Test
    void halfABackupIsRefused() throws IOException {
        byte[] bytes = Files.readAllBytes(good);
        Files.write(bad, Arrays.copyOf(bytes, bytes.length / 2));
        assertRefused("it is damaged or incomplete");
        Files.write(bad, Arrays.copyOf(bytes, bytes.length - 3));
        assertRefused("it is damaged or incomplete");
        List<String> lines = Backups.lines(good);
        Backups.write(bad, lines.subList(0, lines.size() - 1));
        assertRefused("its end is missing");
        Backups.write(bad, List.of(lines.getFirst(), lines.get(1), lines.getLast()));
        assertRefused("rows are missing");
    }

    @Test
    void aDamagedBackupIsRefused() throws IOException {
        byte[] bytes = Files.readAllBytes(good);
        bytes[bytes.length - 6] ^= 1;
        Files.write(bad, bytes);
        assertRefused("it is damaged or incomplete");
        Backups.change(good, bad, -2, row -> "{\"table\":\"pulse\",\"row\":{}}");
        assertRefused("a line of it is not a row");
        Backups.change(good, bad, -2, row -> row.substring(3));
        assertRefused("a line of it is unreadable");
        Backups.change(good, bad, 1, row -> row.replace("\"id\"", "\"identity\""));
        assertRefused("a row of it does not fit");
        Backups.change(good, bad, -1, end -> end + "\nmore");
        assertRefused("it continues after its end");
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        CommandRun run = CommandRun.of("restore", bad, "--yes", "--data=" + folder);
        assertThat(run.err().lines()).containsExactly("hidalgo restore: " + bad + ": there is no such file");
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
        CommandRun aFolder = CommandRun.of("restore", folder, "--yes", "--data=" + folder);
        assertThat(aFolder.err().lines()).containsExactly("hidalgo restore: " + folder + ": the file can't be read");
    }

    /** The bad file is refused for a reason, and everything is as it was. */
    private void assertRefused(String reason) {
        CommandRun run = CommandRun.of("restore", bad, "--yes", "--data=" + folder);
        assertThat(run.err().lines())
                .containsExactly("hidalgo restore: " + bad + " can't be restored: " + reason + "; nothing was changed");
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(stored()).isEqualTo(stored);
    }
}
