package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResumeCommandTest {
    @TempDir
    Path temp;

    @Test
    void aSavedGameGoesOnWhereItStood() {
        Path file = saved("power 13", "supply");
        CommandRun run = resumed(List.of("undo", "supply", "save " + temp.resolve("later.json")), file);
        assertThat(run.out())
                .startsWith("el-caballero: you are Red against squire (seed 7).")
                .contains("Round 1 of 7: Red is to move", "taken back: supply\n", "You took the supply\n")
                .doesNotContain("played power card");
        assertThat(temp.resolve("later.json")).hasSameTextualContentAs(file);
    }

    @Test
    void oldScoringsAreNotToldAgain() {
        Path file = temp.resolve("grande.json");
        List<String> lines = new ArrayList<>(Collections.nCopies(50, "1"));
        lines.add("save " + file);
        CommandRun first = TypedRun.of(lines, "play", "--game=el-grande", "--bots=squire", "--seed=4");
        assertThat(first.out()).contains("Scoring after round 3").doesNotContain("The game is over");
        CommandRun run = TypedRun.of(Collections.nCopies(600, "1"), "resume", file, "--bots=squire", "--seed=4");
        assertThat(run.out()).contains("The game is over").doesNotContain("Scoring after round 3");
    }

    @Test
    void aFinishedGameSaysWhoHasWon() throws IOException {
        CommandRun.of("simulate", "--game=el-grande", "--players=2", "--games=1", "--seed=1", "--records=" + temp);
        try (var files = Files.list(temp)) {
            CommandRun run = resumed(List.of(), files.findFirst().orElseThrow());
            assertThat(run.out()).contains("The game is over: ");
            assertThat(run.exit()).isEqualTo(ExitCode.OK);
        }
    }

    @Test
    void aRecordThatTheRulesRefuseFailsTheCheck() throws IOException {
        Path file = saved("power 13");
        Files.writeString(file, Files.readString(file).replace("power 13", "power 14"));
        CommandRun run = resumed(List.of(), file);
        assertThat(run.err()).contains("EC-7");
        assertThat(run.exit()).isEqualTo(ExitCode.CHECK_FAILED);
    }

    @Test
    void badInputIsOneSentence() {
        CommandRun none = CommandRun.of("resume", temp.resolve("none.json"), "--bots=squire");
        assertThat(none.err().lines()).singleElement().asString().contains("none.json");
        assertThat(none.exit()).isEqualTo(ExitCode.BAD_INPUT);
        CommandRun crowd = CommandRun.of("resume", saved("power 13"), "--bots=squire,squire");
        assertThat(crowd.err()).contains("--bots names 2 bots for a game of 2");
    }

    @Test
    void theHelpIsComplete() {
        assertThat(CommandRun.of("resume", "--help").out())
                .contains("FILE", "--bots=BOT[,BOT...]", "--seat=N", "--seed=S", "Exit codes:", "Examples:");
    }

    /** A game of two with seed 7, in which Red, the person, lays first, saved after some lines. */
    private Path saved(String... lines) {
        Path file = temp.resolve("game.json");
        List<String> all = new ArrayList<>(List.of(lines));
        all.add("save " + file);
        TypedRun.of(all, "play", "--game=el-caballero", "--bots=squire", "--seed=7");
        return file;
    }

    private static CommandRun resumed(List<String> lines, Path file) {
        return TypedRun.of(lines, "resume", file, "--bots=squire", "--seed=7");
    }
}
