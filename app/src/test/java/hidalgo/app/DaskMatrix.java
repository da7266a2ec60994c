package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The example for Dask on a real cluster of two workers, one of which is killed. */
@EnabledOnOs(OS.LINUX)
class DaskMatrix {
    private static final Pattern ADDRESS = Pattern.compile("\"address\": \"(tcp://[^\"]+)\"");

    @TempDir
    private Path folder;

    private final List<Process> processes = new ArrayList<>();

    @Test
    void theJoinedPartsAreTheResultOfOneProcess() throws IOException, InterruptedException {
        String python = System.getenv("HIDALGO_DASK");
        assumeTrue(python != null, "Dask is not there (hidalgo test --matrix gets it)");
        Map<String, String> environment =
                Map.of("HIDALGO", SharedTournament.program(folder).toString());
        String file = folder.resolve("scheduler.json").toString();
        List<String> local = List.of("--host=127.0.0.1", "--no-dashboard", "--scheduler-file=" + file);
        begin(environment, python, "dask_scheduler", local, "--port=0");
        String address = address(file);
        for (int worker = 0; worker < 2; worker++) {
            begin(
                    environment,
                    python,
                    "dask_worker",
                    List.of(address, "--host=127.0.0.1", "--no-dashboard"),
                    "--no-nanny",
                    "--nthreads=1",
                    "--local-directory=" + folder);
        }
        String printed = SharedTournament.run(
                folder,
                environment,
                0,
                List.of(
                        python,
                        SharedTournament.EXAMPLES.resolve("dask_tournament.py").toString(),
                        address,
                        SharedTournament.GAMES));
        assertThat(SharedTournament.hasKilled(folder)).isTrue();
        assertThat(processes.stream().filter(Process::isAlive)).hasSize(2);
        assertThat(printed).endsWith(SharedTournament.result());
    }

    private static String address(String file) throws IOException, InterruptedException {
        Path written = Path.of(file);
        SharedTournament.until(
                () -> Files.exists(written) && Files.readString(written).endsWith("}"));
        Matcher found = ADDRESS.matcher(Files.readString(written));
        assertThat(found.find()).isTrue();
        return found.group(1);
    }

    private void begin(
            Map<String, String> environment, String python, String module, List<String> arguments, String... more)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(python, "-m", "distributed.cli." + module));
        command.addAll(arguments);
        command.addAll(List.of(more));
        processes.add(SharedTournament.start(folder, environment, command)
                .redirectOutput(
                        folder.resolve(module + processes.size() + ".out").toFile())
                .start());
    }

    @AfterEach
    void end() {
        processes.forEach(process -> {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().onExit().join();
        });
    }
}
