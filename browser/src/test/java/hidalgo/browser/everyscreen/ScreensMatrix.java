package hidalgo.browser.everyscreen;

import com.microsoft.playwright.options.ColorScheme;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every screen in every language, size and theme: {@code ./hidalgo test --matrix}. Its name keeps it out of the other tests, of which
 * {@link AccessTest} and {@link PhoneAccessTest} show every screen once.
 */
class ScreensMatrix extends BrowserTest {
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"en-GB", "fr-FR", "de-DE", "es-ES"})
    @DisplayName("On a phone every text can be read whole, and everything is large enough for a finger")
    void phone(String locale) {
        Person ana = onPhone("Ana", locale);
        ScreenCheck.onEveryScreen(server(), part -> ana, (check, screen, person) -> {
            check.texts(screen, person);
            check.fingers(screen, person);
        });
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"en-GB", "fr-FR", "de-DE", "es-ES"})
    @DisplayName("On a small laptop, where all panels stand side by side, every text can be read whole")
    void laptop(String locale) {
        Person ana = person("Ana", locale);
        ScreenCheck.onEveryScreen(server(), part -> ana, ScreenCheck::texts);
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource(names = {"LIGHT", "DARK"})
    @DisplayName("On a small laptop axe finds nothing")
    void laptopAccess(ColorScheme theme) {
        Person ana = person("Ana", wish -> wish.setColorScheme(theme));
        ScreenCheck.onEveryScreen(server(), part -> ana, ScreenCheck::access);
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource(names = {"LIGHT", "DARK"})
    @DisplayName("On a phone axe finds nothing")
    void phoneAccess(ColorScheme theme) {
        Person ana = onPhone("Ana", wish -> wish.setColorScheme(theme));
        ScreenCheck.onEveryScreen(server(), part -> ana, ScreenCheck::access);
    }
}
