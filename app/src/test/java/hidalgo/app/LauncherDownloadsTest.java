package hidalgo.app;

import static hidalgo.app.LauncherProject.jdk;
import static hidalgo.app.LauncherProject.script;
import static hidalgo.app.LauncherProject.write;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.LauncherProject.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The tools that the launcher downloads if Debian's packages aren't available, and that it checks their contents. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a bash script")
class LauncherDownloadsTest {
    /** Of version 3.3.4, as Apache publishes it. */
    private static final String MVNW = "cae96cef89ebea3531221f4ae17c23cf8edf67d00eae8306d4186ae1bbed4d02";

    @TempDir
    Path temp;

    private LauncherProject project;
    private Path archive;

    @BeforeEach
    void layOutAMachine() throws Exception {
        project = new LauncherProject(temp);
        project.installMaven();
        archive = project.temp.resolve("archive.tar.gz");
        project.program("curl", "cp '" + archive + "' \"$3\"");
    }

    @Test
    void nodeComesFromItsMakers() throws Exception {
        jdk(project.jvms.resolve("jdk-25"), "25");
        Path inside = project.temp.resolve("inside/node-v24");
        script(inside.resolve("bin/node"), "echo v24.18.0");
        script(inside.resolve("bin/npm"));
        offer("node", "https://nodes.example/dist/node-v24.18.0-linux-x64.tar.gz", sum(pack()));
        Run run = project.launch("x");
        assertThat(run.err())
                .containsExactly(
                        "hidalgo: getting node-v24.18.0-linux-x64 to build the pages (from nodes.example) ...",
                        "hidalgo: kept in " + project.temp.resolve("home/.cache/hidalgo") + ": node",
                        "building hidalgo (first run takes a minute) ...");
        assertThat(project.calls())
                .singleElement()
                .asString()
                .endsWith(" https://nodes.example/dist/node-v24.18.0-linux-x64.tar.gz");
        Path own = project.temp.resolve("home/.cache/hidalgo");
        assertThat(own).isDirectoryContaining("glob:**/node-v24.18.0-linux-x64");
        try (Stream<Path> files = Files.list(own)) {
            assertThat(files).as("nothing is left lying about").hasSize(1);
        }
        assertThat(project.mavenEnvironment())
                .contains("PATH=" + own.resolve("node-v24.18.0-linux-x64/bin") + ":" + project.bin);
        Files.delete(project.kept().resolve("sources"));
        project.launch("x");
        assertThat(project.calls()).as("once is enough").hasSize(1);
    }

    @Test
    void aDebianWithoutCurlDownloadsWithAptsHelper() throws Exception {
        jdk(project.jvms.resolve("jdk-25"), "25");
        Files.delete(project.bin.resolve("curl"));
        script(
                project.temp.resolve("apt-helper"),
                "[ \"$1 $2\" = 'download-file https://nodes.example/node-v24.tar.gz' ] && cp '" + archive + "' \"$3\"");
        Path inside = project.temp.resolve("inside/node-v24");
        script(inside.resolve("bin/node"), "echo v24.18.0");
        script(inside.resolve("bin/npm"));
        offer("node", "https://nodes.example/node-v24.tar.gz", sum(pack()));
        assertThat(project.launch("x").err())
                .contains("hidalgo: getting node-v24 to build the pages (from nodes.example) ...");
        assertThat(project.mavenCalls()).hasSize(1);
    }

    @Test
    void aDebianWhoseNodeIsTooOldGivesCurlForIt() throws Exception {
        jdk(project.jvms.resolve("jdk-25"), "25");
        project.beUser(0);
        Path curl = project.bin.resolve("curl");
        Path later = Files.move(curl, project.temp.resolve("curl"));
        script(project.bin.resolve("apt-cache"), "echo '  Candidate: 12.22.12~dfsg-1'");
        project.program("apt-get", "[ \"$1\" != install ] || cp '" + later + "' '" + curl + "'");
        Path inside = project.temp.resolve("inside/node-v24");
        script(inside.resolve("bin/node"), "echo v24.18.0");
        script(inside.resolve("bin/npm"));
        offer("node", "https://nodes.example/node-v24.tar.gz", sum(pack()));
        assertThat(project.launch("x").exit()).isEqualTo(7);
        assertThat(project.calls()).contains("apt-get install -y -qq --no-install-recommends curl ca-certificates");
    }

    @Test
    void aJdkComesFromItsMakers() throws Exception {
        project.installNode("v20.1.0");
        jdk(project.temp.resolve("inside/jdk-25.0.4"), "25.0.4");
        offer("jdk", "https://jdks.example/OpenJDK25U.tar.gz", sum(pack()));
        Run run = project.launch("x");
        assertThat(run.err())
                .first()
                .isEqualTo("hidalgo: getting OpenJDK25U to compile and run (from jdks.example) ...");
        assertThat(project.mavenCalls())
                .singleElement()
                .asString()
                .startsWith(project.temp.resolve("home/.cache/hidalgo/OpenJDK25U") + " in ");
    }

    @Test
    void anArchiveWithAnotherChecksumIsThrownAway() throws Exception {
        project.installNode("v20.1.0");
        jdk(project.temp.resolve("inside/jdk-25.0.4"), "25.0.4");
        pack();
        offer("jdk", "https://jdks.example/OpenJDK25U.tar.gz", "00ff");
        Run run = project.launch("x");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("  a JDK 25 or later (or JAVA_HOME set to one), to compile and run");
        assertThat(project.kept().resolve("setup.log")).content().contains("not 00ff");
        assertThat(project.temp.resolve("home/.cache/hidalgo")).isEmptyDirectory();
    }

    @Test
    void chromiumComesFromPlaywright() throws Exception {
        project.installAll();
        project.program("nginx");
        project.program("redis-server");
        project.program("python3");
        project.program(
                "npx",
                "script=$PLAYWRIGHT_BROWSERS_PATH/shell-1/linux/headless_shell",
                "mkdir -p \"${script%/*}\"",
                ": >\"$script\"");
        Run run = project.launch("test");
        assertThat(run.err())
                .containsExactly(
                        "hidalgo: getting Chromium to test the pages (with Playwright 1.2.3) ...",
                        "hidalgo: kept in " + project.temp.resolve("home/.cache/hidalgo") + ": chromium",
                        "hidalgo: shellcheck is missing, so its checks are skipped",
                        "hidalgo: pyflakes is missing, so its checks are skipped");
        assertThat(project.calls())
                .containsExactly("python3 -c import numpy", "npx --yes playwright@1.2.3 install --only-shell chromium");
        assertThat(project.mavenEnvironment())
                .contains("HIDALGO_CHROMIUM="
                        + project.temp.resolve("home/.cache/hidalgo/playwright-1.2.3/shell-1/linux/headless_shell"));
        assertThat(project.launch("test").err()).as("it is there").noneMatch(line -> line.contains("Chromium"));
    }

    @Test
    void everyArchiveIsPinned() throws IOException {
        List<String> lines = Files.readAllLines(LauncherProject.realRoot().resolve("launcher/downloads.txt"));
        assertThat(lines)
                .filteredOn(line -> !line.startsWith("#"))
                .hasSize(6)
                .allSatisfy(line -> assertThat(line)
                        .matches("(jdk|node) (linux|darwin)-(x64|arm64) [0-9a-f]{64} https://\\S+\\.tar\\.gz"));
    }

    @Test
    void theMavenWrapperIsApachesAndItsMavenIsPinned() throws Exception {
        assertThat(sum(LauncherProject.realRoot().resolve("mvnw"))).isEqualTo(MVNW);
        assertThat(LauncherProject.realRoot().resolve(".mvn/wrapper/maven-wrapper.properties"))
                .content()
                .containsPattern("\ndistributionSha256Sum=[0-9a-f]{64}\n");
    }

    @Test
    void aMachineWithoutUnzipUnpacksMavenWithTheJdk() throws Exception {
        Path home = Path.of(System.getProperty("java.home"));
        write(project.temp.resolve("zip/apache-maven/bin/mvn"), "echo Maven");
        Path zip = project.temp.resolve("maven.zip");
        run(
                home.resolve("bin/jar").toString(),
                "--create",
                "--no-manifest",
                "--file",
                zip.toString(),
                "-C",
                project.temp.resolve("zip").toString(),
                ".");
        Path there = Files.createDirectory(project.temp.resolve("there"));
        run(
                LauncherProject.realRoot().resolve("launcher/tools/unzip").toString(),
                "-q",
                zip.toString(),
                "-d",
                there.toString());
        assertThat(there.resolve("apache-maven/bin/mvn")).isExecutable();
    }

    private static void run(String... command) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
    }

    private Path pack() throws Exception {
        run("sh", "-c", "cd '" + project.temp.resolve("inside") + "' && tar -czf '" + archive + "' *");
        return archive;
    }

    private void offer(String tool, String address, String sum) throws IOException {
        write(project.root.resolve("launcher/downloads.txt"), tool + " linux-x64 " + sum + " " + address + "\n");
    }

    private static String sum(Path file) throws Exception {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    }
}
