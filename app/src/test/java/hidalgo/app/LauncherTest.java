package hidalgo.app;

import static hidalgo.app.LauncherProject.jdk;
import static hidalgo.app.LauncherProject.script;
import static hidalgo.app.LauncherProject.write;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.LauncherProject.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** When the launcher builds, with what, and what it starts. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a bash script")
class LauncherTest {
    @TempDir
    Path temp;

    private LauncherProject project;

    @BeforeEach
    void layOutAProject() throws IOException {
        project = new LauncherProject(temp);
    }

    @Test
    void anOldJdkIsNotTaken() throws Exception {
        project.installMaven();
        project.environment.put(
                "JAVA_HOME", jdk(project.temp.resolve("old"), "17.0.15").toString());
        jdk(project.jvms.resolve("jdk-24"), "24");
        jdk(project.jvms.resolve("jdk-9"), "9.0.4");
        Files.createSymbolicLink(
                project.bin.resolve("java"),
                jdk(project.temp.resolve("older"), "21.0.2").resolve("bin/java"));
        Run run = project.launch("--help");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("  a JDK 25 or later (or JAVA_HOME set to one), to compile and run");
    }

    @Test
    void aJreWithoutACompilerIsNotTaken() throws Exception {
        project.installMaven();
        Path jre = jdk(project.jvms.resolve("jre-25"), "25");
        Files.delete(jre.resolve("bin/javac"));
        assertThat(project.launch("--help").exit()).isEqualTo(2);
    }

    @Test
    void javaHomeComesFirstThenThePathThenTheFolders() throws Exception {
        project.installMaven();
        project.installNode("v20.1.0");
        jdk(project.jvms.resolve("a-jdk-27"), "27");
        jdk(project.jvms.resolve("b-jdk-25"), "25.0.1");
        assertThat(project.launch("x").jdk()).isEqualTo(project.jvms.resolve("b-jdk-25"));
        Path onThePath = jdk(project.temp.resolve("on-the-path"), "26-ea");
        Files.createSymbolicLink(project.bin.resolve("java"), onThePath.resolve("bin/java"));
        assertThat(project.launch("x").jdk()).isEqualTo(onThePath);
        Path home = jdk(project.temp.resolve("java home"), "25");
        project.environment.put("JAVA_HOME", home.toString());
        assertThat(project.launch("x").jdk()).isEqualTo(home);
    }

    @Test
    void aJdkWithoutAReleaseFileIsAskedForItsVersion() throws Exception {
        project.installMaven();
        project.installNode("v20.1.0");
        Path home = jdk(project.jvms.resolve("nameless"), "25.0.3");
        Files.delete(home.resolve("release"));
        assertThat(project.launch("x").jdk()).isEqualTo(home);
    }

    @Test
    void argumentsReachTheProgramFromAnyFolderAndThroughSymlinks() throws Exception {
        Path home = project.installAll();
        project.environment.put("HIDALGO_JAVA_OPTS", "-Xmx1g -Da=b");
        Path links = Files.createDirectories(project.temp.resolve("links"));
        Files.createSymbolicLink(links.resolve("first"), Path.of("../the project/hidalgo"));
        Files.createSymbolicLink(links.resolve("second"), links.resolve("first"));
        Run run = project.launch(List.of(links.resolve("second").toString(), "show", "a b", ""), links);
        assertThat(run.exit()).isEqualTo(7);
        assertThat(run.out())
                .containsExactly(
                        home.toString(),
                        links.toString(),
                        "-XX:+UseSerialGC",
                        "-XX:+ExitOnOutOfMemoryError",
                        "-Xmx1g",
                        "-Da=b",
                        "-jar",
                        project.root.resolve("app/target/launcher/workshop.jar").toString(),
                        "show",
                        "a b",
                        "");
    }

    @Test
    void aServersHeapBeginsSmallUnlessTheUserChooses() throws Exception {
        project.installAll();
        assertThat(project.launch("serve").out()).contains("-Xms64m", "-XX:MaxHeapFreeRatio=25");
        assertThat(project.launch("simulate").out()).doesNotContain("-Xms64m");
        project.environment.put("HIDALGO_JAVA_OPTS", "-Xmx48m");
        assertThat(project.launch("serve").out()).contains("-Xmx48m").doesNotContain("-Xms64m");
    }

    @Test
    void aCollectorOfTheUsersChoiceReplacesOurs() throws Exception {
        project.installAll();
        project.environment.put("HIDALGO_JAVA_OPTS", "-XX:+UseParallelGC");
        assertThat(project.launch("x").out()).contains("-XX:+UseParallelGC").doesNotContain("-XX:+UseSerialGC");
    }

    @Test
    void itBuildsOnceAndAgainWhenASourceChangesAppearsOrGoes() throws Exception {
        Path home = project.installAll();
        Run first = project.launch("x");
        assertThat(first.err()).containsExactly("building hidalgo (first run takes a minute) ...");
        assertThat(project.mavenCalls())
                .singleElement()
                .asString()
                .startsWith(home + " in " + project.root + ": -B -q")
                .endsWith("package");

        assertThat(project.launch("x").err()).isEmpty();
        assertThat(builds()).isEqualTo(1);

        write(project.root.resolve("rules/src/test/java/CastilloTest.java"), "class CastilloTest {}");
        project.launch("x");
        assertThat(builds()).as("a test is not in the jar").isEqualTo(1);

        Path source = project.root.resolve("rules/src/main/java/Castillo.java");
        Files.writeString(source, "record Castillo() {}");
        assertThat(project.launch("x").err()).containsExactly("building hidalgo ...");
        assertThat(builds()).as("changed source").isEqualTo(2);

        write(project.root.resolve("rules/src/main/resources/tiles.txt"), "1 2 3");
        project.launch("x");
        assertThat(builds()).as("new resource").isEqualTo(3);

        Files.delete(source);
        project.launch("x");
        assertThat(builds()).as("deleted source").isEqualTo(4);

        Files.writeString(project.root.resolve("pom.xml"), "<project></project>");
        project.launch("x");
        assertThat(builds()).as("changed pom").isEqualTo(5);

        Files.delete(project.root.resolve("app/target/launcher/workshop.jar"));
        project.launch("x");
        assertThat(builds()).as("deleted jar").isEqualTo(6);
    }

    @Test
    void aFailedBuildShowsMavensErrorsAndIsTriedAgain() throws Exception {
        project.installAll();
        script(
                project.bin.resolve("mvn"),
                "[ \"$1\" != --version ] || exit 0",
                "echo noise; for i in 1 2; do echo '[ERROR] Castillo: no roof'; done; echo '[ERROR] '; exit 1");
        Run run = project.launch("x");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .containsExactly(
                        "building hidalgo (first run takes a minute) ...",
                        "[ERROR] Castillo: no roof",
                        "hidalgo: the build failed; all of Maven's output is in "
                                + project.root.resolve("app/target/launcher/build.log"));
        project.installMaven();
        assertThat(project.launch("x").exit()).isEqualTo(7);
    }

    @Test
    void twoAtOnceBuildOnce() throws Exception {
        project.installAll();
        Path slow = project.temp.resolve("release-the-build");
        project.installMaven("while [ ! -e '" + slow + "' ]; do sleep 0.05; done");
        Process first = project.start(List.of(project.root.resolve("hidalgo").toString(), "x"), temp, "first");
        await(first, () -> !project.mavenCalls().isEmpty());
        Process second = project.start(List.of(project.root.resolve("hidalgo").toString(), "x"), temp, "second");
        boolean locks = Files.exists(project.bin.resolve("flock"));
        if (locks) {
            await(
                    second,
                    () -> Files.readString(project.temp.resolve("second.err")).contains("waiting for another build"));
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
        Path home = project.installAll();
        for (String tool : List.of("chromium", "nginx", "redis-server", "python3")) {
            project.program(tool);
        }
        assertThat(project.launch("test").exit()).isZero();
        project.launch("test", "-pl", "rules");
        assertThat(project.mavenCalls())
                .containsExactly(
                        home + " in " + project.root + ": -B verify -T 1.5C",
                        home + " in " + project.root + ": -B verify -pl rules");
        project.launch("x");
        assertThat(builds()).as("the tests have built the jar").isEqualTo(2);

        script(project.bin.resolve("mvn"), "[ \"$1\" = --version ]");
        assertThat(project.launch("test").exit()).isEqualTo(1);
    }

    @Test
    void quickTestsNeedNoBrowserAndLeaveOutWhatTakesLong() throws Exception {
        Path home = project.installAll();
        assertThat(project.launch("test", "--quick", "-o").exit()).isZero();
        assertThat(project.mavenCalls())
                .containsExactly(
                        home + " in " + project.root
                                + ": -B verify -T 1.5C -pl !browser,!bench -Dtest.without=slow,matrix -DskipITs -Dproof.skip -o");
        project.launch("x");
        assertThat(builds()).as("part of the tests has not built the jar").isEqualTo(2);
    }

    @Test
    void theMatrixIsACommandOfItsOwn() throws Exception {
        Path home = project.installAll();
        project.program("chromium");
        assertThat(project.launch("test", "--matrix").exit()).isZero();
        assertThat(project.mavenCalls())
                .containsExactly(home + " in " + project.root
                        + ": -B verify -pl rules,bots,server,app,workshop,browser -am -Dtest.without=none"
                        + " -Dtest=*Matrix,hidalgo/browser/**/*Test,CheckerAgreementTest,BotGamesTest,PointlessMovesTest,KilledTest,"
                        + "ChampionsMemoryTest,LoadCommandTest"
                        + " -Dsurefire.failIfNoSpecifiedTests=false -Dchecked.games=100 -Dbots.games=300 -Dkills=10");
    }

    @Test
    void testExplainsItself() throws Exception {
        for (List<String> question : List.of(List.of("test", "--help"), List.of("help", "test"))) {
            Run run = project.launch(question.toArray(String[]::new));
            assertThat(run.exit()).isZero();
            assertThat(run.out()).contains("Usage: hidalgo test [--quick | --matrix] [MAVEN-ARG...]");
        }
        assertThat(project.mavenCalls()).isEmpty();
    }

    private static void await(Process process, Callable<Boolean> event) throws Exception {
        while (!event.call()) {
            assertThat(process.isAlive()).as("the launcher waits").isTrue();
            Thread.sleep(10);
        }
    }

    private int builds() throws IOException {
        return project.mavenCalls().size();
    }
}
