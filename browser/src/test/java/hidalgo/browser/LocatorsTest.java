package hidalgo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Messages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** How tests find things: as people do, for class names belong to the style sheets, and as the page's policy lets them. */
class LocatorsTest {
    private static final Path SOURCES = Path.of("src", "test");
    /** Calls that take a selector, in Java and in the scripts, and the selector. */
    private static final Pattern SELECTOR = Pattern.compile(
            "\\b(?:locator|querySelector|querySelectorAll|closest|matches|one|all|timed)\\(\\s*(?:page,\\s*\"[^\"]*\",\\s*)?(\"(?:[^\"\\\\]|\\\\.)*\"|'[^']*'|`[^`]*`)");
    /** Text in brackets or in separate quotes names no class. */
    private static final Pattern VALUE = Pattern.compile("\\[(?!class)[^\\]]*\\]|\\\\\"[^\"]*\"");

    /** Calls that take the key of a text, in Java and in the scripts, and the key. */
    private static final Pattern KEY = Pattern.compile(
            "\\b(?:text|pattern|region|labelled|group|slotsOf|says|tab|button)\\((?:'[^']*', )?[\"']((?:[a-z][\\w-]*\\.)+[\\w-]+)[\"']");

    private static final Pattern CLASS = Pattern.compile("\\.[a-zA-Z_-]|\\[class");

    @Test
    @DisplayName("No test finds anything by a class name")
    void noClassNames() {
        assertThat(byClass("page.locator(\".btn.primary\")")).hasSize(1);
        assertThat(byClass("one('main [class*=map]')")).hasSize(1);
        assertThat(byClass("page.locator(\"main button[aria-keyshortcuts=E]\")"))
                .isEmpty();
        assertThat(sources()
                        .flatMap(file ->
                                byClass(read(file)).stream().map(selector -> file.getFileName() + ": " + selector)))
                .isEmpty();
    }

    @Test
    @DisplayName("No test lets the page run a text: that works only where it is true at once, as on a quick machine")
    void noTextsToRun() {
        assertThat(sources().filter(file -> read(file).contains("waitForFunction(")))
                .isEmpty();
    }

    @Test
    @DisplayName("Every text that is looked for by its key is in the catalogues")
    void keysExist() {
        Wording english = Wording.in("en");
        assertThat(sources().flatMap(file -> KEY.matcher(read(file)).results().map(found -> found.group(1))))
                .isNotEmpty()
                .allSatisfy(key -> {
                    // The messages of the server are in catalogues of Java.
                    if (key.startsWith("server.")) {
                        assertThat(Messages.ENGLISH.all()).containsKey(key);
                    } else {
                        english.pattern(key);
                    }
                });
    }

    private static Stream<Path> sources() {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files
                    .filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith("LocatorsTest.java"))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The selectors in a source that name a class. */
    private static List<String> byClass(String source) {
        return SELECTOR.matcher(source)
                .results()
                .map(found -> found.group(1))
                .filter(selector ->
                        CLASS.matcher(VALUE.matcher(selector).replaceAll("")).find())
                .toList();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
