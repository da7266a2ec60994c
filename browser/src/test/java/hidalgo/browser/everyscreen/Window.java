package hidalgo.browser.everyscreen;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.Person;
import hidalgo.browser.RunningServer;
import hidalgo.browser.Spot;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.GrandeBoard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Tables of both games in windows of every size: early, in the middle and late in a game with many players, at every scoring and
 * at the end.
 */
final class Window {
    private static final StoredGame CABALLERO = StoredGame.of("el-caballero/16-4-expanded-plain");
    /** At its end, the player whose turn it is has tiles at all edges of the map. */
    private static final StoredGame TILES = StoredGame.of("examples/el-caballero-6");

    private static final StoredGame GRANDE = StoredGame.of("el-grande/20-5-plain");
    private static final int MIDDLE = 130;

    /** From this width on, a map keeps its box; on a phone it gets the rest of the window. */
    private static final int PHONE_ENDS = 760;

    /** In lower windows the page scrolls, and the map with it. */
    private static final int LOW_ENDS = 560;

    /**
     * Things that must not cover the map of each game on a phone: any button, and those of notices. El Grande has a
     * free corner for one.
     */
    private static final Map<StoredGame, String> BESIDE = Map.of(CABALLERO, "button", GRANDE, "[role=status] button");

    private static final String MAP_BOX = """
            (() => {
              const { x, y, width, height } = probe.one('[data-map]').getBoundingClientRect();
              return [x, y, width, height].map(Math.round).join(' ');
            })()""";

    /** A size of a window, in pixels. */
    record Size(int width, int height) {
        @Override
        public String toString() {
            return width + " x " + height;
        }
    }

    /** The sizes that people have. */
    static final List<Size> SIZES = List.of(
            new Size(1280, 720),
            new Size(1366, 768),
            new Size(1440, 900),
            new Size(1920, 1080),
            new Size(2560, 1440),
            new Size(820, 1180),
            new Size(1180, 820),
            new Size(1024, 768),
            new Size(390, 844),
            new Size(360, 740),
            new Size(844, 390));

    /** Of them, those in which the turns of others are looked at. */
    static final List<Size> FOLLOWED = List.of(
            new Size(1280, 720),
            new Size(1440, 900),
            new Size(820, 1180),
            new Size(390, 844),
            new Size(360, 740),
            new Size(844, 390));

    private final RunningServer server;
    private final Person person;
    private final List<Size> sizes;
    private final List<String> faults = new ArrayList<>();
    /** Where the map of each game was first seen in each size. */
    private final Map<String, Object> boxes = new HashMap<>();

    Window(RunningServer server, Person person, List<Size> sizes) {
        this.server = server;
        this.person = person;
        this.sizes = sizes;
        server.post(person.context(), "api/session", "{}");
    }

    /**
     * The parts that are cut off, covered or outside the window at a few tables in all sizes, and maps that change
     * their box from phase to phase.
     */
    List<String> someFaults() {
        // Before the first bid, most seats may still play each number.
        open(CABALLERO, CABALLERO.round(1));
        look(CABALLERO, "bids");
        open(GRANDE, GRANDE.round(1));
        sizes.stream()
                .filter(size -> size.width() > size.height())
                .forEach(size -> look(GRANDE, "the first bid, with all thirteen cards", size));
        open(GRANDE, GRANDE.lastBid(MIDDLE));
        look(GRANDE, "bids");
        late(CABALLERO, "area");
        menu();
        late(GRANDE, "place");
        outage();
        end(CABALLERO);
        end(GRANDE);
        return faults;
    }

    /** The parts that are cut off, covered or outside the window at all tables in all sizes. */
    List<String> allFaults() {
        someFaults();
        for (StoredGame game : List.of(CABALLERO, GRANDE)) {
            String word = game.equals(CABALLERO) ? "area" : "place";
            open(game, game.next(0, word));
            look(game, "early");
            open(game, game.next(MIDDLE, word));
            look(game, "in the middle");
        }
        return faults;
    }

    private void late(StoredGame game, String word) {
        open(game, game.next(game.lastRound(), word));
        look(game, "late");
    }

    /** The menu of an own tile, beside each of them. */
    private void menu() {
        String id = open(TILES, TILES.next(TILES.length() - 10, "area"));
        for (Size size : sizes) {
            person.inWindow(size.width(), size.height());
            int menus = 0;
            for (Spot tile : Spot.listOf(person.page().evaluate("id => caballero.ownTiles(id)", id))) {
                person.page().mouse().click(tile.x(), tile.y());
                person.page().evaluate("clicks.settled()");
                menus += person.page().locator("[data-part=place-menu]").count();
                look(TILES, "the menu of a tile", size);
                person.page().keyboard().press("Escape");
            }
            if (menus == 0) {
                note(TILES, "the menu of a tile", size, "no tile has one");
            }
        }
    }

    /**
     * The texts that can't be read in full while the turns of others are shown step by step, and when the own turn
     * begins.
     */
    List<String> followFaults() {
        for (StoredGame game : List.of(CABALLERO, GRANDE)) {
            // A tablet shows in a drawer what others did.
            person.inWindow(sizes.getFirst().width(), sizes.getFirst().height());
            open(game, game.lastBid(MIDDLE));
            person.table().cards().first().click();
            person.moves(person.table().confirm()::click);
            person.region("follow.label").waitFor();
            readAll(game, "the turn of others");
            person.inWindow(sizes.getFirst().width(), sizes.getFirst().height());
            if (game.equals(CABALLERO)) {
                // In El Grande a bot's card may come in between.
                person.leaves();
                person.labelled("follow.skipToMine").click();
                person.region("recap.title").waitFor();
                readAll(game, "turns of others");
            }
        }
        return faults;
    }

    /** The shown turn covers the controls, which can't be used yet. */
    private void readAll(StoredGame game, String what) {
        for (Size size : sizes) {
            person.inWindow(size.width(), size.height());
            person.page().evaluate("probe.still()");
            ((List<?>) person.page().evaluate("looks.cutTexts()")).forEach(fault -> note(game, what, size, fault));
            ((List<?>) person.page().evaluate("crowd.outgrown()")).forEach(fault -> note(game, what, size, fault));
        }
    }

    /** A notice, which has to stand somewhere too. */
    private void outage() {
        person.expecting("net::ERR_").context().setOffline(true);
        person.labelled("app.tryNow").waitFor();
        look(GRANDE, "without a network");
        person.context().setOffline(false);
        person.labelled("app.tryNow").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
    }

    /** The last scoring, with what comes before it, and the final page. */
    private void end(StoredGame game) {
        int last = game.length() - 1;
        String id = open(game, last);
        look(game, "before the last move");
        send(id, game, last);
        if (person.waitForScreen("show", "reveal").equals("reveal")) {
            look(game, "revealed disks");
            new GrandeBoard(person).leaveDisks().click();
            person.waitForScreen("show");
        }
        look(game, "scoring");
        person.table().leaveScoring().or(person.table().skip()).first().click();
        if (person.waitForScreen("show", "final").equals("show")) {
            person.table().leaveScoring().click();
        }
        person.waitForScreen("final");
        look(game, "final page");
    }

    private String open(StoredGame game, int ply) {
        String id = person.make(server.at("api/tables"), game.from(ply, "random"));
        person.go(server.at("table/" + id));
        person.waitForScreen("turn", "bid", "secret");
        return id;
    }

    private void send(String id, StoredGame game, int ply) {
        String version =
                server.get(person.context(), "api/tables/" + id).replaceFirst("(?s).*?\"version\":(\\d+).*", "$1");
        server.post(
                person.context(),
                "api/tables/" + id + "/moves",
                "{\"seat\": %d, \"version\": %s, \"id\": \"last\", \"move\": \"%s\"}"
                        .formatted(game.seat(ply), version, game.move(ply)));
    }

    private void look(StoredGame game, String what) {
        sizes.forEach(size -> look(game, what, size));
    }

    private void look(StoredGame game, String what, Size size) {
        person.page().setViewportSize(size.width(), size.height());
        person.page().evaluate("probe.still()");
        for (String check : List.of("crowd.faults()", "crowd.outgrown()", "looks.cutTexts()")) {
            ((List<?>) person.page().evaluate(check)).forEach(fault -> note(game, what, size, fault));
        }
        if (size.width() < PHONE_ENDS) {
            ((List<?>) person.page().evaluate("buttons => crowd.over(buttons)", BESIDE.get(game)))
                    .forEach(fault -> note(game, what, size, fault));
        }
        if (size.width() >= PHONE_ENDS
                && size.height() >= LOW_ENDS
                && !person.screen().equals("final")) {
            Object box = person.page().evaluate(MAP_BOX);
            Object before = boxes.putIfAbsent(game.file() + " " + size, box);
            if (before != null && !before.equals(box)) {
                note(game, what, size, "the map was at " + before + " and is at " + box);
            }
        }
    }

    private void note(StoredGame game, String what, Size size, Object fault) {
        faults.add("\n%s, %s, %s: %s".formatted(game.file().getFileName(), what, size, fault));
    }
}
