package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** The tournament that the examples for clusters share, and a program that one worker does not survive. */
final class SharedTournament {
    static final Path EXAMPLES = Path.of("..", "examples").toAbsolutePath().normalize();
    static final String GAMES = "320";

    private SharedTournament() {}

    /** The output of one process. */
    static String result() {
        return CommandRun.of(
                        "tournament",
                        "--game=el-grande",
                        "--bots=squire,random",
                        "--games=" + GAMES,
                        "--seed=7",
                        "--threads=1",
                        "--quiet")
                .out();
    }

    /** A program that plays; the first process of shard 5 is killed in the middle, with the process that started it. */
    static Path program(Path folder) throws IOException {
        Path program = Files.writeString(folder.resolve("hidalgo"), """
                #!/bin/sh
                case "$*" in
                  *"--shard 5/16"*)
                    if mkdir "FOLDER/killed" 2>/dev/null; then
                      JAVA "$@" &
                      child=$!
                      until grep -q libjvm "/proc/$child/maps"; do sleep 0.02; done
                      kill -9 "$child" "$PPID"
                      exit 1
                    fi
                    ;;
                esac
                exec JAVA "$@"
                """.replace("FOLDER", folder.toString())
                .replace("JAVA", Python.hidalgo()));
        assertThat(program.toFile().setExecutable(true)).isTrue();
        return program;
    }

    /** Whether the worker has been killed. */
    static boolean hasKilled(Path folder) {
        return Files.isDirectory(folder.resolve("killed"));
    }

    /** The output of a program that ends; its errors too. */
    static String run(Path folder, Map<String, String> environment, int exit, List<String> command)
            throws IOException, InterruptedException {
        Process process = start(folder, environment, command).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isEqualTo(exit);
        return printed;
    }

    /** Waits for a condition. */
    static void until(Callable<Boolean> condition) throws IOException, InterruptedException {
        try {
            while (!condition.call()) {
                Thread.sleep(20);
            }
        } catch (IOException | InterruptedException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** A program to start. */
    static ProcessBuilder start(Path folder, Map<String, String> environment, List<String> command) {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        return builder;
    }
}
