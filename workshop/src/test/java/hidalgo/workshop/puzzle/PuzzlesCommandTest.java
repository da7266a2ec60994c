package hidalgo.workshop.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.CommandRun;
import hidalgo.app.input.ExitCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PuzzlesCommandTest {
    @TempDir
    Path temp;

    @Test
    void puzzlesArePrintedInLinesOfSevenFields() {
        CommandRun.of(
                "simulate",
                "--game=el-caballero",
                "--players=3",
                "--bots=squire",
                "--games=1",
                "--seed=1",
                "--quiet",
                "--records",
                temp);
        CommandRun run = CommandRun.of(
                "puzzles", "--moves=area,cab", "--gain=4", "--margin=2", "--most=2", temp.resolve("0001.json"));
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines())
                .isNotEmpty()
                .allMatch(line -> line.split("\t", -1).length == 7 && line.contains("0001.json\t"));
        Path csv = temp.resolve("puzzles.csv");
        CommandRun json = CommandRun.of(
                "puzzles",
                "--moves=area,cab",
                "--gain=4",
                "--margin=2",
                "--most=2",
                "--json",
                "--csv",
                csv,
                temp.resolve("0001.json"));
        assertThat(json.out())
                .startsWith("{\"command\": \"puzzles\", \"version\": \"hidalgo ")
                .contains("\"moves\": [\"area\", \"cab\"], ")
                .contains("\"puzzles\": [{\"file\": \"");
        assertThat(csv).content().hasLineCount((int) run.out().lines().count() + 1);
    }

    @Test
    void aKindOfMovesThatDoesNotExistIsRefused() {
        CommandRun run = CommandRun.of("puzzles", "--moves=area,nonsense", temp.resolve("none.json"));
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("no game has moves of the kind \"nonsense\"; choose from allow, area, ");
    }

    @Test
    void aFileThatIsMissingIsBadInput() {
        assertThat(CommandRun.of("puzzles", "--moves=area", temp.resolve("none.json"))
                        .exit())
                .isEqualTo(ExitCode.BAD_INPUT);
    }
}
