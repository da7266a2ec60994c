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
    /** How many popovers may stand beside the map, in percent. */
    private static final int MOST_DOCKED = 10;

    @ParameterizedTest(name = "{0}")
    @CsvSource({"en-GB, 1", "fr-FR, 2", "de-DE, 3", "es-ES, 4"})
    @DisplayName(
            "A popover stands beside its target, inside the map, clear of headings and of the land in question; or else at the lists")
    void everyTarget(String locale, long seed) {
        Popovers popovers = new Popovers(server(), person("Ana", locale), seed, Integer.MAX_VALUE);
        assertThat(popovers.faults(Integer.getInteger("popovers.positions", POSITIONS), Popovers.SIZES))
                .isEmpty();
        System.err.printf("%s: %d popovers, %d%% beside the map%n", locale, popovers.opened(), popovers.docked());
        assertThat(popovers.docked()).as("percent of popovers beside the map").isLessThan(MOST_DOCKED);
    }
}
