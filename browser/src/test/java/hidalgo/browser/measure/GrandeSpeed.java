package hidalgo.browser.measure;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import hidalgo.browser.StoredGame;
import hidalgo.browser.TableParts;
import hidalgo.browser.driver.GrandeBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Measures the table of El Grande by the browser's own timers, with its processor slowed down fourfold:
 * {@code ./hidalgo test -pl browser -am -Dtest='*Speed' -Dsurefire.failIfNoSpecifiedTests=false}. It prints and judges nothing.
 */
@Isolated
class GrandeSpeed extends BrowserTest {
    private static final int TRIES = 12;
    private static final int STEPS = 90;
    private static final StoredGame FIVE = StoredGame.of("el-grande/20-5-plain");
    private static final StoredGame SECRET = StoredGame.of("el-grande/19-5-plain");
    /** Late in the game, when there is much to draw. */
    private static final int LATE = 150;

    /** The things in the regions: numbers, and the King, who has none. */
    private static final String DRAWN =
            "probe.seen('[data-mark=pieces]').map((region) => region.textContent + region.querySelectorAll('*').length).join()";

    @Test
    void clicks() {
        Person ana = at(FIVE, FIVE.next(FIVE.lastBid(LATE), "place"), "turn");
        Page page = ana.page();
        GrandeBoard board = new GrandeBoard(ana);
        Locator leads = ana.labelled("eg.overlay");
        List<Double> regions = new ArrayList<>();
        List<Double> leaders = new ArrayList<>();
        for (int i = 0; i < TRIES; i++) {
            Spot spot = board.targets().getFirst();
            // A click comes after a pointer move; the cost of that shows in the frames under a moving pointer.
            page.mouse().move(spot.x(), spot.y());
            page.evaluate("probe.still()");
            regions.add(Stopwatch.timed(
                    page, "region", "main [role=dialog]", () -> page.mouse().click(spot.x(), spot.y())));
            page.keyboard().press("Escape");
            leaders.add(Stopwatch.timed(
                    page,
                    "leaders",
                    "main button[aria-label='" + ana.text("eg.overlay") + "'][aria-pressed=true]",
                    leads::click));
            leads.click();
            page.evaluate("probe.still()");
        }
        Stopwatch.print("El Grande: click on a region → the preview is there", regions);
        Stopwatch.print("El Grande: click on “who leads” → the colours are there", leaders);
    }

    @Test
    void caballero() {
        moves("El Grande, caballero", FIVE.next(FIVE.lastBid(LATE), "place"));
    }

    @Test
    void king() {
        moves("El Grande, King", FIVE.next(LATE, "king"));
    }

    private void moves(String move, int ply) {
        Stopwatch.nearAndFar(
                move,
                server(),
                away -> moves(lively("Ana").withoutPrediction(), ply, away),
                away -> moves(lively("Mateo"), ply, away));
    }

    private List<Double> moves(Person person, int ply, FarServer away) {
        at(person, FIVE, ply, "turn", away::at).foresees();
        Page page = person.page();
        TableParts table = person.table();
        GrandeBoard board = new GrandeBoard(person);
        List<Double> moves = new ArrayList<>();
        for (int i = 0; i < Stopwatch.MOVES; i++) {
            Spot spot = board.targets().getFirst();
            page.mouse().click(spot.x(), spot.y());
            table.confirm().waitFor();
            page.evaluate("probe.still()");
            moves.add(Stopwatch.untilDrawn(person.foresees().page(), DRAWN, table.confirm()));
            person.takesBack(() -> table.undo().click());
            page.evaluate("probe.untilAnswered()");
            page.keyboard().press("Escape");
        }
        Stopwatch.leave(person);
        return moves;
    }

    @Test
    void disk() {
        Person ana = at(SECRET, SECRET.next(0, "disk"), "secret");
        Page page = ana.page();
        GrandeBoard board = new GrandeBoard(ana);
        List<Double> sectors = new ArrayList<>();
        for (int i = 0; i < TRIES; i++) {
            Locator sector = board.sectors().nth(i % board.sectors().count());
            String chosen =
                    "main [role=radio][aria-checked=true][aria-label='" + sector.getAttribute("aria-label") + "']";
            sectors.add(Stopwatch.timed(page, "disk", chosen, sector::click));
        }
        Stopwatch.print("El Grande: click on the disk → the region is set", sectors);
    }

    /** The map stands still; only the pointer moves, and with it the text about the region under it. */
    @Test
    void pointer() {
        Person ana = at(FIVE, FIVE.next(FIVE.lastBid(LATE), "place"), "turn");
        Page page = ana.page();
        BoundingBox box = ana.table().drawing().boundingBox();
        Stopwatch.startFrames(page);
        for (int i = 0; i < STEPS; i++) {
            page.mouse()
                    .move(
                            box.x + box.width * (0.5 + 0.4 * Math.sin(i / 8.0)),
                            box.y + box.height * (0.5 + 0.4 * Math.cos(i / 11.0)));
        }
        System.out.println("El Grande: pointer over the map: " + Stopwatch.frames(page));
    }

    /** A person with a slow computer at a table at some point of a game. */
    private Person at(StoredGame game, int ply, String screen) {
        return at(lively("Ana"), game, ply, screen, server()::at);
    }

    private Person at(Person ana, StoredGame game, int ply, String screen, UnaryOperator<String> address) {
        ana.open(server().at(""));
        ana.open(address.apply("table/" + ana.make(server().at("api/tables"), game.from(ply, "random"))));
        ana.waitForScreen(screen);
        Stopwatch.slowDown(ana);
        return ana;
    }
}
