package hidalgo.browser.picture;

import com.microsoft.playwright.Page.ScreenshotOptions;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.everyscreen.Tour;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Takes a picture of every screen in every language, wide and on a phone, to be looked at:
 * {@code ./hidalgo test -pl browser -am -Dtest=Album -Dsurefire.failIfNoSpecifiedTests=false} writes them to browser/target/album. Its
 * name keeps it out of the tests.
 */
class Album extends BrowserTest {
    private static final Path FOLDER = Path.of("target", "album");
    private static final int WIDTH = 1440;
    private static final int HEIGHT = 900;

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "fr-FR", "de-DE", "es-ES"})
    void wide(String locale) {
        fill(person("Ana", wish -> wish.setViewportSize(WIDTH, HEIGHT).setLocale(locale)), locale + "-wide");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "fr-FR", "de-DE", "es-ES"})
    void phone(String locale) {
        fill(onPhone("Ana", wish -> wish.setLocale(locale).setDeviceScaleFactor(2)), locale + "-phone");
    }

    private void fill(Person person, String folder) {
        AtomicInteger number = new AtomicInteger();
        new Tour(server(), person, (screen, visitor) -> {
                    visitor.page().evaluate("document.fonts.ready.then(() => probe.still())");
                    String name = screen.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
                    visitor.page()
                            .screenshot(new ScreenshotOptions()
                                    .setPath(FOLDER.resolve(folder)
                                            .resolve(String.format(
                                                    Locale.ROOT, "%02d-%s.png", number.incrementAndGet(), name))));
                })
                .go();
    }
}
