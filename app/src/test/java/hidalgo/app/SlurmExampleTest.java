package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The example for Slurm plays the shard of its task, however large the array is. */
@DisabledOnOs(OS.WINDOWS)
class SlurmExampleTest {
    private static final Path EXAMPLE =
            Path.of("..", "examples", "slurm.sh").toAbsolutePath().normalize();

    @TempDir
    private Path folder;

    /**
     * The result of the script.
     *
     * @param exit its exit code
     * @param printed its output
     */
    private record Run(int exit, String printed) {}

    @Test
    void everyTaskOfTheArrayPlaysItsShard() throws IOException, InterruptedException {
        assertThat(run(16, 16).exit()).isZero();
        assertThat(folder.resolve("parts/16.txt")).content().contains("--shard 16/16");
    }

    @Test
    void oneShardCanBePlayedAgain() throws IOException, InterruptedException {
        assertThat(run(3, 1).exit()).isZero();
        assertThat(folder.resolve("parts/3.txt")).content().contains("--shard 3/16");
    }

    @Test
    void aTaskBeyondTheShardsIsRefused() throws IOException, InterruptedException {
        Run run = run(17, 17);
        assertThat(run.printed()).isEqualTo("There is no shard 17 of 16; use --array=1-16 or a part of it.\n");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(folder.resolve("parts")).doesNotExist();
    }

    /** Runs the script as one task of an array, with a hidalgo that prints its arguments. */
    private Run run(int task, int tasks) throws IOException, InterruptedException {
        Path hidalgo = Files.writeString(folder.resolve("hidalgo"), "#!/bin/sh\necho \"$@\"\n");
        assertThat(hidalgo.toFile().setExecutable(true)).isTrue();
        ProcessBuilder builder = new ProcessBuilder("bash", EXAMPLE.toString());
        builder.directory(folder.toFile()).redirectErrorStream(true);
        builder.environment()
                .putAll(Map.of(
                        "HIDALGO", hidalgo.toString(),
                        "SLURM_ARRAY_TASK_ID", String.valueOf(task),
                        "SLURM_ARRAY_TASK_COUNT", String.valueOf(tasks)));
        Process process = builder.start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), printed);
    }
}
