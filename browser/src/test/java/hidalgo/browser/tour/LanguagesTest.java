package hidalgo.browser.tour;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every text of every screen can be read whole on the narrowest screens, in every language but English, which {@link
 * AccessTest} and {@link PhoneAccessTest} read.
 */
class LanguagesTest extends BrowserTest {
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"fr-FR", "de-DE", "es-ES"})
    @DisplayName("On a phone, 390 pixels wide")
    void textsFitAPhone(String locale) {
        textsFit(onPhone("Ana", locale), locale);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"fr-FR", "de-DE"})
    @DisplayName("On a small laptop, where all panels stand side by side, in the languages with the longest words")
    void textsFitALaptop(String locale) {
        textsFit(person("Ana", wish -> wish.setLocale(locale)), locale);
    }

    private void textsFit(Person ana, String locale) {
        ScreenCheck.onEveryScreen(server(), ana, (check, screen, person) -> {
            assertThat(person.page().locator("html").getAttribute("lang")).isEqualTo(locale.substring(0, 2));
            check.texts(screen, person);
        });
    }
}
