package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import hidalgo.records.Json;
import hidalgo.records.RecordException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalyseCommandTest {
    @TempDir
    Path temp;

    private Path game;

    @BeforeEach
    void recordAGame() {
        game = temp.resolve("0001.json");
        CommandRun.of(
                "simulate",
                "--game=el-caballero",
                "--players=2",
                "--games=1",
                "--seed=3",
                "--quiet",
                "--records",
                temp);
    }

    @Test
    void everyTurnIsJudgedInATable() {
        CommandRun run = CommandRun.of("analyse", "--iterations", 3, "--quiet", game);
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("el-caballero, 2 players, 3 iterations for each decision, seed 1\n\nmoves     round  seat")
                .containsPattern("\n1 +1  (Red|Blue) +\\d+ % +\\d+ % .* power \\d+\n +- ")
                .containsPattern("\n +better: .*, end \\(\\d+ %\\)\n +- ")
                .contains("\nChances at the end: Red ")
                .containsPattern("\nTurning points, the worst first:\nmoves .*, round \\d: .* lost \\d+ %\n");
    }

    @Test
    void theJsonIsWholeAndRepeatsItself() throws RecordException, IOException {
        CommandRun run = CommandRun.of("analyse", "--iterations=2", "--seed=9", "--json", "--quiet", game);
        assertThat(CommandRun.of("analyse", "--iterations=2", "--seed=9", "--json", "--quiet", "--threads=1", game)
                        .out())
                .isEqualTo(run.out());
        assertThat(run.out().lines()).hasSize(1);
        assertThat(run.out())
                .startsWith(
                        "{\"game\": \"el-caballero\", \"seats\": 2, \"iterations\": 2, \"millis\": null, \"seed\": 9, "
                                + "\"turns\": [{\"ply\": 0, \"end\": 1, \"seat\": ")
                .containsPattern(
                        "\"chances\": \\[0\\.\\d{3}, 0\\.\\d{3}], \"before\": 0\\.\\d{3}, \"after\": [01]\\.\\d{3}")
                .containsPattern("\\{\"key\": \"why\\.[a-z.A-Z]+\", \"slots\": \\{\"card\": \\d+, \"count\": \\d\\}, "
                        + "\"text\": \"the \\d+ brings \\d caballeros\"}")
                .containsPattern("\"better\": \\{\"moves\": \\[\"")
                .containsPattern("\"rival\": \\{\"seat\": [01]}");
        Map<?, ?> json = (Map<?, ?>) Json.parse(run.out().getBytes(StandardCharsets.UTF_8));
        int ply = 0;
        for (Object turn : (List<?>) json.get("turns")) {
            assertThat(((Map<?, ?>) turn).get("ply")).isEqualTo(ply);
            ply = (int) ((Map<?, ?>) turn).get("end");
        }
        assertThat(Files.readString(game).split("\"move\":", -1)).hasSize(ply + 1);
        assertThat((List<?>) json.get("turningPoints")).hasSizeLessThanOrEqualTo(5);
    }

    @Test
    void thereMayBeATimeLimitInsteadAndProgressIsShown() {
        CommandRun run = CommandRun.of("analyse", "--millis=1", game);
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.out()).startsWith("el-caballero, 2 players, 1 ms for each decision\n");
    }

    @Test
    void elGrandeIsAnalysedToo() {
        Path folder = temp.resolve("grande");
        CommandRun.of("simulate", "--game=el-grande", "--players=3", "--games=1", "--quiet", "--records", folder);
        CommandRun run = CommandRun.of("analyse", "--iterations=1", "--quiet", folder.resolve("0001.json"));
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.out()).contains("disk ", "Chances at the end: Red ");
    }

    @Test
    void badInputIsOneSentence() throws IOException {
        refused("there is no such file", temp.resolve("none.json"));
        refused("this is not JSON", Files.writeString(temp.resolve("x"), "x"));
        refused("--iterations must be from 1 to 1000000, not 0", "--iterations=0", game);
        refused("--millis must be from 1 to 600000, not -1", "--millis=-1", game);
        refused("--threads must be from 1 to 1024, not 0", "--threads=0", game);
    }

    @Test
    void aMoveThatTheRulesRefuseFailsTheCheck() throws IOException {
        Path wrong = Files.writeString(
                temp.resolve("wrong.json"), Files.readString(game).replaceFirst("\"supply\"", "\"fly\""));
        CommandRun run = CommandRun.of("analyse", wrong);
        assertThat(run.err()).startsWith(wrong + ": move ").contains("EC-7");
        assertThat(run.exit()).isEqualTo(ExitCode.CHECK_FAILED);
    }

    @Test
    void theHelpIsComplete() {
        assertThat(CommandRun.of("analyse", "--help").out())
                .contains("--iterations=N", "--millis=M", "--seed=S", "--json", "Examples:");
    }

    private static void refused(String sentence, Object... args) {
        Object[] all = new Object[args.length + 1];
        all[0] = "analyse";
        System.arraycopy(args, 0, all, 1, args.length);
        CommandRun run = CommandRun.of(all);
        assertThat(run.err().lines())
                .singleElement()
                .asString()
                .startsWith("hidalgo analyse: ")
                .contains(sentence);
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
    }
}
