package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The wheel of the Python package contains the program, and needs a Java runtime only. */
class WheelIT {
    private static final String PLAYS = """
            import hidalgo
            from hidalgo import engine
            assert engine.command()[-1].endswith("hidalgo.jar"), engine.command()
            with hidalgo.load_game("el-grande") as game:
                state = game.new_initial_state(seed=1)
                print(state.bot_action("knight:iterations=20") in state.legal_actions(), state.picture().shape)
            """;

    @TempDir
    private Path folder;

    @Test
    void anInstalledWheelPlays() throws IOException, InterruptedException {
        assumeTrue(Python.hasNumPy(), "NumPy is not installed");
        String make = Path.of("..", "python", "make_wheel.py").toRealPath().toString();
        String jar = Path.of("target", "hidalgo.jar").toRealPath().toString();
        String wheel = run(Map.of(), 0, make, jar, folder.resolve("one").toString());
        assertThat(Path.of(wheel.strip()))
                .hasSameBinaryContentAs(Path.of(
                        run(Map.of(), 0, make, jar, folder.resolve("two").toString())
                                .strip()));
        // Nothing but unpacking is left to do for an installer.
        Path installed = folder.resolve("installed");
        run(Map.of(), 0, "-m", "zipfile", "-e", wheel.strip(), installed.toString());
        assertThat(run(environment(installed, System.getProperty("java.home")), 0, "-c", PLAYS))
                .isEqualTo("True (640, 960, 3)\n");
        assertThat(run(environment(installed, System.getProperty("java.home")), 0, "-m", "hidalgo", "--version"))
                .startsWith("hidalgo ");
        assertThat(run(environment(installed, folder.toString()), 1, "-c", PLAYS))
                .contains("There is no Java in JAVA_HOME", "version 25 or later");
    }

    private static Map<String, String> environment(Path installed, String java) {
        return Map.of("PYTHONPATH", installed.toString(), "JAVA_HOME", java, "HIDALGO_COMMAND", "");
    }

    private String run(Map<String, String> environment, int exit, String... arguments)
            throws IOException, InterruptedException {
        Files.createDirectories(folder);
        List<String> command = new ArrayList<>(List.of(Python.program(), "-B"));
        command.addAll(List.of(arguments));
        return SharedTournament.run(folder, environment, exit, command);
    }
}
