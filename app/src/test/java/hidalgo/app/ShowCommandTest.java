package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowCommandTest {
    @TempDir
    Path temp;

    private Path game;
    private int moves;

    @BeforeEach
    void recordAGame() throws IOException {
        CommandRun.of(
                "simulate",
                "--game=el-caballero",
                "--players=2",
                "--games=1",
                "--seed=3",
                "--quiet",
                "--records",
                temp);
        game = temp.resolve("0001.json");
        moves = (int) Files.readString(game)
                .lines()
                .filter(line -> line.contains("\"move\":"))
                .count();
    }

    @Test
    void theLastPositionIsShownByDefault() {
        CommandRun run = CommandRun.of("show", "--no-color", game);
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("el-caballero, after move " + moves + " of " + moves + "\n")
                .contains("Red", "Blue")
                .doesNotContain("\u001b[");
    }

    @Test
    void anyPositionCanBeShownInColour() {
        CommandRun run = CommandRun.of("show", "--ply", 0, "--color", game);
        assertThat(run.out())
                .startsWith("el-caballero, after move 0 of " + moves + "\n")
                .contains("\u001b[");
    }

    @Test
    void aPlyBeyondTheGameIsBadInput() {
        CommandRun run = CommandRun.of("show", "--ply", moves + 1, game);
        assertThat(run.err().lines())
                .containsExactly("hidalgo show: --ply must be from 0 to " + moves
                        + " (the number of moves in this game), not " + (moves + 1));
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(CommandRun.of("show", "--ply", -1, game).exit()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void aFileThatIsNoRecordIsBadInput() {
        CommandRun run = CommandRun.of("show", temp.resolve("none.json"));
        assertThat(run.err().lines())
                .containsExactly("hidalgo show: " + temp.resolve("none.json") + ": there is no such file");
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void aMoveThatTheRulesRefuseFailsTheCheck() throws IOException {
        Path wrong = Files.writeString(
                temp.resolve("wrong.json"), Files.readString(game).replaceFirst("\"supply\"", "\"fly\""));
        CommandRun run = CommandRun.of("show", wrong);
        assertThat(run.err()).startsWith(wrong + ": move ").contains("EC-7");
        assertThat(run.exit()).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(CommandRun.of("show", "--ply", 1, wrong).exit()).isEqualTo(ExitCode.OK);
    }

    @Test
    void theHelpIsComplete() {
        assertThat(CommandRun.of("show", "--help").out()).contains("--ply=N", "--[no-]color", "Examples:");
    }
}
