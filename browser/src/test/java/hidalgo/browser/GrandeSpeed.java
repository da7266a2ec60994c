package hidalgo.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Measures the table of El Grande as {@link Speed} measures El Caballero's:
 * {@code ./hidalgo test -pl browser -am -Dtest=GrandeSpeed -Dsurefire.failIfNoSpecifiedTests=false}. It prints and judges nothing.
 */
class GrandeSpeed extends BrowserTest {
    private static final int TRIES = 12;
    private static final int STEPS = 90;
    private static final StoredGame FIVE = StoredGame.of("el-grande/20-5-plain");
    private static final StoredGame SECRET = StoredGame.of("el-grande/19-5-plain");
    /** Late in the game, when there is much to draw. */
    private static final int LATE = 150;

    @Test
    void clicks() {
        Person ana = at(FIVE, FIVE.next(FIVE.lastBid(LATE), "place"), "turn");
        Page page = ana.page();
        List<Double> regions = new ArrayList<>();
        List<Double> leaders = new ArrayList<>();
        List<Double> moves = new ArrayList<>();
        for (int i = 0; i < TRIES; i++) {
            Map<?, ?> point = (Map<?, ?>) ((List<?>) page.evaluate("grandeProbe.targets()")).getFirst();
            double x = ((Number) point.get("x")).doubleValue();
            double y = ((Number) point.get("y")).doubleValue();
            // Who clicks has pointed there before; what that costs, the frames under a moving pointer tell.
            page.mouse().move(x, y);
            page.evaluate("probe.still()");
            regions.add(Speed.timed(page, "region", ".popin", () -> page.mouse().click(x, y)));
            moves.add(Speed.timed(
                    page,
                    "move",
                    ".prog i.d",
                    () -> page.locator(".popin .btn.primary").click()));
            page.locator(".actions .btn.undo[aria-disabled=false]").waitFor();
            ana.moves(() -> page.locator(".actions .btn.undo").click());
            page.locator(".prog i.d").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
            page.keyboard().press("Escape");
            leaders.add(Speed.timed(
                    page,
                    "leaders",
                    ".leadbtn[aria-pressed=true]",
                    () -> page.locator(".leadbtn").click()));
            page.locator(".leadbtn").click();
            page.evaluate("probe.still()");
        }
        Speed.print("El Grande: click on a region → the preview is there", regions);
        Speed.print("El Grande: click on “who leads” → the colours are there", leaders);
        Speed.print("El Grande: click that plays a move → the server's answer is shown", moves);
    }

    @Test
    void disk() {
        Person ana = at(SECRET, SECRET.next(0, "disk"), "secret");
        Page page = ana.page();
        List<Double> sectors = new ArrayList<>();
        for (int i = 0; i < TRIES; i++) {
            String sector = ".secretp [role=radio]:nth-of-type(" + (i % 8 + 1) + ")";
            sectors.add(Speed.timed(
                    page,
                    "disk",
                    sector + "[aria-checked=true]",
                    () -> page.locator(sector).click()));
        }
        Speed.print("El Grande: click on the disk → the region is set", sectors);
    }

    /** The map stands still; what moves is the pointer, and with it what is said of the region under it. */
    @Test
    void pointer() {
        Person ana = at(FIVE, FIVE.next(FIVE.lastBid(LATE), "place"), "turn");
        Page page = ana.page();
        BoundingBox box = page.locator(".gmap").boundingBox();
        Speed.startFrames(page);
        for (int i = 0; i < STEPS; i++) {
            page.mouse()
                    .move(
                            box.x + box.width * (0.5 + 0.4 * Math.sin(i / 8.0)),
                            box.y + box.height * (0.5 + 0.4 * Math.cos(i / 11.0)));
        }
        System.out.println("El Grande: pointer over the map: " + Speed.frames(page));
    }

    /** Somebody with a slow computer at a table that stands somewhere in a game. */
    private Person at(StoredGame game, int ply, String screen) {
        Person ana = lively("Ana");
        ana.context().addInitScript(Texts.read("grande-probe.js"));
        ana.open(server().at(""));
        ana.open(server().at("table/" + ana.make(server().at("api/tables"), game.from(ply, "random"))));
        ana.page().evaluate("wanted => grandeProbe.untilScreen([wanted])", screen);
        Speed.slowDown(ana);
        return ana;
    }
}
