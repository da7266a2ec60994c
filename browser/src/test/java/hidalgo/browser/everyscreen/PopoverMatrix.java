package hidalgo.browser.everyscreen;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The popovers of 200 positions in six sizes, a quarter of them in each of the four languages. {@code ./hidalgo test --matrix}
 * runs it.
 */
class PopoverMatrix extends BrowserTest {
    private static final int POSITIONS = 50;

    @ParameterizedTest(name = "{0}")
    @CsvSource({"en-GB, 1", "fr-FR, 2", "de-DE, 3", "es-ES, 4"})
    @DisplayName("A popover stands beside its target, inside the map, clear of headings and of the land in question")
    void everyTarget(String locale, long seed) {
        Popovers popovers = new Popovers(server(), person("Ana", locale), seed);
        assertThat(popovers.faults(Integer.getInteger("popovers.positions", POSITIONS), Popovers.SIZES))
                .isEmpty();
    }
}
