package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import hidalgo.browser.StoredGame;
import hidalgo.browser.TableParts;
import hidalgo.browser.driver.GrandeBoard;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** One's own moves are shown before the server has answered, and taken back if it decides otherwise. */
class ForetoldMovesTest extends BrowserTest {
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
        refused.fulfill(new Route.FulfillOptions()
                .setStatus(422)
                .setContentType("application/json")
                .setBody(REFUSAL));
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

    /** Does something that sends a move, which does not reach the server until the test lets it. */
    private static Route held(Person person, Runnable press) {
        List<Route> held = new ArrayList<>();
        person.page().route(MOVES, held::add);
        press.run();
        person.page().waitForCondition(() -> !held.isEmpty());
        return held.getFirst();
    }
}
