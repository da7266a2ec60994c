package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import hidalgo.browser.StoredGame;
import hidalgo.browser.TableParts;
import hidalgo.browser.driver.CaballeroBoard;
import hidalgo.browser.driver.GrandeBoard;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** One's own moves are shown before the server has answered, and taken back if it decides otherwise. */
class PredictedMovesTest extends BrowserTest {
    private static final StoredGame CABALLERO = StoredGame.of("examples/el-caballero-6");
    private static final StoredGame GRANDE = StoredGame.of("el-grande/20-5-plain");
    private static final String MOVES = "**/moves*";
    private static final String REFUSAL =
            "{\"rule\": \"\", \"text\": {\"key\": \"server.stale\", \"slots\": {}}, \"english\": \"\", \"table\": null}";

    @Test
    @DisplayName(
            "In El Caballero a move shows before its answer, stays when it comes, and goes if the server refuses it")
    void caballero() {
        Person ana = person("Ana").expecting("422");
        sit(ana, CABALLERO, CABALLERO.next(60, "supply"));
        ana.waitForScreen("turn");
        ana.foresees();
        TableParts table = ana.table();
        Locator taken = ana.page().locator("main button[aria-keyshortcuts=S][aria-disabled=true]");

        Route sent = held(ana, () -> table.action("S").click());
        taken.waitFor();
        ana.moves(sent::resume);
        ana.page().unroute(MOVES);
        assertThat(taken.count()).isOne();

        ana.takesBack(() -> table.undo().click());
        Locator open = ana.page().locator("main button[aria-keyshortcuts=S][aria-disabled=false]");
        open.waitFor();
        Route refused = held(ana, () -> table.action("S").click());
        taken.waitFor();
        refuse(refused);
        ana.sees(ana.text("app.takenBack"));
        open.waitFor();
    }

    @Test
    @DisplayName("In El Grande a move shows before its answer, too")
    void grande() {
        Person ana = person("Ana");
        sit(ana, GRANDE, GRANDE.next(GRANDE.lastBid(60), "place"));
        ana.waitForScreen("turn");
        ana.foresees();
        Page page = ana.page();
        Spot spot = new GrandeBoard(ana).targets().getFirst();
        page.mouse().click(spot.x(), spot.y());
        ana.table().confirm().waitFor();
        Route sent = held(ana, () -> ana.table().confirm().click());
        page.locator("main button[aria-keyshortcuts='U Control+Z'][aria-disabled=false]")
                .waitFor();
        ana.moves(sent::resume);
        ana.page().unroute(MOVES);
    }

    @Test
    @DisplayName(
            "A previewed tile is on the map with the first frame, once, while nothing asks for it any more, and leaves it if refused")
    void caballeroAtOnce() {
        Person ana = lively("Ana").expecting("422");
        sit(ana, CABALLERO, CABALLERO.next(60, "cab"));
        ana.waitForScreen("turn");
        ana.foresees();
        CaballeroBoard board = new CaballeroBoard(ana);
        board.takeUp("C");
        Finger.mouse(ana.page()).point(board.targets().getFirst());
        board.numbers().first().click();
        String cell = ana.page().locator("[data-mark=preview]").getAttribute("data-cell");
        watch(ana, "probe.seen('[data-mark=piece][data-cell=\"" + cell + "\"]').length");

        Route sent = held(ana, () -> ana.table().confirm().click());
        ana.page().evaluate("probe.until(() => window.drawn.frames > 30, 'some frames')");
        assertThat(drawn(ana)).containsExactly("1");
        refuse(sent);
        ana.sees(ana.text("app.takenBack"));
        ana.page().evaluate("probe.still()");
        assertThat(drawn(ana)).containsExactly("1", "0");
    }

    @Test
    @DisplayName("An area tile lies on the map with the first frame, joins the land, and is not drawn a second time")
    void areaAtOnce() {
        Person ana = lively("Ana");
        sit(ana, CABALLERO, CABALLERO.next(60, "area"));
        ana.waitForScreen("turn");
        ana.foresees();
        CaballeroBoard board = new CaballeroBoard(ana);
        board.takeUp("A");
        Finger.mouse(ana.page()).point(board.targets().getFirst());
        String cell = ana.page().locator("[data-mark=preview]").getAttribute("data-cell");
        watch(
                ana,
                "['laid', 'flight'].filter((mark) => probe.seen(`[data-mark=${mark}][data-cell=\"" + cell
                        + "\"]`).length > 0).join()");

        Route sent = held(ana, () -> ana.table().confirm().click());
        ana.page().evaluate("probe.until(() => window.drawn.states.at(-1) === '', 'the coasts to join')");
        ana.moves(sent::resume);
        ana.page().unroute(MOVES);
        ana.page().evaluate("probe.still()");
        assertThat(drawn(ana))
                .as("alone, over the chart that has it, and part of the chart")
                .containsExactly("laid", "flight", "");
    }

    @Test
    @DisplayName(
            "A caballero of El Grande stands in its region with the first frame, is counted once, and leaves it if refused")
    void grandeAtOnce() {
        Person ana = person("Ana").expecting("422");
        sit(ana, GRANDE, GRANDE.next(GRANDE.lastBid(60), "place"));
        ana.waitForScreen("turn");
        ana.foresees();
        Spot spot = new GrandeBoard(ana).targets().getFirst();
        ana.page().mouse().click(spot.x(), spot.y());
        ana.table().confirm().waitFor();
        String drawing = "probe.seen('[data-mark=pieces]').map((region) => region.textContent).join()";
        String before = (String) ana.page().evaluate(drawing);
        watch(ana, drawing);

        Route sent = held(ana, () -> ana.table().confirm().click());
        ana.page().evaluate("probe.until(() => window.drawn.frames > 30, 'some frames')");
        assertThat(drawn(ana)).hasSize(1).doesNotContain(before);
        refuse(sent);
        ana.sees(ana.text("app.takenBack"));
        ana.page().evaluate("probe.still()");
        assertThat(drawn(ana)).hasSize(2).endsWith(before);
    }

    /** From the next click on, notes what every frame draws, where that differs from the frame before, and whether it still asks. */
    private static void watch(Person person, String drawing) {
        person.page().evaluate("probe.still()");
        person.foresees();
        person.page().evaluate("""
                (() => {
                  const asking = '[data-map] [data-mark=preview], main [role=dialog]';
                  window.drawn = { frames: 0, states: [] };
                  const look = () => {
                    const isAsked = window.drawn.frames++ < 3 && probe.seen(asking).length > 0;
                    const state = `${%s}${isAsked ? ' and asks' : ''}`;
                    if (state !== window.drawn.states.at(-1)) window.drawn.states.push(state);
                    requestAnimationFrame(look);
                  };
                  addEventListener('click', () => requestAnimationFrame(look), { once: true, capture: true });
                })()""".formatted(drawing));
    }

    private static List<String> drawn(Person person) {
        List<?> states = (List<?>) person.page().evaluate("window.drawn.states");
        return states.stream().map(String::valueOf).toList();
    }

    private static void refuse(Route move) {
        move.fulfill(new Route.FulfillOptions()
                .setStatus(422)
                .setContentType("application/json")
                .setBody(REFUSAL));
    }

    /** Makes a move that does not reach the server until the test lets it. */
    private static Route held(Person person, Runnable press) {
        List<Route> held = new ArrayList<>();
        person.page().route(MOVES, held::add);
        press.run();
        person.page().waitForCondition(() -> !held.isEmpty());
        return held.getFirst();
    }
}
