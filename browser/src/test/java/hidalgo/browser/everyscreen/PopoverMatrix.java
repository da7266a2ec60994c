package hidalgo.browser.everyscreen;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The popovers of 200 positions in six sizes and four languages. {@code ./hidalgo test --matrix} runs it. */
class PopoverMatrix extends BrowserTest {
    private static final int POSITIONS = 200;

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"en-GB", "fr-FR", "de-DE", "es-ES"})
    @DisplayName("A popover stands beside its target, inside the map, clear of headings and of the land in question")
    void everyTarget(String locale) {
        Popovers popovers = new Popovers(server(), person("Ana", locale), 7);
        assertThat(popovers.faults(Integer.getInteger("popovers.positions", POSITIONS), Popovers.SIZES))
                .isEmpty();
    }
}
