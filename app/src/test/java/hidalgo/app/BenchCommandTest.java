package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BenchCommandTest {
    private static final String NUMBER = "\\d+(\\.\\d+)?";

    @Test
    void theTableHasALineForEveryBenchmark() {
        CommandRun run = CommandRun.of("bench", "--quick");
        assertThat(run.exit()).isEqualTo(Main.OK);
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
                                "\"movesPerSecond\": N, \"meanLegalMoves\": N, \"nanosPerCopy\": N, \"bytesPerMove\": N, ")
                        .concat("\"signature\": \"[0-9a-f]{16}\"}]}")
                        .replace("N,", NUMBER + ","));
        assertThat(run.exit()).isEqualTo(Main.OK);
    }

    @Test
    void anUnknownBenchmarkIsBadInput() {
        CommandRun run = CommandRun.of("bench", "--only", "el-dorado-4");
        assertThat(run.err().lines())
                .containsExactly("hidalgo bench: there is no benchmark \"el-dorado-4\"; choose from "
                        + "el-caballero-basic-4, el-caballero-expanded-4, el-grande-4");
        assertThat(run.exit()).isEqualTo(Main.BAD_INPUT);
    }

    @Test
    void theHelpIsComplete() {
        assertThat(CommandRun.of("bench", "--help").out())
                .contains("--json", "--only=NAME", "el-caballero-basic-4", "el-grande-4", "Examples:")
                .doesNotContain("--quick");
    }
}
