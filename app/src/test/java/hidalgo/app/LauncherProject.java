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
import java.util.stream.Stream;

/**
 * A copy of the launcher in a project of one class, on a separate machine: a {@code PATH} with the tools of every
 * system, and JDKs and programs that only record how they were called.
 */
final class LauncherProject {
    /** The commands of Debian before anything is installed. */
    private static final List<String> TOOLS = List.of(
            "awk",
            "basename",
            "bash",
            "cat",
            "chmod",
            "cksum",
            "cp",
            "dirname",
            "env",
            "find",
            "flock",
            "grep",
            "gzip",
            "head",
            "mkdir",
            "mv",
            "readlink",
            "rm",
            "sed",
            "sha256sum",
            "sleep",
            "sort",
            "tail",
            "tar",
            "xargs");

    final Path temp;
    final Path root;
    final Path bin;
    final Path jvms;
    final Map<String, String> environment = new TreeMap<>();

    LauncherProject(Path folder) throws IOException {
        temp = folder.toRealPath();
        root = Files.createDirectories(temp.resolve("the project"));
        bin = Files.createDirectories(temp.resolve("bin"));
        jvms = Files.createDirectories(temp.resolve("jvms"));
        copyLauncher();
        write(root.resolve("pom.xml"), "<project><playwright.version>1.2.3</playwright.version></project>");
        write(root.resolve("rules/pom.xml"), "<project/>");
        write(root.resolve("rules/src/main/java/Castillo.java"), "class Castillo {}");
        for (String tool : TOOLS) {
            offerTool(tool);
        }
        script(bin.resolve("uname"), "if [ \"$1\" = -s ]; then echo Linux; else echo x86_64; fi");
        beUser(1000);
        environment.put("PATH", bin.toString());
        environment.put("HOME", temp.resolve("home").toString());
        environment.put("HIDALGO_JVM_FOLDERS", jvms.toString());
        environment.put("HIDALGO_NGINX", bin.resolve("nginx").toString());
        environment.put("HIDALGO_REDIS", bin.resolve("redis-server").toString());
        environment.put("HIDALGO_APT_HELPER", temp.resolve("apt-helper").toString());
        environment.put("HIDALGO_POLICY_RC", temp.resolve("policy-rc.d").toString());
        environment.put("HIDALGO_PYTHON", bin.resolve("python3").toString());
    }

    /** The user ID that runs the launcher: 0 is root. */
    void beUser(int id) throws IOException {
        script(bin.resolve("id"), "echo " + id);
    }

    /** Where fake programs write how they were called. */
    List<String> calls() throws IOException {
        Path calls = temp.resolve("calls");
        return Files.exists(calls) ? Files.readAllLines(calls) : List.of();
    }

    /** How Maven was called. */
    List<String> mavenCalls() throws IOException {
        Path calls = temp.resolve("maven-calls");
        return Files.exists(calls) ? Files.readAllLines(calls) : List.of();
    }

    /** The environment in which Maven was called last. */
    List<String> mavenEnvironment() throws IOException {
        return Files.readAllLines(temp.resolve("maven-environment"));
    }

    /** The folder that only a first run writes into. */
    Path kept() {
        return root.resolve("app/target/launcher");
    }

    Run launch(String... args) throws Exception {
        List<String> command = new ArrayList<>(List.of(root.resolve("hidalgo").toString()));
        command.addAll(List.of(args));
        return launch(command, temp);
    }

    Run launch(List<String> command, Path folder) throws Exception {
        int exit = start(command, folder, "run").waitFor();
        return new Run(exit, Files.readAllLines(temp.resolve("run.out")), Files.readAllLines(temp.resolve("run.err")));
    }

    Process start(List<String> command, Path folder, String name) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(temp.resolve(name + ".out").toFile())
                .redirectError(temp.resolve(name + ".err").toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder.start();
    }

    /**
     * The output of a launched program; a fake java prints its home, its folder and its arguments, and exits with 7.
     */
    record Run(int exit, List<String> out, List<String> err) {
        Path jdk() {
            return Path.of(out.getFirst());
        }
    }

    /** A JDK of that version in a folder. */
    static Path jdk(Path home, String version) throws IOException {
        write(home.resolve("release"), "IMPLEMENTOR=\"None\"\nJAVA_VERSION=\"" + version + "\"\n");
        script(home.resolve("bin/javac"), "exit 0");
        script(
                home.resolve("bin/java"),
                "if [ \"$1\" = -version ]; then echo 'openjdk version \"" + version + "\" 2025-09-16' >&2; exit; fi",
                "printf '%s\\n' '" + home + "' \"$PWD\" \"$@\"",
                "exit 7");
        return home;
    }

    /** Everything that a build needs. */
    Path installAll() throws IOException {
        installMaven();
        installNode("v20.1.0");
        return jdk(jvms.resolve("jdk-25"), "25");
    }

    void installNode(String version) throws IOException {
        script(bin.resolve("node"), "echo " + version);
        script(bin.resolve("npm"));
    }

    /** A Maven that runs some steps and then pretends to have built. */
    void installMaven(String... steps) throws IOException {
        script(bin.resolve("mvn"), maven("3.9.9", steps));
    }

    String[] maven(String version, String... steps) {
        List<String> lines = new ArrayList<>();
        lines.add("if [ \"$1\" = --version ]; then echo 'Apache Maven " + version + " (none)'; exit; fi");
        lines.add("printf '%s in %s: %s\\n' \"$JAVA_HOME\" \"$PWD\" \"$*\" >>'" + temp.resolve("maven-calls") + "'");
        lines.add("env >'" + temp.resolve("maven-environment") + "'");
        lines.addAll(List.of(steps));
        lines.add("case $* in *-Punchecked*) folder=target/unchecked ;; *) folder=target ;; esac");
        lines.add("mkdir -p app/$folder workshop/$folder && echo jar >app/$folder/hidalgo.jar");
        lines.add("echo jar >workshop/$folder/workshop.jar");
        return lines.toArray(String[]::new);
    }

    /** A program that records how it was called and then runs some steps. */
    void program(String name, String... steps) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("echo \"" + name + " $*\" >>'" + temp.resolve("calls") + "'");
        lines.addAll(List.of(steps));
        script(bin.resolve(name), lines.toArray(String[]::new));
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
        assertThat(name).as("a tool the launcher needs").isIn("flock", "sha256sum");
    }

    static void script(Path file, String... lines) throws IOException {
        write(file, "#!/usr/bin/env bash\n" + String.join("\n", lines) + "\n");
        executable(file);
    }

    static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static void executable(Path file) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private void copyLauncher() throws IOException {
        Path real = realRoot();
        for (String part : List.of("hidalgo", "launcher", ".mvn")) {
            try (Stream<Path> files = Files.walk(real.resolve(part))) {
                for (Path file : files.toList()) {
                    Files.copy(file, root.resolve(real.relativize(file).toString()));
                }
            }
        }
    }

    /** The real project: Maven runs tests in the module's folder, an editor perhaps in the project's. */
    static Path realRoot() {
        Path here = Path.of("").toAbsolutePath();
        return Files.isRegularFile(here.resolve("hidalgo")) ? here : here.getParent();
    }
}
