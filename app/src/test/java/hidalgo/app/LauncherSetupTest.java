package hidalgo.app;

import static hidalgo.app.LauncherProject.jdk;
import static hidalgo.app.LauncherProject.script;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.LauncherProject.Run;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What the launcher gets on machines that lack something, and what it says. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a bash script")
class LauncherSetupTest {
    private static final String MAVEN = "hidalgo: getting Maven 3.9.16 to build (with the Maven wrapper) ...";

    @TempDir
    Path temp;

    private LauncherProject project;

    @BeforeEach
    void layOutABareMachine() throws IOException {
        project = new LauncherProject(temp);
        script(
                project.root.resolve("mvnw"),
                "echo \"mvnw $*\" >>'" + project.temp.resolve("calls") + "'",
                "program=\"$HOME/.m2/wrapper/dists/apache-maven-3.9.16/hash/bin/mvn\"",
                "mkdir -p \"${program%/*}\" && : >\"$program\" && chmod +x \"$program\"",
                String.join("\n", project.maven("3.9.16")));
    }

    @Test
    void rootGetsEverythingFromDebianAtOnceButMaven() throws Exception {
        jdk(project.jvms.resolve("jdk-25"), "25");
        project.beUser(0);
        debian(
                "nodejs 20.19.2",
                "npm 9.2.0",
                "chromium 150.0.1",
                "chromium-headless-shell 150.0.1",
                "nginx-light 1.26.3",
                "redis-server 7.0.15",
                "python3 3.13.5",
                "python3-numpy 2.2.4");
        Run run = project.launch("test");
        assertThat(run.err())
                .containsExactly(
                        "hidalgo: getting nodejs npm to build the pages, chromium-headless-shell fonts-dejavu-core to test the pages, "
                                + "nginx-light to test servers behind it, "
                                + "redis-server to test messages between servers, python3 python3-numpy to test the Python package (with apt-get) ...",
                        MAVEN);
        assertThat(run.exit()).isZero();
        assertThat(project.calls())
                .containsExactly(
                        "apt-get update -qq",
                        "apt-get install -y -qq --no-install-recommends nodejs npm chromium-headless-shell fonts-dejavu-core nginx-light redis-server python3 python3-numpy",
                        "mvnw --version",
                        "mvnw -B verify -T 1C");
        assertThat(project.mavenEnvironment())
                .contains(
                        "HIDALGO_CHROMIUM=" + project.bin.resolve("chromium-headless-shell"),
                        "HIDALGO_NGINX=" + project.bin.resolve("nginx"),
                        "HIDALGO_REDIS=" + project.bin.resolve("redis-server"));
        assertThat(project.launch("test").err()).as("now all is there").isEmpty();
    }

    @Test
    void sudoWithoutAPasswordWillDo() throws Exception {
        jdk(project.jvms.resolve("jdk-25"), "25");
        debian("nodejs 20.19.2", "npm 9.2.0");
        project.program("sudo", "shift", "[ \"$1\" = true ] || \"$@\"");
        assertThat(project.launch("x").exit()).isEqualTo(7);
        assertThat(project.calls())
                .contains(
                        "sudo -n apt-get update -qq",
                        "sudo -n env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends"
                                + " nodejs npm");
    }

    @Test
    void aBuildNeedsNoBrowser() throws Exception {
        project.installAll();
        assertThat(project.launch("x").err()).containsExactly("building hidalgo (first run takes a minute) ...");
    }

    @Test
    void ifOneThingCantBeHadAllThatIsMissingIsSaidAndNothingIsGot() throws Exception {
        debian("openjdk-25-jdk-headless 25.0.3", "nodejs 20.19.2", "npm 9.2.0", "chromium 150.0.1");
        project.program("sudo", "exit 1");
        project.program("curl", "exit 1");
        Run run = project.launch("test");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .containsExactly(
                        "hidalgo: this machine is missing:",
                        "  a JDK 25 or later (or JAVA_HOME set to one), to compile and run",
                        "  Apache Maven 3.8 or later, to build",
                        "  Node.js 18 or later with npm, to build the pages",
                        "  Chromium (or HIDALGO_CHROMIUM set to one), to test the pages",
                        "  nginx, to test servers behind it",
                        "  Redis or Valkey, to test messages between servers",
                        "  Python 3 with NumPy (or HIDALGO_PYTHON set to one), to test the Python package",
                        "Install all of it with this command, then try again:",
                        "  sudo apt-get update && sudo apt-get install -y --no-install-recommends openjdk-25-jdk-headless maven "
                                + "nodejs npm chromium fonts-dejavu-core nginx-light redis-server python3 python3-numpy");
        assertThat(project.calls()).containsOnly("sudo -n true");
    }

    @Test
    void macosLearnsItInItsOwnWords() throws Exception {
        project.program("brew");
        Run run = project.launch("test");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).endsWith("  brew install temurin@25 maven node google-chrome nginx redis python");
    }

    @Test
    void elsewhereItSaysWhatIsMissing() throws Exception {
        Run run = project.launch("x");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .containsExactly(
                        "hidalgo: this machine is missing:",
                        "  a JDK 25 or later (or JAVA_HOME set to one), to compile and run",
                        "  Apache Maven 3.8 or later, to build",
                        "  Node.js 18 or later with npm, to build the pages",
                        "Install them with your system's package manager, then try again.");
    }

    @Test
    void whoWantsNothingInstalledIsObeyed() throws Exception {
        jdk(project.jvms.resolve("jdk-25"), "25");
        project.beUser(0);
        debian("nodejs 20.19.2", "npm 9.2.0");
        project.environment.put("HIDALGO_INSTALL", "no");
        Run run = project.launch("x");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .endsWith("  apt-get update && apt-get install -y --no-install-recommends maven nodejs npm");
        assertThat(project.calls()).isEmpty();
    }

    @Test
    void whatDebianFailsToInstallIsSaidWithThePlaceOfItsOutput() throws Exception {
        jdk(project.jvms.resolve("jdk-25"), "25");
        project.beUser(0);
        debian("nodejs 20.19.2", "npm 9.2.0");
        project.program("apt-get", "echo 'no route to the mirror'; exit 100");
        Run run = project.launch("test");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .contains("  nginx, to test servers behind it")
                .doesNotContain("  Apache Maven 3.8 or later, to build")
                .endsWith("What was tried is in " + project.kept().resolve("setup.log"));
        assertThat(project.kept().resolve("setup.log")).content().contains("no route to the mirror");
    }

    @Test
    void anOldMavenAndAnOldNodeAreNotTaken() throws Exception {
        jdk(project.jvms.resolve("jdk-25"), "25");
        project.beUser(0);
        project.installNode("v16.20.0");
        script(project.bin.resolve("mvn"), project.maven("3.6.3"));
        debian("nodejs 20.19.2", "npm 9.2.0");
        Run run = project.launch("x");
        assertThat(run.err())
                .containsExactly(
                        "hidalgo: getting nodejs npm to build the pages (with apt-get) ...",
                        MAVEN,
                        "building hidalgo (first run takes a minute) ...");
        assertThat(project.calls()).last().asString().startsWith("mvnw -B -q");
    }

    /** A Debian that has these packages, each with its version; apt-get installs programs that do nothing. */
    private void debian(String... packages) throws IOException {
        StringBuilder policy = new StringBuilder();
        for (String name : packages) {
            List<String> words = List.of(name.split(" "));
            policy.append("  ")
                    .append(words.getFirst())
                    .append(") echo '  Candidate: ")
                    .append(words.getLast())
                    .append("+dfsg-1' ;;\n");
        }
        script(project.bin.resolve("apt-cache"), "case $2 in\n" + policy + "esac");
        String bin = "'" + project.bin + "'";
        project.program(
                "apt-get",
                "[ \"$1\" = install ] || exit 0",
                "for package; do",
                "  case $package in",
                "    nodejs) printf '#!/bin/sh\\necho v20.19.2\\n' >" + bin + "/node; chmod +x " + bin + "/node ;;",
                "    nginx-light) cp " + bin + "/true " + bin + "/nginx ;;",
                "    redis-server) cp " + bin + "/true " + bin + "/redis-server ;;",
                "    npm | chromium-headless-shell | python3) cp " + bin + "/true " + bin + "/$package ;;",
                "  esac",
                "done");
        script(project.bin.resolve("true"));
    }
}
