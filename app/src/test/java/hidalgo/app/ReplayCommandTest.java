package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
    @TempDir
    Path temp;

    private Path game;
    private String text;

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
        text = Files.readString(game);
    }

    @Test
    void aSoundRecordIsOk() {
        CommandRun run = CommandRun.of("replay", game, game);
        assertThat(run.out()).isEqualTo((game + ": ok\n").repeat(2));
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
    }

    @Test
    void aRunningGameIsOk() throws IOException {
        Path running = write(text.replaceFirst(
                        "(?s)\"moves\": .*",
                        "\"moves\": [{\"seat\": FIRST, \"move\": \"power 3\"}], \"scorings\": [], "
                                + "\"totals\": [0, 0]}")
                .replace("FIRST", text.contains("\"first\": 0") ? "0" : "1"));
        assertThat(CommandRun.of("replay", running).out()).isEqualTo(running + ": ok\n");
    }

    @Test
    void aFailedCheckIsOneLineWithMoveAndRule() throws IOException {
        Path wrong = write(text.replaceFirst("\"move\": \"supply\"", "\"move\": \"fly\""));
        CommandRun run = CommandRun.of("replay", wrong, game);
        assertThat(run.out().lines().toList())
                .hasSize(2)
                .satisfiesExactly(
                        line -> assertThat(line)
                                .startsWith(wrong + ": move ")
                                .contains(": EC-7: \"fly\" is not a move"),
                        line -> assertThat(line).isEqualTo(game + ": ok"));
        assertThat(run.exit()).isEqualTo(ExitCode.CHECK_FAILED);
        Path totals = write(text.replaceFirst("\"totals\": \\[", "\"totals\": [1"));
        assertThat(CommandRun.of("replay", totals).out()).contains(": EC-7: the totals are ");
    }

    @Test
    void aFileThatIsNoRecordIsBadInputAndTheOthersAreStillChecked() throws IOException {
        Path junk = write("junk");
        CommandRun run = CommandRun.of("replay", junk, temp.resolve("none.json"), temp, game);
        assertThat(run.err().lines())
                .containsExactly(
                        junk + ": this is not JSON (line 1, column 1)",
                        temp.resolve("none.json") + ": there is no such file",
                        temp + ": the file can't be read");
        assertThat(run.out()).isEqualTo(game + ": ok\n");
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void badRecordsAreBadInput() throws IOException {
        badRecord(text.replace("hidalgo", "gtp"), "this is not a record: its \"format\" must be \"hidalgo\"");
        badRecord(
                text.replace("\"version\": 1", "\"version\": 9"),
                "this record has version 9, but only version 1 is supported");
        badRecord(
                text.replace("\"tieTest\"", "\"test\""),
                "EC-7: there is no option \"test\"; choose from players, expanded, bidOrder, tieTest, redock,"
                        + " twoPlayerTie, secondTile, grandeTakeBack, tileSet");
        badRecord(
                text.replaceFirst("\"seat\": [01]", "\"seat\": 4"),
                "move 1 is made by seat 4, but seats are numbered from 0 to 1");
        badRecord(
                text.replaceFirst("\"stack\": \\[", "\"stack\": [\"LLLL\", "),
                "EC-1.2: the tile LLLL appears more often than in the reconstructed set");
    }

    @Test
    void legalMovesAreALineOfJsonForEveryMove() {
        CommandRun run = CommandRun.of("replay", "--legal", game);
        List<String> lines = run.out().lines().toList();
        assertThat(lines).hasSize(moves());
        assertThat(lines.getFirst())
                .matches("\\{\"ply\": 0, \"legal\": \\{\"[01]\": \\[\"power 1\", \"power 10\", .*\"power 9\"]}}");
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
    }

    @Test
    void onlySomePliesAreShownOnRequest() {
        List<String> all =
                CommandRun.of("replay", "--legal", game).out().lines().toList();
        List<String> some = CommandRun.of("replay", "--legal", "--every", 7, game)
                .out()
                .lines()
                .toList();
        assertThat(some).hasSize((moves() + 6) / 7).startsWith(all.get(0), all.get(7), all.get(14));
    }

    @Test
    void withLegalMovesOnTheOutputAProblemGoesToTheStandardError() throws IOException {
        Path wrong = write(text.replaceFirst("\"move\": \"supply\"", "\"move\": \"fly\""));
        CommandRun run = CommandRun.of("replay", "--legal", wrong);
        assertThat(run.out().lines()).isNotEmpty().allMatch(line -> line.startsWith("{\"ply\": "));
        assertThat(run.err()).startsWith(wrong + ": move ");
        assertThat(run.exit()).isEqualTo(ExitCode.CHECK_FAILED);
    }

    @Test
    void aDashIsTheStandardInput() {
        assertThat(TypedRun.of(text.lines().toList(), "replay", "-").out()).isEqualTo("-: ok\n");
    }

    @Test
    void wrongArgumentsAreBadInput() {
        CommandRun run = CommandRun.of("replay", "--every", 0, game);
        assertThat(run.err().lines()).containsExactly("hidalgo replay: --every must be at least 1, not 0");
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(CommandRun.of("replay").err().lines())
                .containsExactly("hidalgo replay: Missing required parameter: 'FILE'; see hidalgo replay --help");
    }

    @Test
    void theHelpShowsTheExitCodes() {
        assertThat(CommandRun.of("replay", "--help").out())
                .contains("Exit codes:", "--legal", "--every=K", "Examples:");
    }

    private void badRecord(String content, String sentence) throws IOException {
        Path file = write(content);
        CommandRun run = CommandRun.of("replay", file);
        assertThat(run.err().lines()).containsExactly(file + ": " + sentence);
        assertThat(run.out()).isEmpty();
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
    }

    private int moves() {
        return (int) text.lines().filter(line -> line.contains("\"move\":")).count();
    }

    private Path write(String content) throws IOException {
        return Files.writeString(temp.resolve("written.json"), content);
    }
}
