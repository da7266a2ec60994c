package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Runs the tests of the Python package with the classes of this build. */
@Tag("slow")
class PythonPackageTest {
    @Test
    void thePackagePassesItsTests() throws IOException, InterruptedException {
        assumeTrue(Python.hasNumPy(), "NumPy is not installed");
        assertThat(tests("discover", "-s", "tests")).containsPattern("Ran \\d\\d+ tests");
    }

    /** Without these packages, the test above skips their checks: this one says so in the summary. */
    @Test
    void theChecksOfGymnasiumAndPettingZooAreNotSkipped() throws IOException, InterruptedException {
        assumeTrue(
                Python.has("gymnasium") && Python.has("pettingzoo"),
                "Gymnasium and PettingZoo are not installed, so their checks of the Python package were skipped");
        assertThat(tests("tests.test_conventions"))
                .containsPattern("Ran \\d+ tests")
                .doesNotContain("skipped=");
    }

    private static String tests(String... which) throws IOException, InterruptedException {
        Path python = Path.of("..", "python").toRealPath();
        List<String> command = new ArrayList<>(List.of(Python.program(), "-B", "-m", "unittest"));
        command.addAll(List.of(which));
        ProcessBuilder tests = new ProcessBuilder(command).directory(python.toFile());
        tests.environment().put("PYTHONPATH", python.toString());
        tests.environment().put("HIDALGO_COMMAND", Python.hidalgo());
        tests.environment().put("OMP_NUM_THREADS", "1");
        Process process = tests.redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        return out;
    }
}
