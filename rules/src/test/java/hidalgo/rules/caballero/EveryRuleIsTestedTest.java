package hidalgo.rules.caballero;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Sees that no rule of docs/rules/el-caballero.md goes without a test whose name begins with its number. */
class EveryRuleIsTestedTest {
    private static final Path RULES = Path.of("..", "docs", "rules", "el-caballero.md");
    private static final Path TESTS = Path.of("src", "test", "java", "hidalgo", "rules", "caballero");
    private static final Pattern RULE = Pattern.compile("(?m)^- \\*\\*(EC-\\d+\\.\\d+)\\b");
    private static final Pattern TEST = Pattern.compile("@DisplayName\\(\\s*\"(EC-\\d+(?:\\.\\d+)?)[ :]");

    @Test
    void everyRuleHasATest() throws IOException {
        Set<String> rules = rules();

        assertThat(rules)
                .contains("EC-1.1", "EC-2.7", "EC-3.0", "EC-3.20", "EC-4.4", "EC-5.8")
                .hasSizeGreaterThan(40);
        assertThat(tested()).containsAll(rules);
    }

    @Test
    void everyTestNamesARuleThatExists() throws IOException {
        Set<String> known = rules();
        known.add("EC-7");

        assertThat(known).containsAll(tested());
    }

    private static Set<String> rules() throws IOException {
        return RULE.matcher(Files.readString(RULES))
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> tested() throws IOException {
        Set<String> tested = new TreeSet<>();
        for (Path file : testFiles()) {
            TEST.matcher(Files.readString(file))
                    .results()
                    .map(match -> match.group(1))
                    .forEach(tested::add);
        }
        return tested;
    }

    private static List<Path> testFiles() throws IOException {
        try (Stream<Path> files = Files.list(TESTS)) {
            return files.filter(file -> file.toString().endsWith("Test.java")).toList();
        }
    }
}
