package hidalgo.rules.grande;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Sees that no card of the box goes without a test that is named after it and cites its rule. */
class EveryCardIsTestedTest {
    private static final Path TESTS = Path.of("src", "test", "java", "hidalgo", "rules", "grande");
    private static final Pattern NAME = Pattern.compile("@DisplayName\\(\\s*\"([^\"]+)\"");

    static Stream<String> cards() {
        return IntStream.rangeClosed(1, GrandePosition.PILES)
                .boxed()
                .flatMap(pile -> Piles.inBox(pile).stream())
                .distinct();
    }

    @ParameterizedTest
    @MethodSource("cards")
    void hasATestNamedAfterIt(String card) throws IOException {
        String rule = Objects.requireNonNull(Card.of(card)).rule();
        Pattern name = Pattern.compile(Pattern.quote(rule) + " .*\\b" + card + "\\b.*");

        assertThat(names()).anyMatch(text -> name.matcher(text).matches());
    }

    private static List<String> names() throws IOException {
        List<String> names = new ArrayList<>();
        try (Stream<Path> files = Files.list(TESTS)) {
            for (Path file : files.filter(path -> path.getFileName().toString().startsWith("Section4"))
                    .toList()) {
                NAME.matcher(Files.readString(file)).results().forEach(match -> names.add(match.group(1)));
            }
        }
        return names;
    }
}
