package hidalgo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every text of every screen can be read whole on the narrowest screens, in every language but English, which {@link ScreensTest} reads. */
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
        List<String> faults = new ArrayList<>();
        try {
            new Tour(server(), ana, (screen, person) -> {
                        assertThat(person.page().locator("html").getAttribute("lang"))
                                .isEqualTo(locale.substring(0, 2));
                        note(faults, screen, "sticks out", person, "probe.overflow()");
                        note(faults, screen, "is cut", person, "probe.cutTexts()");
                    })
                    .go();
        } finally {
            assertThat(faults).isEmpty();
        }
    }

    private static void note(List<String> faults, String screen, String what, Person person, String question) {
        person.page().evaluate("probe.still()");
        ((List<?>) person.page().evaluate(question))
                .forEach(fault -> faults.add("\n" + screen + ": " + what + ": " + fault));
    }
}
