package hidalgo.browser.everyscreen;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every table in every size and language. {@code ./hidalgo test --matrix} runs it. */
class WindowMatrix extends BrowserTest {
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"en-GB", "fr-FR", "de-DE", "es-ES"})
    @DisplayName("At no table is anything cut, covered or outside the window")
    void everyWindow(String locale) {
        Person ana = person("Ana", locale);
        assertThat(new Window(server(), ana, Window.SIZES).allFaults()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"en-GB", "fr-FR", "de-DE", "es-ES"})
    @DisplayName("While the turns of others are shown, and when they are over, every text can be read whole")
    void turnsOfOthers(String locale) {
        Person ana = person("Ana", locale).atPace("steps");
        assertThat(new Window(server(), ana, Window.FOLLOWED).followFaults()).isEmpty();
    }
}
