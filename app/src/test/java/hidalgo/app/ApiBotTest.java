package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hidalgo.server.TestServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The example bot of docs/api.md plays through the API. */
@Tag("slow")
class ApiBotTest {
    private static final Path EXAMPLE = Path.of("..", "examples", "api_bot.py");

    @TempDir
    private Path folder;

    /**
     * The result of a program.
     *
     * @param exit its exit code
     * @param printed its output
     */
    private record Run(int exit, String printed) {}

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void itPlaysAWholeGame(String game) throws IOException, InterruptedException {
        try (TestServer server = TestServer.in(folder)) {
            Run run = python(EXAMPLE.toString(), server.address().toString(), game, "3");
            assertThat(run.exit()).as(run.printed()).isZero();
            assertThat(run.printed())
                    .matches(game + ": \\d+ moves, totals \\[\\d+, \\d+], winners \\[[\\d, ]+]\n" + server.address()
                            + "/replay/\\w+\n");
            String table = run.printed().strip().replaceAll("(?s).*/", "");
            assertThat(server.stranger().table(table).get("phase").asText()).isEqualTo("over");
        }
    }

    @Test
    void withoutAServerItSaysWhatToDo() throws IOException, InterruptedException {
        Run run = python(EXAMPLE.toString(), "http://127.0.0.1:1");
        assertThat(run.printed())
                .isEqualTo("There is no server at http://127.0.0.1:1; start one with ./hidalgo serve,"
                        + " or give its address.\n");
        assertThat(run.exit()).isEqualTo(1);
    }

    private static Run python(String... arguments) throws IOException, InterruptedException {
        String[] command = new String[arguments.length + 1];
        command[0] = Python.program();
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        assumeTrue(Python.isThere(), "python3 is not installed");
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), printed);
    }
}
