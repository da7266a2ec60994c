package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroBoard;
import hidalgo.browser.driver.GrandeBoard;
import java.util.Comparator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A press on the map first shows a menu of the possible moves there. */
class MapFirstTest extends BrowserTest {
    private static final StoredGame CABALLERO = StoredGame.of("el-caballero/16-4-expanded-plain");
    private static final StoredGame GRANDE = StoredGame.of("el-grande/20-5-plain");
    /** A turn in which the supply is taken and the area tile owed. */
    private static final int TURN = 118;

    private static final int LONGER_THAN_A_GLIDE = 900;

    @Test
    @DisplayName("A cell that is pressed first offers the possible actions with their prices; looking costs nothing")
    void cell() {
        Person ana = person("Ana");
        sit(ana, CABALLERO, TURN);
        ana.waitForScreen("turn");
        CaballeroBoard board = new CaballeroBoard(ana);
        board.takeUp("C");
        Spot place = board.targets().getFirst();
        ana.page().keyboard().press("Escape");

        Finger.mouse(ana.page()).point(place);
        Locator menu = menu(ana);
        Locator item = menu.getByText("caballero tile").or(menu.getByText("Raise this tile"));
        item.waitFor();
        assertThat(menu.innerText()).contains("1–8");
        ana.page().keyboard().press("Escape");
        assertThat(menu.count()).isZero();

        Finger.mouse(ana.page()).point(place);
        item.click();
        ana.table().preview().waitFor();
        assertThat(menu.count()).isZero();
    }

    @Test
    @DisplayName("On a phone the menu of a cell is below the map, as a whole")
    void cellOnAPhone() {
        Person ana = onPhone("Ana");
        sit(ana, CABALLERO, TURN);
        ana.waitForScreen("turn");
        ana.table().startTurn();
        CaballeroBoard board = new CaballeroBoard(ana);
        board.takeUp("C");
        Spot place = board.targets().getFirst();
        ana.page().keyboard().press("Escape");

        Finger.touch(ana.page()).point(place);
        Locator menu = menu(ana);
        menu.getByText("caballero tile").or(menu.getByText("Raise this tile")).waitFor();
        BoundingBox box = menu.boundingBox();
        BoundingBox map = ana.table().map().boundingBox();
        assertThat(box.y).as("below the map").isGreaterThan(map.y + map.height - 30);
        assertThat(box.y + box.height).isLessThan(ana.page().viewportSize().height);
    }

    @Test
    @DisplayName("If nothing can be placed, the menu explains why")
    void nothingFits() {
        Person ana = person("Ana");
        sit(ana, CABALLERO, TURN);
        ana.waitForScreen("turn");
        BoundingBox map = ana.table().map().boundingBox();
        Finger.mouse(ana.page()).point(map.x + map.width - 120, map.y + 60);
        Locator menu = menu(ana);
        menu.getByRole(AriaRole.LINK).getByText("EC-3.4").waitFor();
        assertThat(menu.innerText()).contains("Not possible", "borders no area tile");
    }

    @Test
    @DisplayName("Everything that can be chosen lies in the window as a whole when it is offered")
    void targetsInTheWindow() {
        Person ana = person("Ana");
        sit(ana, CABALLERO, CABALLERO.next(0, "area"));
        ana.waitForScreen("turn");
        CaballeroBoard board = new CaballeroBoard(ana);
        board.display().first().click();
        Spot north = board.targets().stream()
                .min(Comparator.comparingDouble(Spot::y))
                .orElseThrow();
        Finger.mouse(ana.page()).point(north);
        ana.moves(() -> ana.table().confirm().click());
        board.takeUp("C");
        ana.page().waitForTimeout(LONGER_THAN_A_GLIDE);
        BoundingBox map = ana.table().map().boundingBox();
        Locator targets = ana.table().marks("target");
        assertThat(targets.count()).isPositive();
        for (Locator target : targets.all()) {
            BoundingBox box = target.boundingBox();
            assertThat(box.y).isGreaterThan(map.y);
            assertThat(box.y + box.height).isLessThan(map.y + map.height);
        }
    }

    @Test
    @DisplayName("A region that is pressed again counts one more caballero, and only the button places them")
    void region() {
        Person ana = person("Ana");
        sit(ana, GRANDE, GRANDE.next(0, "place"));
        ana.waitForScreen("turn");
        GrandeBoard board = new GrandeBoard(ana);
        Spot place = board.targets().getFirst();
        Finger mouse = Finger.mouse(ana.page());
        mouse.point(place);
        board.counter().getByText("1 of").waitFor();
        mouse.point(place);
        board.counter().getByText("2 of").waitFor();
        assertThat(board.placed()).isZero();
        ana.moves(() -> ana.table().confirm().click());
        ana.page().evaluate("probe.until(() => grande.placed() >= 2, 'two placed')");
    }

    private static Locator menu(Person person) {
        return person.page()
                .getByRole(
                        AriaRole.DIALOG,
                        new Page.GetByRoleOptions().setName(person.wording().pattern("ec.menu.label")));
    }
}
