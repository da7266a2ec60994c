package hidalgo.browser.measure;

import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.TableParts;
import hidalgo.browser.driver.CaballeroBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Measures the table of El Caballero by the browser's own timers, with its processor slowed down fourfold:
 * {@code ./hidalgo test -pl browser -am -Dtest='*Speed' -Dsurefire.failIfNoSpecifiedTests=false}. It prints and judges nothing.
 */
@Isolated
class CaballeroSpeed extends BrowserTest {
    private static final int TRIES = 12;
    private static final int STEPS = 90;
    private static final StoredGame LARGE = StoredGame.of("el-caballero/16-4-expanded-plain");
    private static final StoredGame PLAYED = StoredGame.of("examples/el-caballero-6");
    /** Late in the game, when there is much to draw. */
    private static final int LATE = 150;

    /** The pieces on the map. */
    private static final String DRAWN = "probe.seen('[data-mark=piece], [data-mark=laid], [data-mark=flight]')"
            + ".reduce((count, piece) => count + piece.querySelectorAll('*').length, 0)";

    @Test
    void clicks() {
        Person ana = slow(PLAYED, PLAYED.next(LATE, "supply"));
        Page page = ana.page();
        TableParts table = ana.table();
        CaballeroBoard board = new CaballeroBoard(ana);
        String held = "section[aria-label='" + ana.text("ec.display.title") + "'] button[aria-pressed=true]";
        List<Double> actions = new ArrayList<>();
        List<Double> tiles = new ArrayList<>();
        List<Double> previews = new ArrayList<>();
        for (int i = 0; i < TRIES; i++) {
            actions.add(Stopwatch.timed(
                    page, "C", "[data-mark=target]", () -> table.action("C").click()));
            previews.add(Stopwatch.timed(
                    page,
                    "map",
                    "main [role=dialog]",
                    () -> Finger.mouse(page).point(board.targets().getFirst())));
            page.keyboard().press("Escape");
            page.keyboard().press("Escape");
            tiles.add(Stopwatch.timed(
                    page, "tile", held, () -> board.tiles().first().click()));
            page.keyboard().press("Escape");
            page.keyboard().press("Escape");
            page.evaluate("probe.still()");
        }
        Stopwatch.print("click on an action → its places are lit", actions);
        Stopwatch.print("click on a displayed tile → it is held", tiles);
        Stopwatch.print("click on a place → the chooser is there", previews);
    }

    @Test
    void areaTile() {
        moves("El Caballero, area tile", PLAYED.next(LATE, "area"), board -> {
            board.takeUp("A");
            point(board);
        });
    }

    @Test
    void caballeroTile() {
        moves("El Caballero, caballero tile", PLAYED.next(LATE, "cab"), board -> {
            board.takeUp("C");
            point(board);
            board.numbers().first().click();
        });
    }

    @Test
    void castillo() {
        moves("El Caballero, castillo", PLAYED.next(LATE, "castillo"), board -> {
            board.takeUp("K");
            point(board);
        });
    }

    private void moves(String move, int ply, Consumer<CaballeroBoard> preview) {
        Stopwatch.nearAndFar(
                move,
                server(),
                away -> moves(lively("Ana").withoutPrediction(), ply, away, preview),
                away -> moves(lively("Mateo"), ply, away, preview));
    }

    private List<Double> moves(Person person, int ply, FarServer away, Consumer<CaballeroBoard> preview) {
        slow(person, PLAYED, ply, away::at).foresees();
        CaballeroBoard board = new CaballeroBoard(person);
        List<Double> moves = new ArrayList<>();
        for (int i = 0; i < Stopwatch.MOVES; i++) {
            preview.accept(board);
            person.table().confirm().waitFor();
            person.page().evaluate("probe.still()");
            moves.add(Stopwatch.untilDrawn(
                    person.foresees().page(), DRAWN, person.table().confirm()));
            person.takesBack(() -> person.table().undo().click());
            person.page().evaluate("probe.untilAnswered()");
            person.page().keyboard().press("Escape");
        }
        Stopwatch.leave(person);
        return moves;
    }

    private static void point(CaballeroBoard board) {
        Finger.mouse(board.page()).point(board.targets().getFirst());
    }

    @Test
    void panAndZoom() {
        int end = LARGE.length() - 1;
        Person ana = slow(LARGE, end);
        Page page = ana.page();
        BoundingBox map = ana.table().map().boundingBox();
        double x = map.x + map.width / 2;
        double y = map.y + map.height / 2;
        Mouse mouse = page.mouse();
        mouse.move(x, y);
        Stopwatch.startFrames(page);
        for (int i = 0; i < STEPS; i++) {
            mouse.wheel(0, i < STEPS / 2 ? -30 : 30);
        }
        System.out.println("Zoom, map of " + (1 + LARGE.count(end, "area")) + " area tiles: " + Stopwatch.frames(page));
        mouse.wheel(0, -600);
        page.evaluate("probe.still()");
        mouse.move(x, y);
        mouse.down();
        Stopwatch.startFrames(page);
        for (int i = 0; i < STEPS; i++) {
            mouse.move(x + 120 * Math.sin(i / 8.0), y + 90 * Math.cos(i / 11.0));
        }
        System.out.println("Pan: " + Stopwatch.frames(page));
        mouse.up();
    }

    /** A tile is dragged from the display over the map. */
    @Test
    void drag() {
        Person ana = slow(PLAYED, PLAYED.next(LATE, "area"));
        Page page = ana.page();
        BoundingBox tile = new CaballeroBoard(ana).tiles().first().boundingBox();
        BoundingBox map = ana.table().map().boundingBox();
        Mouse mouse = page.mouse();
        mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
        mouse.down();
        mouse.move(tile.x + tile.width / 2 + 20, tile.y - 20);
        page.locator("body > svg[data-mark=flight]").waitFor();
        Stopwatch.startFrames(page);
        for (int i = 0; i < STEPS; i++) {
            mouse.move(
                    map.x + map.width * (0.5 + 0.4 * Math.sin(i / 8.0)),
                    map.y + map.height * (0.5 + 0.4 * Math.cos(i / 11.0)));
        }
        System.out.println("El Caballero: a tile dragged over the map: " + Stopwatch.frames(page));
        mouse.up();
    }

    /** The caballeros of the supply march into the court. */
    @Test
    void supply() {
        Person ana = slow(PLAYED, PLAYED.next(LATE, "supply"));
        ana.foresees();
        Stopwatch.startFrames(ana.page());
        ana.moves(() -> ana.table().action("S").click());
        ana.page().evaluate("probe.still()");
        System.out.println("El Caballero: caballeros march: " + Stopwatch.frames(ana.page()));
    }

    /** A person with a slow computer at a table at some point of a game. */
    private Person slow(StoredGame game, int ply) {
        return slow(lively("Ana"), game, ply, server()::at);
    }

    private Person slow(Person ana, StoredGame game, int ply, UnaryOperator<String> address) {
        ana.open(server().at(""));
        ana.open(address.apply("table/" + ana.make(server().at("api/tables"), game.from(ply, "random"))));
        ana.waitForScreen("turn");
        Stopwatch.slowDown(ana);
        return ana;
    }
}
