package hidalgo.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The main code below a folder, as text. */
public final class MainCode {
    private MainCode() {}

    /** The matches of the first group of a pattern. */
    public static Set<String> found(Pattern pattern, Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            Set<String> found = new TreeSet<>();
            for (Path file : files.filter(MainCode::isJava).toList()) {
                found.addAll(pattern.matcher(Files.readString(file))
                        .results()
                        .map(match -> match.group(1))
                        .collect(Collectors.toSet()));
            }
            return found;
        }
    }

    private static boolean isJava(Path file) {
        return file.toString().endsWith(".java")
                && file.toString().replace('\\', '/').contains("src/main/java");
    }
}
