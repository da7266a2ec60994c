package hidalgo.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Runs lines of bash in a folder, with the parts of {@code packaging} at hand. */
final class Script {
    /** The folder of the project: Maven runs tests in the module's folder, an editor perhaps in the project's. */
    static final Path PROJECT = Files.isDirectory(Path.of("packaging"))
            ? Path.of("").toAbsolutePath()
            : Path.of("..").toAbsolutePath().normalize();

    static final Path PACKAGING = PROJECT.resolve("packaging");

    private Script() {}

    /** The output of the lines; they must succeed. */
    static String run(Path folder, Map<String, String> environment, String... lines) throws Exception {
        ProcessBuilder builder = new ProcessBuilder("bash", "-euc", String.join("\n", lines))
                .directory(folder.toFile())
                .redirectErrorStream(true);
        builder.environment().putAll(environment);
        builder.environment().put("packaging", PACKAGING.toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }

    static String run(Path folder, String... lines) throws Exception {
        return run(folder, Map.of(), lines);
    }

    /** Writes a file and the folders above it. */
    static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    /** A small program, as packages carry it. */
    static Path program(Path folder) throws Exception {
        Path program = folder.resolve("hidalgo-1.2.3");
        for (String file : new String[] {
            "lib/hidalgo.jar", "LICENSE", "NOTICE", "CHANGELOG.md", "monitoring/alerts.yml", "kubernetes/hidalgo.yaml"
        }) {
            write(program.resolve(file), "a " + file);
        }
        write(program.resolve("runtime/bin/java"), "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
        run(folder, "mkdir -p '" + program + "/bin'", "cp \"$packaging/hidalgo\" '" + program + "/bin'");
        run(folder, "chmod +x '" + program + "/runtime/bin/java'");
        return program;
    }
}
