package hidalgo.app;

import static hidalgo.app.LauncherProject.script;
import static hidalgo.app.LauncherProject.write;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The settings that the launcher passes to the tools that it has found, and the part of their output that it shows. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a bash script")
class LauncherToolsTest {
    @TempDir
    Path temp;

    private LauncherProject project;

    @BeforeEach
    void layOutAProject() throws IOException {
        project = new LauncherProject(temp);
    }

    @Test
    void whatOnlyChecksThePagesIsNeitherDownloadedNorDeleted() throws Exception {
        project.installAll();
        project.launch("x");
        assertThat(project.mavenCalls()).last().asString().contains("-Punchecked", "-Dnpm.dev=omit");
        Files.createDirectories(project.root.resolve("web/node_modules/typescript"));
        write(project.root.resolve("docs/rules/page.md"), "");
        project.launch("x");
        assertThat(project.mavenCalls()).hasSize(2).last().asString().doesNotContain("npm.dev");
    }

    @Test
    void packageGetsTheFoundTools() throws Exception {
        script(project.root.resolve("packaging/package"), "echo \"$JAVA_HOME: $*\"");
        assertThat(project.launch("help", "package").out()).containsExactly(": --help");
        Path home = project.installAll();
        assertThat(project.launch("package").out()).containsExactly(home + ": ");
        assertThat(project.launch("package", "--static", "pages").out())
                .as("the jar does it")
                .endsWith("package", "--static", "pages");
    }

    /** Some Mavens reset colours on the error output, even when they only print their version. */
    @Test
    void whatMavenSaysWhenAskedForItsVersionIsNotShown() throws Exception {
        project.installAll();
        project.installMaven();
        Path maven = project.bin.resolve("mvn");
        Files.writeString(
                maven, Files.readString(maven).replace("--version ]; then ", "--version ]; then echo reset >&2; "));
        assertThat(project.launch("x").err()).containsExactly("building hidalgo (first run takes a minute) ...");
    }

    /** PostgreSQL refuses to run as root. */
    @Test
    void ifRootCannotSwitchUsersTheTestsPostgresRunsWithoutPrivileges() throws Exception {
        project.installAll();
        project.beUser(0);
        project.program("setpriv");
        project.program("chown");
        String tools = "PATH=" + project.root.resolve("launcher/root-tools") + ":";

        script(project.bin.resolve("unshare"), "[ \"$*\" = '-U true' ]");
        project.launch("test", "-pl", "server");
        assertThat(project.mavenEnvironment()).noneMatch(line -> line.startsWith(tools));

        script(project.bin.resolve("unshare"), "echo 'unshare failed: Operation not permitted' >&2; exit 1");
        assertThat(project.launch("test", "-pl", "server").err()).isEmpty();
        assertThat(project.mavenEnvironment()).anyMatch(line -> line.startsWith(tools));

        String program = project.root.resolve("launcher/root-tools/unshare").toString();
        project.launch(List.of("bash", program, "-U", "initdb", "-U", "postgres", "-D", "the data"), temp);
        assertThat(project.calls())
                .endsWith(
                        "chown 65534:65534 the data",
                        "setpriv --reuid=65534 --regid=65534 --clear-groups initdb -U postgres -D the data");
    }
}
