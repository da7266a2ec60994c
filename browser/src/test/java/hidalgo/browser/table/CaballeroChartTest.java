package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroBoard;
import hidalgo.browser.driver.CaballeroPlayer;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The chart of El Caballero: how it is moved, and the things on it and over it. */
class CaballeroChartTest extends BrowserTest {
    private static final StoredGame LONG = StoredGame.of("examples/el-caballero-6");
    /** Late in the game, when there is much on the map. */
    private static final int LATE = 150;

    @Test
    @DisplayName("EC-3.17 a ship that is about to move is marked while its new place is asked for")
    void movingShip() {
        StoredGame game = StoredGame.of("el-caballero/14-4-basic-plain");
        Person ana = person("Ana");
        sit(ana, game, game.next(0, "sail -1,2 E -1,-2 S"));
        ana.waitForScreen("turn");
        CaballeroBoard board = new CaballeroBoard(ana);
        board.takeUp("M");
        Finger.mouse(ana.page()).point(board.targets().getFirst());
        ana.sees(ana.text("ec.prompt.moveTo"));
        ana.table().marks("lit").first().waitFor();
    }

    @Test
    @DisplayName(
            "EC-4.2 A press on a region's badge lists all players there, and Escape or a press elsewhere closes the list")
    void ranking() {
        StoredGame game = StoredGame.of("el-caballero/14-4-basic-plain");
        Person ana = at(person("Ana"), game, game.next(LATE, "area"));
        Spot badge = Spot.of(ana.page().evaluate("""
            (() => {
              const { x, y, width, height } = probe.one('[data-map] [data-tip=badge]').getBoundingClientRect();
              return { x: x + width / 2, y: y + height / 2 };
            })()"""));
        ana.page().mouse().click(badge.x(), badge.y());
        Locator list = ana.table().map().locator("[role=status] ol");
        list.waitFor();
        assertThat(list.locator("li").count()).isPositive();
        ana.page().keyboard().press("Escape");
        list.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    @Test
    @DisplayName("A pointer that is let go past the edge of the map holds it no longer")
    void letGoPastTheEdge() {
        Person ana = at(person("Ana"), LONG, LONG.next(LATE, "supply"));
        Mouse mouse = ana.page().mouse();
        BoundingBox map = ana.table().map().boundingBox();
        double right = map.x + map.width;
        double middle = map.y + map.height / 2;
        mouse.move(right - 2, middle);
        mouse.down();
        mouse.move(right + 2, middle);
        mouse.up();

        // The press has opened the menu of the cell.
        ana.page().keyboard().press("Escape");
        String before = chart(ana);
        mouse.move(right - 100, middle);
        mouse.move(right - 200, middle + 50);
        ana.page().evaluate("probe.still()");
        assertThat(chart(ana)).isEqualTo(before);
        mouse.down();
        mouse.move(right - 260, middle + 90);
        mouse.up();
        ana.page().evaluate("probe.still()");
        assertThat(chart(ana)).as("the held chart follows").isNotEqualTo(before);
    }

    @Test
    @DisplayName("Keys zoom the chart and fit it, and the list of keys names them")
    void zoomByKeys() {
        Person ana = at(person("Ana"), LONG, LONG.next(LATE, "supply"));
        double fitted = cell(ana);
        ana.page().keyboard().press("+");
        double near = cell(ana);
        ana.page().keyboard().press("-");
        ana.page().keyboard().press("-");
        double far = cell(ana);
        ana.page().keyboard().press("0");
        assertThat(near).isGreaterThan(fitted);
        assertThat(far).isLessThan(near);
        assertThat(cell(ana)).isEqualTo(fitted);
        ana.page().keyboard().press("?");
        ana.page().getByRole(AriaRole.DIALOG).getByText("zoom in").waitFor();
    }

    @Test
    @DisplayName("A phone's prompt and preview cover nothing of the map")
    void phoneCoversNothing() {
        Person ana = at(onPhone("Ana"), LONG, LONG.next(LATE, "supply") + 1);
        new CaballeroPlayer(ana, Finger.touch(ana.page()), 0, 3).preview();
        ana.page().evaluate("probe.still()");
        assertThat(ana.page().evaluate("""
            (() => {
              const map = probe.one('[data-map]').getBoundingClientRect();
              const held = probe.one('[data-mark=preview]').getBoundingClientRect();
              const over = probe.all('main [role=status][aria-live], main [role=dialog]')
                .map((part) => part.getBoundingClientRect())
                .filter((box) => box.bottom > map.top + 1 && box.top < map.bottom - 1);
              return over.length === 0 && held.top >= map.top && held.bottom <= map.bottom;
            })()\
            """)).isEqualTo(true);
    }

    @Test
    @DisplayName("The landing of a tile is animated for people who want motion; for others it is outlined")
    void tilesLand() {
        Person ana = at(lively("Ana"), LONG, LONG.next(LATE, "supply") + 1);
        lay(ana);
        assertThat(ana.page().evaluate("window.seen")).isEqualTo(List.of("flight"));
        ana.page().evaluate("probe.untilMarked('flight', false)");

        Person mateo = at(person("Mateo"), LONG, LONG.next(LATE, "supply") + 1);
        lay(mateo);
        assertThat(mateo.page().evaluate("window.seen")).isEqualTo(List.of("fresh"));
    }

    /** Places an area tile and notes its appearance. */
    private static void lay(Person person) {
        CaballeroPlayer.withMouse(person, 0, 2).preview();
        person.page().evaluate("""
            (() => {
              window.seen = [];
              new MutationObserver((changes) => {
                for (const node of changes.flatMap((change) => [...change.addedNodes])) {
                  if (['flight', 'fresh'].includes(node.dataset?.mark)) window.seen.push(node.dataset.mark);
                }
              }).observe(probe.one('[data-map]'), { childList: true, subtree: true });
            })()\
            """);
        person.moves(() -> person.table().confirm().click());
        person.page().evaluate("probe.until(() => window.seen.length > 0, 'something to see')");
    }

    private Person at(Person person, StoredGame game, int ply) {
        sit(person, game, ply);
        person.waitForScreen("turn");
        return person;
    }

    private static String chart(Person person) {
        BoundingBox box = person.table().drawing().boundingBox();
        return box.x + " " + box.y + " " + box.width;
    }

    /** How large a cell of the chart is once nothing moves. */
    private static double cell(Person person) {
        return ((Number) person.page()
                        .evaluate("probe.still().then(() =>"
                                + " probe.one('[data-mark=cursor]').getBoundingClientRect().width)"))
                .doubleValue();
    }
}
