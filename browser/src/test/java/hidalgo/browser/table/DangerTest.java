package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Before a turn ends, what others could take with one move is marked, with what saves it. */
class DangerTest extends BrowserTest {
    private static final StoredGame CABALLERO = StoredGame.of("el-caballero/17-4-expanded-plain");
    /** Everything is done but the supply; a 7 at 0 4N can be evicted from 1W 4N. */
    private static final int TURN = 70;

    @Test
    @DisplayName("EC-3.8: a tile that one displayed tile could evict is marked, and a castillo saves it")
    void tile() {
        Person ana = person("Ana");
        sit(ana, CABALLERO, TURN);
        ana.waitForScreen("turn");
        Locator mark = ana.page().locator("[data-mark=danger][data-cell='0,-4']");
        mark.waitFor();
        Locator card = ana.page().locator("[data-part=danger]");
        card.waitFor();
        assertThat(card.innerText())
                .contains("Your 7 at 0 4N", "displayed tiles can evict it from 1W 4N.", "saves 7 for 1.");

        ana.page().keyboard().press("x");
        mark.waitFor(gone());
        ana.page().keyboard().press("x");
        mark.waitFor();

        ana.table().end().click();
        assertThat(ana.table().endQuestion().innerText()).contains("Your supply:", "In danger: your 7 at 0 4N.");
        ana.moves(() -> ana.table().endQuestion().getByText("Build a castillo").click());
        mark.waitFor(gone());
        assertThat(ana.screen()).isEqualTo("turn");
    }

    private static Locator.WaitForOptions gone() {
        return new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);
    }
}
