package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The example for Slurm on a real Slurm, unpacked from Debian's packages, with a job that is killed. */
@EnabledOnOs(OS.LINUX)
class SlurmMatrix {
    @TempDir
    private Path folder;

    private final List<Process> daemons = new ArrayList<>();
    private Path root = Path.of("/");
    private Map<String, String> environment = Map.of();

    @Test
    void theJoinedPartsAreTheResultOfOneProcess() throws IOException, InterruptedException {
        String unpacked = System.getenv("HIDALGO_SLURM");
        assumeTrue(unpacked != null, "Slurm is not there (hidalgo test --matrix gets it)");
        root = Path.of(unpacked).getParent();
        begin();
        Path example = Files.writeString(
                folder.resolve("slurm.sh"),
                Files.readString(SharedTournament.EXAMPLES.resolve("slurm.sh"))
                        .replace("--games 4000", "--games " + SharedTournament.GAMES));
        String sbatch = root.resolve("usr/bin/sbatch").toString();
        SharedTournament.run(folder, environment, 1, List.of(sbatch, "--wait", example.toString()));
        assertThat(SharedTournament.hasKilled(folder)).isTrue();
        assertThat(merge().err()).isEqualTo("hidalgo merge: shard 5/16 is missing\n");
        SharedTournament.run(folder, environment, 0, List.of(sbatch, "--wait", "--array=5", example.toString()));
        assertThat(merge().out()).isEqualTo(SharedTournament.result());
    }

    private CommandRun merge() throws IOException {
        List<Object> arguments = new ArrayList<>(List.of("merge"));
        try (Stream<Path> parts = Files.list(folder.resolve("parts"))) {
            parts.filter(part -> part.toString().endsWith(".txt")).forEach(arguments::add);
        }
        return CommandRun.of(arguments.toArray());
    }

    /** Starts the daemons of a cluster with one node. */
    private void begin() throws IOException, InterruptedException {
        byte[] key = new byte[1024];
        new SecureRandom().nextBytes(key);
        Files.write(folder.resolve("key"), key);
        Files.createDirectories(folder.resolve("state"));
        String host = InetAddress.getLocalHost().getHostName().replaceAll("\\..*", "");
        Path settings = Files.writeString(folder.resolve("slurm.conf"), """
                ClusterName=test
                SlurmctldHost=HOST
                SlurmUser=USER
                SlurmdUser=USER
                AuthInfo=socket=FOLDER/munge
                StateSaveLocation=FOLDER/state
                SlurmdSpoolDir=FOLDER/state
                SlurmctldPidFile=FOLDER/controller.pid
                SlurmdPidFile=FOLDER/node.pid
                SlurmctldPort=CTLD
                SlurmdPort=PORT
                ProctrackType=proctrack/pgid
                TaskPlugin=task/none
                SelectType=select/cons_tres
                SelectTypeParameters=CR_CPU
                ReturnToService=2
                SwitchType=switch/none
                MpiDefault=none
                JobAcctGatherType=jobacct_gather/none
                PluginDir=PLUGINS
                NodeName=HOST CPUs=2 RealMemory=2048
                PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE
                """.replace("FOLDER", folder.toString())
                .replace("HOST", host)
                .replace("USER", System.getProperty("user.name"))
                .replace("CTLD", freePort())
                .replace("PORT", freePort())
                .replace("PLUGINS", plugins().toString()));
        environment = Map.of(
                "SLURM_CONF", settings.toString(),
                "LD_LIBRARY_PATH", libraries(),
                "HIDALGO", SharedTournament.program(folder).toString());
        daemon(
                "munged",
                "--force",
                "--foreground",
                "--key-file=" + folder.resolve("key"),
                "--socket=" + folder.resolve("munge"),
                "--pid-file=" + folder.resolve("munge.pid"),
                "--log-file=" + folder.resolve("munge.log"),
                "--seed-file=" + folder.resolve("munge.seed"));
        SharedTournament.until(() -> Files.exists(folder.resolve("munge")));
        daemon("slurmctld", "-D", "-f", settings.toString());
        daemon(
                "slurmd",
                "-D",
                "-f",
                settings.toString(),
                "-d",
                program("slurmstepd").toString());
        String info = root.resolve("usr/bin/sinfo").toString();
        SharedTournament.until(() -> {
            Process asked = SharedTournament.start(folder, environment, List.of(info, "-h", "-o", "%T"))
                    .start();
            return new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .strip()
                    .equals("idle");
        });
    }

    private void daemon(String name, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(program(name).toString()));
        command.addAll(List.of(arguments));
        daemons.add(SharedTournament.start(folder, environment, command)
                .redirectOutput(folder.resolve(name + ".out").toFile())
                .start());
    }

    /** Debian 12 has a suffix for the daemons. */
    private Path program(String name) {
        Path program = root.resolve("usr/sbin/" + name + "-wlm");
        return Files.exists(program) ? program : root.resolve("usr/sbin/" + name);
    }

    private Path plugins() throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.endsWith("auth_munge.so"))
                    .findFirst()
                    .orElseThrow()
                    .getParent();
        }
    }

    private String libraries() throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.getFileName().toString().contains(".so"))
                    .map(file -> file.getParent().toString())
                    .distinct()
                    .collect(Collectors.joining(":"));
        }
    }

    private static String freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return String.valueOf(socket.getLocalPort());
        }
    }

    @AfterEach
    void end() {
        daemons.reversed().forEach(daemon -> {
            daemon.descendants().forEach(ProcessHandle::destroyForcibly);
            daemon.destroyForcibly().onExit().join();
        });
    }
}
