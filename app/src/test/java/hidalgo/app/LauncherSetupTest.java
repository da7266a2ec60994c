package hidalgo.app;

import static hidalgo.app.LauncherProject.jdk;
import static hidalgo.app.LauncherProject.script;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.LauncherProject.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The tools that the launcher gets on machines that lack some, and its messages. */
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
        debian("nodejs 20.19.2", "npm 9.2.0", "chromium 150.0.1", "chromium-headless-shell 150.0.1");
        Run run = project.launch("test");
        String installed = "nodejs npm";
        Path own = project.temp.resolve("home/.cache/hidalgo");
        assertThat(run.err())
                .containsExactly(
                        "hidalgo: getting nodejs npm to build the pages (with apt-get) ...",
                        MAVEN,
                        "hidalgo: getting chromium-headless-shell fonts-dejavu-core to test the pages (unpacked, not"
                                + " installed) ...",
                        "hidalgo: getting nginx-light to test servers behind it (unpacked, not installed) ...",
                        "hidalgo: getting redis-server to test messages between servers (unpacked, not installed) ...",
                        "hidalgo: getting python3 python3-numpy to test the Python package (unpacked, not installed)"
                                + " ...",
                        "hidalgo: installed: " + installed,
                        "hidalgo: kept in " + own + ": chromium nginx redis python",
                        "hidalgo: getting shellcheck to check the shell scripts (unpacked, not installed) ...",
                        "hidalgo: getting pyflakes3 to check the Python code (unpacked, not installed) ...",
                        "hidalgo: kept in " + own + ": shellcheck pyflakes");
        assertThat(run.exit()).isZero();
        assertThat(project.calls())
                .filteredOn(call -> !call.contains(own.toString()))
                .containsExactly(
                        "apt-get update -qq",
                        "apt-get install -y -qq --no-install-recommends " + installed,
                        "no service may start",
                        "mvnw --version",
                        "mvnw -B verify -T 1.5C");
        assertThat(project.temp.resolve("policy-rc.d"))
                .as("only while packages are installed")
                .doesNotExist();
        assertThat(project.mavenEnvironment())
                .contains(
                        "HIDALGO_CHROMIUM=" + own.resolve("debian/chromium/run"),
                        "HIDALGO_PYTHON=" + own.resolve("debian/python/run"),
                        "HIDALGO_NGINX=" + own.resolve("debian/nginx/run"),
                        "HIDALGO_REDIS=" + own.resolve("debian/redis/run"),
                        "HIDALGO_SHELLCHECK=" + own.resolve("debian/shellcheck/run"),
                        "HIDALGO_PYFLAKES=" + own.resolve("debian/pyflakes/run"));
        assertThat(project.launch("test").err()).as("now all is there").isEmpty();
        project.launch("test", "-pl", "browser");
        assertThat(project.mavenEnvironment())
                .as("a part of the tests uses it too")
                .contains("HIDALGO_CHROMIUM=" + own.resolve("debian/chromium/run"));
    }

    @Test
    void whatCanBeUnpackedNeedsNoRoot() throws Exception {
        project.installAll();
        debian("chromium 150.0.1");
        project.program("sudo", "exit 1");
        Run run = project.launch("test");
        Path own = project.temp.resolve("home/.cache/hidalgo");
        assertThat(run.err()).contains("hidalgo: kept in " + own + ": chromium nginx redis python");
        assertThat(run.exit()).isZero();
        assertThat(started("redis", "--port", "7"))
                .containsExactly("libraries " + own.resolve("debian/redis/usr/lib/of-redis"), "redis-server --port 7");
        assertThat(started("chromium", "--headless"))
                .containsExactly(
                        "fonts " + own.resolve("debian/chromium/usr/share") + " "
                                + own.resolve("debian/chromium/etc/fonts"),
                        "chromium --headless");
        assertThat(started("pyflakes", "a.py"))
                .containsExactly(
                        "modules " + own.resolve("debian/pyflakes/usr/lib/python3/dist-packages"),
                        "python3 -m pyflakes a.py");
        project.environment.put("PYTHONPATH", "/a/module");
        assertThat(started("pyflakes", "a.py"))
                .startsWith("modules /a/module:" + own.resolve("debian/pyflakes/usr/lib/python3/dist-packages"));
    }

    private List<String> started(String tool, String... arguments) throws Exception {
        Path run =
                project.temp.resolve("home/.cache/hidalgo/debian").resolve(tool).resolve("run");
        List<String> command = new ArrayList<>(List.of(run.toString()));
        command.addAll(List.of(arguments));
        return project.launch(command, temp).out();
    }

    /** A machine may have a part: then only the rest is unpacked. */
    @Test
    void aProgramThatIsInstalledGetsOnlyWhatItLacks() throws Exception {
        project.installAll();
        debian("chromium 150.0.1");
        project.program(
                "dpkg-deb",
                "mkdir -p \"$3/usr/lib/python3/dist-packages/numpy\" \"$3/usr/sbin\" \"$3/usr/bin\""
                        + " \"$3/usr/lib/chromium\"",
                "for file in sbin/nginx bin/redis-server bin/shellcheck lib/chromium/chromium; do",
                "  cp '" + project.bin.resolve("true") + "' \"$3/usr/$file\"",
                "done");
        project.launch("test");
        assertThat(project.temp.resolve("home/.cache/hidalgo/debian/python/run"))
                .content()
                .contains("python/usr/lib/python3/dist-packages\"")
                .endsWith("exec \"/usr/bin/python3\" \"$@\"\n");
    }

    @Test
    void aPackageThatCantBeUnpackedIsSaid() throws Exception {
        project.installAll();
        for (String tool : List.of("chromium", "python3", "shellcheck", "pyflakes3", "redis-server")) {
            project.program(tool);
        }
        debian();
        project.program("dpkg-deb", "echo 'no space left'; exit 2");
        Run run = project.launch("test");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .contains("  nginx, to test servers behind it")
                .doesNotContain("  Redis or Valkey, to test");
        assertThat(project.temp.resolve("home/.cache/hidalgo/debian")).isEmptyDirectory();
        assertThat(project.kept().resolve("setup.log")).content().contains("no space left");
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "other systems' script has other options")
    void atATerminalAPersonIsAskedBeforeAnythingIsInstalled() throws Exception {
        jdk(project.jvms.resolve("jdk-25"), "25");
        project.beUser(0);
        debian("nodejs 20.19.2", "npm 9.2.0");
        String launch = "'" + project.root.resolve("hidalgo") + "' x";
        Run refused = project.launch(List.of("/bin/sh", "-c", "echo n | " + inATerminal(launch)), temp);
        assertThat(String.join("\n", refused.out()))
                .contains("hidalgo: install nodejs npm with apt-get? [Y/n] ")
                .contains("hidalgo: this machine is missing:");
        assertThat(project.calls()).noneMatch(call -> call.startsWith("apt-get install"));
        project.launch(List.of("/bin/sh", "-c", "echo | " + inATerminal(launch)), temp);
        assertThat(project.calls()).contains("apt-get install -y -qq --no-install-recommends nodejs npm");
    }

    private static String inATerminal(String command) {
        return "/usr/bin/script --quiet --return --command \"" + command + "\" /dev/null";
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
        Files.delete(project.bin.resolve("dpkg-deb"));
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
                        "  sudo apt-get update && sudo apt-get install -y --no-install-recommends"
                                + " openjdk-25-jdk-headless maven nodejs npm chromium fonts-dejavu-core nginx-light"
                                + " redis-server python3 python3-numpy");
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
                .contains("  Node.js 18 or later with npm, to build the pages")
                .as("it is there")
                .doesNotContain("  Apache Maven 3.8 or later, to build")
                .as("without Node, it was not tried")
                .doesNotContain("  nginx, to test servers behind it")
                .endsWith("Details are in " + project.kept().resolve("setup.log"));
        assertThat(project.kept().resolve("setup.log")).content().contains("no route to the mirror");
    }

    @Test
    void whatNeitherDebianNorItsMakersGiveIsSaidWithThePlaceWhereItIs() throws Exception {
        project.beUser(0);
        debian("nodejs 20.19.2", "npm 9.2.0");
        script(project.bin.resolve("curl"), "echo 'Could not resolve host'; exit 6");
        LauncherProject.write(
                project.root.resolve("launcher/downloads.txt"),
                "jdk linux-x64 00ff https://jdks.example/OpenJDK25U.tar.gz\n");
        Run run = project.launch("x");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .contains("hidalgo: installed: nodejs npm curl ca-certificates")
                .endsWith(
                        "hidalgo: this machine is missing:",
                        "  a JDK 25 or later (or JAVA_HOME set to one), to compile and run",
                        "Debian has no JDK 25: get one from https://adoptium.net, and set JAVA_HOME to its folder.",
                        "Details are in " + project.kept().resolve("setup.log"));
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
                        "hidalgo: installed: nodejs npm",
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
        script(project.bin.resolve("apt-cache"), "case ${!#} in\n" + policy + "esac");
        String bin = "'" + project.bin + "'";
        project.program(
                "apt-get",
                "case $* in",
                "  *--print-uris*) echo \"'http://deb.example/x' ${!#}_1.0_amd64.deb 7 SHA256:00\"; exit ;;",
                "  *' download '*) : >\"${!#}.deb\"; exit ;;",
                "esac",
                "[ \"$1\" = install ] || exit 0",
                "[ ! -x \"$HIDALGO_POLICY_RC\" ] || echo 'no service may start' >>'" + project.temp.resolve("calls")
                        + "'",
                "for package; do",
                "  case $package in",
                "    nodejs) printf '#!/bin/sh\\necho v20.19.2\\n' >" + bin + "/node; chmod +x " + bin + "/node ;;",
                "    npm) cp " + bin + "/true " + bin + "/npm ;;",
                "  esac",
                "done");
        script(
                project.bin.resolve("dpkg-deb"),
                "mkdir -p \"$3/usr/bin\" \"$3/usr/sbin\" \"$3/usr/lib/chromium\"",
                "cp " + bin + "/true \"$3/usr/sbin/nginx\"",
                "cp " + bin + "/true \"$3/usr/bin/shellcheck\"",
                "starts() { printf '#!/bin/sh\\n"
                        + "%s\\n"
                        + "echo \"%s $*\"\\n"
                        + "' \"$2\" \"${1##*/}\" >\"$1\" && chmod +x \"$1\"; }",
                "case $2 in",
                "  *redis*)",
                "    mkdir -p \"$3/usr/lib/of-redis\" && : >\"$3/usr/lib/of-redis/liblzf.so.1\"",
                "    starts \"$3/usr/bin/redis-server\" 'echo \"libraries $LD_LIBRARY_PATH\"' ;;",
                "  *fonts*)",
                "    mkdir -p \"$3/usr/share/fonts\" \"$3/etc/fonts\"",
                "    starts \"$3/usr/lib/chromium/chromium-headless-shell\" ''",
                "    starts \"$3/usr/lib/chromium/chromium\" 'echo \"fonts $XDG_DATA_HOME $FONTCONFIG_PATH\"' ;;",
                "  *numpy* | *pyflakes*)",
                "    mkdir -p \"$3/usr/lib/python3/dist-packages\"",
                "    starts \"$3/usr/bin/python3\" 'echo \"modules $PYTHONPATH\"' ;;",
                "esac");
        script(project.bin.resolve("true"));
    }
}
