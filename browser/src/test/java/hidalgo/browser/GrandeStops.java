package hidalgo.browser;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;

/** The tour's stops at El Grande's table: bids, cards, places, a veto, secret disks, a scoring and the end. */
final class GrandeStops {
    private static final StoredGame GAME = StoredGame.of("el-grande/13-4-plain");
    private static final int MIDDLE = 150;
    /** Near the end of round 3, when two seats have caballeros in the Castillo. */
    private static final int GENERAL = 76;

    private static final List<String> TABS = List.of("map", "cards", "players", "log", "chat");

    private final RunningServer server;
    private final Person person;
    private final Tour.Visitor visitor;

    GrandeStops(RunningServer server, Person person, Tour.Visitor visitor) {
        this.server = server;
        this.person = person;
        this.visitor = visitor;
    }

    /** Goes by all of them. */
    void go() {
        open(GAME.lastBid(MIDDLE));
        at("bids");
        open(GAME.next(MIDDLE, "card"));
        at("cards");
        open(GAME.next(0, "board"));
        at("scoreboards");
        turn();
        open(GAME.next(0, "veto"));
        locate(".vstrip").waitFor();
        at("veto");
        open(GAME.next(GENERAL, "disk") + 1);
        disk();
        locate(".skip .btn.primary, .skip .btn").first().waitFor();
        at("scoring");
        open(GAME.length() - 1);
        disk();
        if (locate(".skip .btn:not(.primary)").count() > 0) {
            locate(".skip .btn:not(.primary)").click();
        }
        locate(".skip .btn.primary").click();
        person.waitForScreen("final");
        at("final standing");
    }

    private void turn() {
        open(GAME.next(GAME.lastBid(MIDDLE), "place"));
        at("turn");
        Map<?, ?> spot = (Map<?, ?>) person.page().evaluate("probe.inside('.gmap path.hit:not(.off)')");
        person.page().mouse().click(((Number) spot.get("x")).doubleValue(), ((Number) spot.get("y")).doubleValue());
        locate(":is(.gpop, .sheetbox) .btn.primary").waitFor();
        at("preview");
        person.page().keyboard().press("Escape");
        for (int tab = 1; tab < TABS.size(); tab++) {
            Locator button = locate(".tabbar button").nth(tab);
            if (button.isVisible()) {
                button.click();
                at("tab " + TABS.get(tab));
            }
        }
        locate(".top button[aria-haspopup=dialog]").last().click();
        locate(".dialog .btn:has(use[href*=search])").click();
        at("symbols and keys");
    }

    /** Chooses a region in secret, and sees all disks turn over. */
    private void disk() {
        locate(".disk [role=radio][aria-disabled=false]").first().click();
        at("secret disk");
        locate(".sbtn .btn.primary").click();
        locate(".secretp.turned .btn.primary").waitFor();
        at("disks turned over");
        locate(".secretp.turned .btn.primary").click();
    }

    private void at(String screen) {
        visitor.at("El Grande, " + screen, person);
    }

    private Locator locate(String selector) {
        return person.page().locator(selector);
    }

    private void open(int ply) {
        person.open(server.at("table/" + person.make(server.at("api/tables"), GAME.from(ply, "random"))));
        locate(".table.gra .mapbox").waitFor();
    }
}
