package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Runs the tests of the Python package with the classes of this build. */
@Tag("slow")
class PythonPackageTest {
    @Test
    void thePackagePassesItsTests() throws IOException, InterruptedException {
        assumeTrue(Python.hasNumPy(), "NumPy is not installed");
        Path python = Path.of("..", "python").toRealPath();
        ProcessBuilder tests = new ProcessBuilder(
                Python.program(),
                "-B",
                "-m",
                "unittest",
                "discover",
                "-s",
                python.resolve("tests").toString());
        tests.environment().put("PYTHONPATH", python.toString());
        tests.environment().put("HIDALGO_COMMAND", Python.hidalgo());
        tests.environment().put("OMP_NUM_THREADS", "1");
        Process process = tests.redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        assertThat(out).containsPattern("Ran \\d\\d+ tests");
    }
}
