package hidalgo.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.CommandRun;
import hidalgo.app.input.ExitCode;
import org.junit.jupiter.api.Test;

class BenchCommandTest {
    private static final String NUMBER = "\\d+(\\.\\d+)?";

    @Test
    void theTableHasALineForEveryBenchmark() {
        CommandRun run = CommandRun.of("bench", "--quick");
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.out().lines().map(line -> line.split(" ", -1)[0]))
                .containsExactly("benchmark", "el-caballero-basic-4", "el-caballero-expanded-4", "el-grande-4");
        assertThat(run.out()).startsWith("benchmark").contains("games/s", "moves/s", "signature");
    }

    @Test
    void jsonHasEveryFigure() {
        CommandRun run = CommandRun.of("bench", "--quick", "--json", "--only", "el-caballero-basic-4");
        assertThat(run.out().strip())
                .matches("\\{\"benchmarks\": \\[\\{\"name\": \"el-caballero-basic-4\", \"gamesPerSecond\": N, "
                        .concat(
                                "\"movesPerSecond\": N, \"meanLegalMoves\": N, \"nanosPerSet\": N, \"nanosPerCopy\": N, \"bytesPerMove\":"
                                        + " N, ")
                        .concat("\"signature\": \"[0-9a-f]{16}\"}]}")
                        .replace("N,", NUMBER + ","));
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
    }

    @Test
    void anUnknownBenchmarkIsBadInput() {
        CommandRun run = CommandRun.of("bench", "--only", "el-dorado-4");
        assertThat(run.err().lines())
                .containsExactly("hidalgo bench: there is no benchmark \"el-dorado-4\"; choose from "
                        + "el-caballero-basic-4, el-caballero-expanded-4, el-grande-4");
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void theTurnsOfABotAreTimed() {
        CommandRun run = CommandRun.of("bench", "--turns=squire", "--games=1");
        assertThat(run.out().lines().map(line -> line.split(" ", -1)[0]))
                .containsExactly("ms", "el-caballero-basic-4", "el-caballero-expanded-4", "el-grande-4");
        assertThat(run.out()).startsWith("ms per turn").contains("first game", "median", "99 %", "longest");
        CommandRun one = CommandRun.of("bench", "--turns=random", "--games=1", "--only=el-grande-4", "--json");
        assertThat(one.out().strip())
                .matches("\\{\"turns\": \\[\\{\"name\": \"el-grande-4\", \"turns\": N, \"first\": N, "
                        .concat("\"firstGame\": N, \"median\": N, \"most\": N, \"longest\": N}]}")
                        .replaceAll("N([,}])", "\\\\d+(\\\\.\\\\d+)?$1"));
    }

    @Test
    void turnsOfAnUnknownBotOrOfNoGamesAreBadInput() {
        assertThat(CommandRun.of("bench", "--turns=genius").err()).contains("there is no bot \"genius\"");
        CommandRun none = CommandRun.of("bench", "--turns=squire", "--games=0");
        assertThat(none.err()).contains("--games must be from 1");
        assertThat(none.exit()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void theHelpIsComplete() {
        assertThat(CommandRun.of("bench", "--help").out())
                .contains(
                        "--json",
                        "--only=NAME",
                        "--turns=BOT",
                        "--games=N",
                        "el-caballero-basic-4",
                        "el-grande-4",
                        "Examples:")
                .doesNotContain("--quick");
    }

    @Test
    void simulationsAreComparedWithTheRules() {
        CommandRun run = CommandRun.of("bench", "--simulations", "--quick");
        assertThat(run.out().lines().map(line -> line.split(" ", -1)[0]))
                .containsExactly("games/s", "el-caballero-basic-4", "el-caballero-expanded-4", "el-grande-4");
        CommandRun one = CommandRun.of("bench", "--simulations", "--quick", "--only=el-grande-4", "--json");
        assertThat(one.out().strip())
                .matches("\\{\"simulations\": \\[\\{\"name\": \"el-grande-4\", \"rules\": \\d+, \"simulation\": \\d+, "
                        + "\"share\": \\d+\\.\\d{3}}]}");
    }

    @Test
    void environmentsAreMeasuredBothWays() {
        assertThat(CommandRun.of("bench", "--env", "--quick", "--only=el-grande-4", "--json")
                        .out())
                .matches("(?s)\\{\"environments\": \\[\\{\"name\": \"el-grande-4\", \"json\": \\d+, \"batch\":"
                        + " \\d+}]}\\R");
        assertThat(CommandRun.of("bench", "--env", "--quick", "--only=el-grande-4")
                        .out())
                .contains("JSON lines", "el-grande-4");
    }
}
