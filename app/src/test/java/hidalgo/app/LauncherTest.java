package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Runs a copy of the launcher in a project of one class, with JDKs and a Maven that only write down how they were called. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a bash script")
class LauncherTest {
    private static final List<String> TOOLS = List.of(
            "awk",
            "basename",
            "bash",
            "cat",
            "cksum",
            "cp",
            "dirname",
            "env",
            "find",
            "flock",
            "grep",
            "head",
            "mkdir",
            "mv",
            "readlink",
            "sed",
            "sleep",
            "sort",
            "tail",
            "xargs");

    @TempDir
    Path temp;

    private final Map<String, String> environment = new TreeMap<>();
    private Path project;
    private Path bin;
    private Path jvms;
    private Path mavenCalls;

    @BeforeEach
    void layOutAProject() throws IOException {
        temp = temp.toRealPath();
        project = Files.createDirectories(temp.resolve("the project"));
        bin = Files.createDirectories(temp.resolve("bin"));
        jvms = Files.createDirectories(temp.resolve("jvms"));
        mavenCalls = temp.resolve("maven-calls");
        copyLauncher();
        Files.writeString(project.resolve("pom.xml"), "<project/>");
        write(project.resolve("rules/pom.xml"), "<project/>");
        write(project.resolve("rules/src/main/java/Castillo.java"), "class Castillo {}");
        for (String tool : TOOLS) {
            offerTool(tool);
        }
        environment.put("PATH", bin.toString());
        environment.put("HOME", temp.resolve("home").toString());
        environment.put("HIDALGO_JVM_FOLDERS", jvms.toString());
    }

    @Test
    void withoutAJdkItSaysWhatToInstall() throws Exception {
        installMaven();
        Run run = launch("--help");
        assertThat(run.exit).isEqualTo(2);
        assertThat(run.err)
                .containsExactly("hidalgo: JDK 25 or later is missing; "
                        + "install one (https://adoptium.net) or set JAVA_HOME to it");
    }

    @Test
    void anOldJdkIsNotTaken() throws Exception {
        installMaven();
        environment.put("JAVA_HOME", jdk(temp.resolve("old"), "17.0.15").toString());
        jdk(jvms.resolve("jdk-24"), "24");
        jdk(jvms.resolve("jdk-9"), "9.0.4");
        Files.createSymbolicLink(
                bin.resolve("java"), jdk(temp.resolve("older"), "21.0.2").resolve("bin/java"));
        Run run = launch("--help");
        assertThat(run.exit).isEqualTo(2);
        assertThat(run.err).singleElement().asString().contains("JDK 25 or later is missing");
    }

    @Test
    void aJreWithoutACompilerIsNotTaken() throws Exception {
        installMaven();
        Path jre = jdk(jvms.resolve("jre-25"), "25");
        Files.delete(jre.resolve("bin/javac"));
        assertThat(launch("--help").exit).isEqualTo(2);
    }

    @Test
    void javaHomeComesFirstThenThePathThenTheFolders() throws Exception {
        installMaven();
        jdk(jvms.resolve("a-jdk-27"), "27");
        jdk(jvms.resolve("b-jdk-25"), "25.0.1");
        assertThat(launch("x").jdk()).isEqualTo(jvms.resolve("b-jdk-25"));
        Path onThePath = jdk(temp.resolve("on-the-path"), "26-ea");
        Files.createSymbolicLink(bin.resolve("java"), onThePath.resolve("bin/java"));
        assertThat(launch("x").jdk()).isEqualTo(onThePath);
        Path home = jdk(temp.resolve("java home"), "25");
        environment.put("JAVA_HOME", home.toString());
        assertThat(launch("x").jdk()).isEqualTo(home);
    }

    @Test
    void aJdkWithoutAReleaseFileIsAskedForItsVersion() throws Exception {
        installMaven();
        Path home = jdk(jvms.resolve("nameless"), "25.0.3");
        Files.delete(home.resolve("release"));
        assertThat(launch("x").jdk()).isEqualTo(home);
    }

    @Test
    void withoutMavenItSaysWhatToInstall() throws Exception {
        jdk(jvms.resolve("jdk-25"), "25");
        Run run = launch("--help");
        assertThat(run.exit).isEqualTo(2);
        assertThat(run.err)
                .singleElement()
                .asString()
                .startsWith("hidalgo: Apache Maven is missing; install Maven 3.8 or later");
    }

    @Test
    void aWebPartNeedsNode() throws Exception {
        jdk(jvms.resolve("jdk-25"), "25");
        installMaven();
        write(project.resolve("web/package.json"), "{}");
        Run run = launch("--help");
        assertThat(run.exit).isEqualTo(2);
        assertThat(run.err)
                .singleElement()
                .asString()
                .startsWith("hidalgo: Node.js is missing; install Node 20 or later");
    }

    @Test
    void argumentsReachTheProgramFromAnyFolderAndThroughSymlinks() throws Exception {
        Path home = jdk(jvms.resolve("jdk-25"), "25");
        installMaven();
        environment.put("HIDALGO_JAVA_OPTS", "-Xmx1g -Da=b");
        Path links = Files.createDirectories(temp.resolve("links"));
        Files.createSymbolicLink(links.resolve("first"), Path.of("../the project/hidalgo"));
        Files.createSymbolicLink(links.resolve("second"), links.resolve("first"));
        Run run = launch(List.of(links.resolve("second").toString(), "show", "a b", ""), links);
        assertThat(run.exit).isEqualTo(7);
        assertThat(run.out)
                .containsExactly(
                        home.toString(),
                        links.toString(),
                        "-XX:+UseSerialGC",
                        "-XX:+ExitOnOutOfMemoryError",
                        "-Xmx1g",
                        "-Da=b",
                        "-jar",
                        project.resolve("app/target/launcher/hidalgo.jar").toString(),
                        "show",
                        "a b",
                        "");
    }

    @Test
    void aCollectorOfTheUsersChoiceReplacesOurs() throws Exception {
        jdk(jvms.resolve("jdk-25"), "25");
        installMaven();
        environment.put("HIDALGO_JAVA_OPTS", "-XX:+UseParallelGC");
        assertThat(launch("x").out).contains("-XX:+UseParallelGC").doesNotContain("-XX:+UseSerialGC");
    }

    @Test
    void itBuildsOnceAndAgainWhenASourceChangesAppearsOrGoes() throws Exception {
        Path home = jdk(jvms.resolve("jdk-25"), "25");
        installMaven();
        Run first = launch("x");
        assertThat(first.err).containsExactly("building hidalgo (first run takes a minute) ...");
        assertThat(Files.readAllLines(mavenCalls))
                .singleElement()
                .asString()
                .startsWith(home + " in " + project + ": -B -q")
                .endsWith("package");

        assertThat(launch("x").err).isEmpty();
        assertThat(builds()).isEqualTo(1);

        write(project.resolve("rules/src/test/java/CastilloTest.java"), "class CastilloTest {}");
        launch("x");
        assertThat(builds()).as("a test is not in the jar").isEqualTo(1);

        Path source = project.resolve("rules/src/main/java/Castillo.java");
        Files.writeString(source, "record Castillo() {}");
        assertThat(launch("x").err).containsExactly("building hidalgo ...");
        assertThat(builds()).as("changed source").isEqualTo(2);

        write(project.resolve("rules/src/main/resources/tiles.txt"), "1 2 3");
        launch("x");
        assertThat(builds()).as("new resource").isEqualTo(3);

        Files.delete(source);
        launch("x");
        assertThat(builds()).as("deleted source").isEqualTo(4);

        Files.writeString(project.resolve("pom.xml"), "<project></project>");
        launch("x");
        assertThat(builds()).as("changed pom").isEqualTo(5);

        Files.delete(project.resolve("app/target/launcher/hidalgo.jar"));
        launch("x");
        assertThat(builds()).as("deleted jar").isEqualTo(6);
    }

    @Test
    void aFailedBuildShowsMavensErrorsAndIsTriedAgain() throws Exception {
        jdk(jvms.resolve("jdk-25"), "25");
        script(
                bin.resolve("mvn"),
                "echo noise; for i in 1 2; do echo '[ERROR] Castillo: no roof'; done; echo '[ERROR] '; exit 1");
        Run run = launch("x");
        assertThat(run.exit).isEqualTo(2);
        assertThat(run.out).isEmpty();
        assertThat(run.err)
                .containsExactly(
                        "building hidalgo (first run takes a minute) ...",
                        "[ERROR] Castillo: no roof",
                        "hidalgo: the build failed; all of Maven's output is in "
                                + project.resolve("app/target/launcher/build.log"));
        installMaven();
        assertThat(launch("x").exit).isEqualTo(7);
    }

    @Test
    void twoAtOnceBuildOnce() throws Exception {
        jdk(jvms.resolve("jdk-25"), "25");
        Path slow = temp.resolve("release-the-build");
        installMaven("while [ ! -e '" + slow + "' ]; do sleep 0.05; done");
        Process first = start(List.of(project.resolve("hidalgo").toString(), "x"), temp, "first");
        await(first, () -> Files.exists(mavenCalls));
        Process second = start(List.of(project.resolve("hidalgo").toString(), "x"), temp, "second");
        boolean locks = Files.exists(bin.resolve("flock"));
        if (locks) {
            await(second, () -> Files.readString(temp.resolve("second.err")).contains("waiting for another build"));
        }
        Files.createFile(slow);
        assertThat(first.waitFor()).isEqualTo(7);
        assertThat(second.waitFor()).isEqualTo(7);
        if (locks) {
            assertThat(builds()).isEqualTo(1);
        }
    }

    @Test
    void testIsMavensVerifyAndPassesItsArgumentsAndExitCodeOn() throws Exception {
        Path home = jdk(jvms.resolve("jdk-25"), "25");
        installMaven();
        assertThat(launch("test").exit).isZero();
        launch("test", "-pl", "rules");
        assertThat(Files.readAllLines(mavenCalls))
                .containsExactly(
                        home + " in " + project + ": -B verify", home + " in " + project + ": -B verify -pl rules");
        launch("x");
        assertThat(builds()).as("the tests have built the jar").isEqualTo(2);

        script(bin.resolve("mvn"), "exit 1");
        assertThat(launch("test").exit).isEqualTo(1);
    }

    @Test
    void testExplainsItself() throws Exception {
        jdk(jvms.resolve("jdk-25"), "25");
        Run run = launch("test", "--help");
        assertThat(run.exit).isZero();
        assertThat(run.out).contains("Usage: hidalgo test [MAVEN-ARG...]");
        assertThat(mavenCalls).doesNotExist();
    }

    private static void await(Process process, Callable<Boolean> event) throws Exception {
        while (!event.call()) {
            assertThat(process.isAlive()).as("the launcher waits").isTrue();
            Thread.sleep(10);
        }
    }

    private int builds() throws IOException {
        return Files.readAllLines(mavenCalls).size();
    }

    private Run launch(String... args) throws Exception {
        List<String> command =
                new ArrayList<>(List.of(project.resolve("hidalgo").toString()));
        command.addAll(List.of(args));
        return launch(command, temp);
    }

    private Run launch(List<String> command, Path folder) throws Exception {
        int exit = start(command, folder, "run").waitFor();
        return new Run(exit, Files.readAllLines(temp.resolve("run.out")), Files.readAllLines(temp.resolve("run.err")));
    }

    private Process start(List<String> command, Path folder, String name) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(temp.resolve(name + ".out").toFile())
                .redirectError(temp.resolve(name + ".err").toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder.start();
    }

    /** What a launched program printed; a fake java prints its home, its folder and its arguments, and exits with 7. */
    private record Run(int exit, List<String> out, List<String> err) {
        Path jdk() {
            return Path.of(out.getFirst());
        }
    }

    private static Path jdk(Path home, String version) throws IOException {
        write(home.resolve("release"), "IMPLEMENTOR=\"None\"\nJAVA_VERSION=\"" + version + "\"\n");
        script(home.resolve("bin/javac"), "exit 1");
        script(
                home.resolve("bin/java"),
                "if [ \"$1\" = -version ]; then echo 'openjdk version \"" + version + "\" 2025-09-16' >&2; exit; fi",
                "printf '%s\\n' '" + home + "' \"$PWD\" \"$@\"",
                "exit 7");
        return home;
    }

    private void installMaven(String... first) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("printf '%s in %s: %s\\n' \"$JAVA_HOME\" \"$PWD\" \"$*\" >>'" + mavenCalls + "'");
        lines.addAll(List.of(first));
        lines.add("mkdir -p app/target && echo jar >app/target/hidalgo.jar");
        script(bin.resolve("mvn"), lines.toArray(String[]::new));
    }

    private void offerTool(String name) throws IOException {
        for (String folder : System.getenv("PATH").split(":")) {
            Path tool = Path.of(folder, name);
            if (Files.isExecutable(tool)) {
                write(bin.resolve(name), "#!/bin/sh\nexec '" + tool + "' \"$@\"\n");
                executable(bin.resolve(name));
                return;
            }
        }
        assertThat(name).as("a tool the launcher needs").isEqualTo("flock");
    }

    private static void script(Path file, String... lines) throws IOException {
        write(file, "#!/usr/bin/env bash\n" + String.join("\n", lines) + "\n");
        executable(file);
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static void executable(Path file) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private void copyLauncher() throws IOException {
        Files.copy(launcher(), project.resolve("hidalgo"));
        executable(project.resolve("hidalgo"));
        Path parts = Files.createDirectory(project.resolve("launcher"));
        try (Stream<Path> files = Files.list(launcher().resolveSibling("launcher"))) {
            for (Path file : files.toList()) {
                Files.copy(file, parts.resolve(file.getFileName()));
            }
        }
    }

    /** The real launcher: Maven runs tests in the module's folder, an editor perhaps in the project's. */
    private static Path launcher() {
        Path inParent = Path.of("..", "hidalgo").toAbsolutePath();
        return Files.isRegularFile(inParent) ? inParent : Path.of("hidalgo").toAbsolutePath();
    }
}
