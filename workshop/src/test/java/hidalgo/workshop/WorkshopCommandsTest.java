package hidalgo.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.CommandRun;
import hidalgo.app.input.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands that a checkout adds to those of the program. */
class WorkshopCommandsTest {
    @Test
    void theHelpHasAGroupForDevelopers() {
        CommandRun run = CommandRun.of("--help");
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.out())
                .containsSubsequence(
                        "Play:",
                        "Serve and operate:",
                        "Research:",
                        "Develop:",
                        "  dev ",
                        "  test ",
                        "  bench ",
                        "  load ");
        assertThat(CommandRun.of("load", "--help").out()).startsWith("Usage: hidalgo load");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dev", "test"})
    void whatTheLauncherDoesSaysWhere(String command) {
        CommandRun run = CommandRun.of(command);
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).isEqualTo("hidalgo " + command + ": run ./hidalgo " + command + " in a checkout\n");
    }
}
