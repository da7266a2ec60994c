package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The display of El Caballero: the tile that is pressed is the one that is selected, even among equal ones. */
class CaballeroDisplayTest extends BrowserTest {
    /** Its first two tiles are equal. */
    private static final StoredGame GAME = StoredGame.of("el-caballero/01-2-basic-plain");

    private static final int FIRST_TURN = 2;

    @Test
    @DisplayName("The second of two equal tiles is selected by mouse and key, and deselected when it is pressed again")
    void equalTiles() {
        Person ana = person("Ana");
        sit(ana, GAME, FIRST_TURN);
        ana.waitForScreen("turn");
        tile(ana, 2).click();
        assertThat(pressed(ana)).containsExactly("2");
        tile(ana, 1).click();
        assertThat(pressed(ana)).containsExactly("1");
        ana.page().keyboard().press("2");
        assertThat(pressed(ana)).containsExactly("2");
        tile(ana, 2).click();
        assertThat(pressed(ana)).isEmpty();
    }

    @Test
    @DisplayName("The second of two equal tiles is selected on a phone")
    void equalTilesOnAPhone() {
        Person ana = onPhone("Ana");
        sit(ana, GAME, FIRST_TURN);
        ana.waitForScreen("turn");
        ana.table().startTurn();
        Finger.touch(ana.page()).press(tile(ana, 2));
        assertThat(pressed(ana)).containsExactly("2");
    }

    private static Locator tile(Person person, int number) {
        return person.page().locator("[data-part=display] button[aria-keyshortcuts=\"" + number + "\"]");
    }

    private static List<Object> pressed(Person person) {
        person.page().evaluate("probe.still()");
        Object found = person.page()
                .evaluate(
                        "probe.all('[data-part=display] button[aria-pressed=true]').map((tile) => tile.getAttribute('aria-keyshortcuts'))");
        return List.copyOf((List<?>) found);
    }
}
