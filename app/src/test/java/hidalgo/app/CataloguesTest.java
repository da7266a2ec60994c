package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Messages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The catalogues of all modules together. */
class CataloguesTest {
    private static final Path REPOSITORY = Path.of("..");
    private static final Pattern LITERAL = Pattern.compile("\"([a-z][A-Za-z]*\\.[A-Za-z.]*)\"");

    @Test
    void everyModuleBringsItsTexts() {
        assertThat(Messages.ENGLISH.all())
                .containsKeys("option.unknown", "record.format", "bots.unknown", "server.guest", "app.range");
    }

    /** What only the terminal says, which speaks English. */
    private static final Pattern OF_THE_TERMINAL =
            Pattern.compile("(?:app|board|env|analyse)\\..*|play\\.(?!ec\\.|eg\\.).*|server\\.doctor\\..*");

    @Test
    void everyTextIsUsed() throws IOException {
        Set<String> literals = literals(LITERAL, REPOSITORY);
        Set<String> unused = new TreeSet<>(Messages.ENGLISH.all().keySet());
        for (String literal : literals) {
            unused.removeIf(key -> key.equals(literal)
                    || key.endsWith("." + literal)
                    || literal.endsWith(".") && key.startsWith(literal));
        }

        assertThat(unused).isEmpty();
    }

    @Test
    void textsAreWellFormed() {
        Messages.ENGLISH
                .all()
                .forEach((key, text) -> assertThat(text)
                        .as(key)
                        .matches("(?:[^{}]|\\{[a-z][A-Za-z]*})+")
                        .doesNotMatch("\\s.*|.*\\s"));
    }

    @Test
    void everyLanguageHasEveryTextThatABrowserShows() {
        Set<String> wanted = new TreeSet<>(Messages.ENGLISH.all().keySet());
        wanted.removeIf(key -> OF_THE_TERMINAL.matcher(key).matches());
        for (String language : Messages.LANGUAGES.subList(1, Messages.LANGUAGES.size())) {
            assertThat(Messages.of(language).all().keySet()).as(language).containsExactlyInAnyOrderElementsOf(wanted);
        }
    }

    @Test
    void aTextHasTheSameSlotsInEveryLanguage() {
        Pattern slot = Pattern.compile("\\{[a-zA-Z]+}");
        for (String language : Messages.LANGUAGES) {
            Messages.of(language)
                    .all()
                    .forEach((key, text) -> assertThat(slot.matcher(text)
                                    .results()
                                    .map(found -> found.group())
                                    .collect(Collectors.toSet()))
                            .as(language + " " + key)
                            .isEqualTo(slot.matcher(Messages.ENGLISH.all().get(key))
                                    .results()
                                    .map(found -> found.group())
                                    .collect(Collectors.toSet())));
        }
    }

    /** What a pattern finds in the main code below a folder. */
    private static Set<String> literals(Pattern pattern, Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            Set<String> found = new TreeSet<>();
            for (Path file : files.filter(CataloguesTest::isMainCode).toList()) {
                found.addAll(pattern.matcher(Files.readString(file))
                        .results()
                        .map(match -> match.group(1))
                        .collect(Collectors.toSet()));
            }
            return found;
        }
    }

    private static boolean isMainCode(Path file) {
        return file.toString().endsWith(".java")
                && file.toString().replace('\\', '/').contains("src/main/java");
    }
}
