package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** shellcheck and pyflakes accept the scripts; {@code ./hidalgo test} gets both if it can. */
class ScriptsTest {
    private static final Path ROOT = LauncherProject.realRoot();
    private static final List<String> FOLDERS =
            List.of(".ci", ".github", "launcher", "packaging", "examples", "python", "training", "browser", "web");

    @Test
    void shellcheckFindsNothing() throws Exception {
        List<String> scripts = new ArrayList<>(List.of("hidalgo"));
        scripts.addAll(files(ScriptsTest::isShell));
        assertThat(scripts).contains("launcher/get.sh", "packaging/package", "packaging/debian/postinst");
        check("HIDALGO_SHELLCHECK", "shellcheck", scripts);
    }

    @Test
    void pyflakesFindsNothing() throws Exception {
        List<String> scripts = files(file -> file.toString().endsWith(".py"));
        assertThat(scripts).contains("python/hidalgo/engine.py", "training/train.py");
        check("HIDALGO_PYFLAKES", "pyflakes3", scripts);
    }

    private static void check(String variable, String name, List<String> scripts) throws Exception {
        String given = System.getenv(variable);
        String program = given != null ? given : onThePath(name);
        assumeTrue(program != null, name + " is missing: ./hidalgo test gets it on Debian");
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(scripts);
        Process process = new ProcessBuilder(command)
                .directory(ROOT.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
    }

    private static @Nullable String onThePath(String name) {
        return Stream.of(System.getenv("PATH").split(":"))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst()
                .orElse(null);
    }

    private static boolean isShell(Path file) {
        try (Stream<String> lines = Files.lines(file, StandardCharsets.ISO_8859_1)) {
            String first = lines.findFirst().orElse("");
            return file.toString().endsWith(".sh") || first.matches("#!(?:/bin/|/usr/bin/env )(?:ba)?sh.*");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> files(Predicate<Path> isWanted) throws IOException {
        List<String> found = new ArrayList<>();
        for (String folder : FOLDERS) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
                files.filter(file -> !ROOT.relativize(file).toString().matches(".*/(?:node_modules|target|dist)/.*"))
                        .filter(Files::isRegularFile)
                        .filter(isWanted)
                        .map(file -> ROOT.relativize(file).toString())
                        .forEach(found::add);
            }
        }
        return found;
    }
}
