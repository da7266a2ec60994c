package hidalgo.browser.everyscreen;

import com.microsoft.playwright.options.ColorScheme;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every screen in every language, size and theme: {@code ./hidalgo test --matrix}. Its name keeps it out of the other tests, of which
 * {@link AccessTest} and {@link PhoneAccessTest} show every screen in two of the languages and in both themes.
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
        Person ana = person("Ana", wish -> wish.setLocale(locale));
        ScreenCheck.onEveryScreen(server(), part -> ana, ScreenCheck::texts);
    }

    @Test
    @DisplayName("On a small laptop with the dark theme axe finds nothing")
    void darkLaptop() {
        Person ana = person("Ana", wish -> wish.setColorScheme(ColorScheme.DARK));
        ScreenCheck.onEveryScreen(server(), part -> ana, ScreenCheck::access);
    }

    @Test
    @DisplayName("On a phone with the light theme axe finds nothing")
    void lightPhone() {
        Person ana = onPhone("Ana");
        ScreenCheck.onEveryScreen(server(), part -> ana, ScreenCheck::access);
    }
}
