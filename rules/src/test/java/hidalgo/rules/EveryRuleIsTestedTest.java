package hidalgo.rules;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that every rule of docs/rules has a test whose name begins with its number. */
class EveryRuleIsTestedTest {
    private static final Path RULES = Path.of("..", "docs", "rules");
    private static final Path TESTS = Path.of("src", "test", "java", "hidalgo", "rules");

    @ParameterizedTest
    @CsvSource({"EC, caballero, 40", "EG, grande, 30"})
    void everyRuleHasATest(String prefix, String game, int atLeast) throws IOException {
        Set<String> rules = rules(prefix, game);

        assertThat(rules)
                .contains(prefix + "-1.1", prefix + "-2.5", prefix + "-3.7", prefix + "-4.4", prefix + "-5.4")
                .hasSizeGreaterThan(atLeast);
        assertThat(tested(prefix, game)).containsAll(rules);
    }

    @ParameterizedTest
    @CsvSource({"EC, caballero", "EG, grande"})
    void everyTestNamesARuleThatExists(String prefix, String game) throws IOException {
        Set<String> known = rules(prefix, game);
        known.add(prefix + "-7");

        assertThat(known).containsAll(tested(prefix, game));
    }

    private static Set<String> rules(String prefix, String game) throws IOException {
        return numbers("(?m)^- \\*\\*(" + prefix + "-\\d+\\.\\d+)\\b", RULES.resolve("el-" + game + ".md"));
    }

    private static Set<String> tested(String prefix, String game) throws IOException {
        Set<String> tested = new TreeSet<>();
        for (Path file : testFiles(TESTS.resolve(game))) {
            tested.addAll(numbers("@DisplayName\\(\\s*\"(" + prefix + "-\\d+(?:\\.\\d+)?)[ :]", file));
        }
        return tested;
    }

    private static Set<String> numbers(String pattern, Path file) throws IOException {
        return Pattern.compile(pattern)
                .matcher(Files.readString(file))
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Path> testFiles(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith("Test.java")).toList();
        }
    }
}
