package hidalgo.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** Generic code names no game, not even in a text; {@link ArchitectureTest} checks the same for classes. */
class NoGameIsNamedTest {
    private static final List<String> MODULES =
            List.of("rules", "records", "bots", "lab", "tables", "server", "offline", "app", "workshop", "bench");

    /** A game's name, and the beginnings of its rules' numbers and of its texts' keys. */
    private static final Pattern NAME =
            Pattern.compile("\"[^\"]*(?:" + String.join("|", Games.names()) + "|\\bE[CG]-\\d|\\b(?:ec|eg)\\.).*");

    /** Examples of what users type, in the help of commands. */
    private static final Pattern EXAMPLE = Pattern.compile("\"(?:  |    )*(?:hidalgo|python3 examples/\\S+) .*\",?");

    @Test
    void noTextInGenericCodeNamesAGame() throws IOException {
        List<String> found = new ArrayList<>();
        int files = 0;
        for (String module : MODULES) {
            Path sources = Path.of("..", module, "src/main/java");
            try (Stream<Path> all = Files.walk(sources)) {
                for (Path file : all.filter(NoGameIsNamedTest::isGeneric).toList()) {
                    files++;
                    found.addAll(namesIn(file));
                }
            }
        }
        assertThat(files).isGreaterThan(50);
        assertThat(found).isEmpty();
    }

    private static boolean isGeneric(Path file) {
        return file.toString().endsWith(".java")
                && StreamSupport.stream(file.spliterator(), false)
                        .map(Path::toString)
                        .noneMatch(folder -> folder.equals("caballero") || folder.equals("grande"));
    }

    private static List<String> namesIn(Path file) throws IOException {
        List<String> found = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            boolean example =
                    EXAMPLE.matcher(line.strip()).matches() && file.toString().endsWith("Command.java");
            if (NAME.matcher(line).find()
                    && !example
                    && !line.strip().startsWith("*")
                    && !line.strip().startsWith("/")) {
                found.add(file + ": " + line.strip());
            }
        }
        return found;
    }
}
