package hidalgo.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The options that {@code hidalgo} of a package passes to its Java, which only prints them here. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "it is a shell script")
class InstalledLauncherTest {
    @TempDir
    private Path folder;

    private Path home;

    @BeforeEach
    void install() throws Exception {
        folder = folder.toRealPath();
        home = Script.program(folder);
    }

    @Test
    void itRunsTheJarWithItsOwnRuntimeThroughALink() throws Exception {
        Script.run(folder, "ln -s hidalgo-1.2.3/bin/hidalgo link");
        assertThat(Script.run(folder, "./link show 'a b'").lines())
                .containsExactly(
                        "-XX:+UseSerialGC",
                        "-XX:+ExitOnOutOfMemoryError",
                        "-Dorg.sqlite.lib.path=" + home.resolve("lib"),
                        "-jar",
                        home.resolve("lib/hidalgo.jar").toString(),
                        "show",
                        "a b");
    }

    @Test
    void aServersHeapBeginsSmallUnlessTheUserChooses() throws Exception {
        assertThat(Script.run(folder, "hidalgo-1.2.3/bin/hidalgo serve").lines())
                .contains("-Xms64m", "-XX:MaxHeapFreeRatio=25");
        assertThat(Script.run(folder, Map.of("HIDALGO_JAVA_OPTS", "-Xmx48m"), "hidalgo-1.2.3/bin/hidalgo serve")
                        .lines())
                .contains("-Xmx48m")
                .doesNotContain("-Xms64m");
    }

    @Test
    void aRecordedStartIsUsed() throws Exception {
        Files.createFile(home.resolve("lib/startup.aot"));
        assertThat(Script.run(folder, "hidalgo-1.2.3/bin/hidalgo serve").lines())
                .contains("-XX:AOTCache=" + home.resolve("lib/startup.aot"));
    }

    @Test
    void prepareRecordsAStartAndLeavesNoHalfRecord() throws Exception {
        Path record = folder.resolve("record");
        Path java = home.resolve("runtime/bin/java");
        Files.writeString(java, """
                #!/bin/sh
                for word; do case $word in -XX:AOTCacheOutput=*) echo "$*" >"${word#*=}";; esac; done
                """);
        Script.run(folder, Map.of("HIDALGO_START_UP", record.toString()), "hidalgo-1.2.3/bin/hidalgo prepare");
        assertThat(Files.readString(record)).contains("-Dhidalgo.recording=true", "hidalgo.jar prepare");
        assertThat(folder.resolve("record.new")).doesNotExist();
        Files.writeString(java, "#!/bin/sh\nexit 1\n");
        assertThat(Script.run(folder, "hidalgo-1.2.3/bin/hidalgo prepare || echo refused"))
                .endsWith("hidalgo: no start could be recorded\nrefused\n");
        assertThat(home.resolve("lib/startup.aot")).doesNotExist();
    }

    @Test
    void aCollectorOfTheUsersChoiceReplacesOurs() throws Exception {
        assertThat(Script.run(folder, Map.of("HIDALGO_JAVA_OPTS", "-XX:+UseZGC -Xmx1g"), "hidalgo-1.2.3/bin/hidalgo x")
                        .lines())
                .contains("-XX:+UseZGC", "-Xmx1g")
                .doesNotContain("-XX:+UseSerialGC");
    }

    /** As the Debian package has it. */
    @Test
    void commandsAreForTheServerOfThePackageUnlessTheyNameAnother() throws Exception {
        Files.createSymbolicLink(home.resolve("hidalgo.conf"), Path.of("/etc/hidalgo/hidalgo.conf"));
        Files.writeString(home.resolve("runtime/bin/java"), "#!/bin/sh\necho \"$HIDALGO_CONFIG\"\n");
        assertThat(config("admin users")).isEqualTo("/etc/hidalgo/hidalgo.conf");
        assertThat(config("doctor")).isEqualTo("/etc/hidalgo/hidalgo.conf");
        for (String named : new String[] {"--data=/srv", "--data /srv", "--db=x", "--config /srv/hidalgo.conf"}) {
            assertThat(config("doctor " + named)).as(named).isEmpty();
        }
        assertThat(Script.run(folder, Map.of("HIDALGO_DB_FILE", "/srv/db"), "hidalgo-1.2.3/bin/hidalgo doctor"))
                .isEqualTo("\n");
    }

    @Test
    void rootDoesNotServeForThePackage() throws Exception {
        Files.createSymbolicLink(home.resolve("hidalgo.conf"), Path.of("/etc/hidalgo/hidalgo.conf"));
        Script.write(folder.resolve("bin/id"), "#!/bin/sh\necho 0\n");
        String root = "chmod +x bin/id; export PATH=\"$PWD/bin:$PATH\"; ";
        assertThat(Script.run(folder, root + "hidalgo-1.2.3/bin/hidalgo serve || echo $?"))
                .startsWith("hidalgo: root should not serve; start the service")
                .endsWith("\n2\n");
        assertThat(Script.run(folder, root + "hidalgo-1.2.3/bin/hidalgo serve --config x"))
                .contains("--config");
    }

    private String config(String command) throws Exception {
        return Script.run(folder, "hidalgo-1.2.3/bin/hidalgo " + command).strip();
    }
}
