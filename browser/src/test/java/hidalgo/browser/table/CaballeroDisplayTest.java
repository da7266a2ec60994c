package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The display of El Caballero: the pressed tile is selected, even among equal ones, and tiles can be dragged to the map. */
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

    @Test
    @DisplayName(
            "EC-3.4 A tile is dragged to a legal cell, turned on its way, and put back where it is let go elsewhere")
    void dragged() {
        Person ana = person("Ana");
        sit(ana, GAME, FIRST_TURN + 1);
        ana.waitForScreen("turn");
        Mouse mouse = ana.page().mouse();
        BoundingBox tile = tile(ana, 1).boundingBox();
        BoundingBox map = ana.table().map().boundingBox();

        lift(mouse, tile);
        mouse.move(map.x + 60, map.y + map.height - 60);
        Locator ghost = ana.page().locator("body > svg[data-mark=flight]");
        ghost.waitFor();
        mouse.up();
        ghost.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        assertThat(pressed(ana)).isEmpty();

        lift(mouse, tile);
        ghost.waitFor();
        Locator target =
                ana.page().locator("[data-map] [data-mark=target][data-cell]").first();
        String cell = target.getAttribute("data-cell");
        BoundingBox box = target.boundingBox();
        mouse.move(box.x + box.width / 2 + 4, box.y + box.height / 2 - 4);
        assertThat(ghost.getAttribute("data-cell"))
                .as("the cell that it snaps to")
                .isEqualTo(cell);
        mouse.up();
        ana.table().marks("preview").waitFor();
        assertThat(ana.table().marks("preview").getAttribute("data-cell")).isEqualTo(cell);
        ana.moves(() -> ana.table().confirm().click());
    }

    /** Takes a tile with the pointer and begins to drag it. */
    private static void lift(Mouse mouse, BoundingBox tile) {
        mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
        mouse.down();
        mouse.move(tile.x + tile.width / 2 + 20, tile.y - 20);
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
