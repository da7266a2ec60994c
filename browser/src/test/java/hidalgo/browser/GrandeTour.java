package hidalgo.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;

/** A walk through the table of El Grande, in each state in which it looks different. */
final class GrandeTour {
    private static final StoredGame FIVE = StoredGame.of("el-grande/20-5-plain");
    /** With a secret choice of all five. */
    private static final StoredGame SECRET = StoredGame.of("el-grande/19-5-plain");

    private static final StoredGame ANNOUNCED =
            StoredGame.of("el-grande/58-5-rare-scoresixessevens-stopped-when-announced");
    /** Somewhere in the middle of a game. */
    private static final int MIDDLE = 150;

    /** The tabs of a phone, in order: their names differ from language to language. */
    private static final List<String> TABS = List.of("map", "cards", "players", "log", "chat");

    private final RunningServer server;
    private final Person person;
    private final Tour.Visitor visitor;

    GrandeTour(RunningServer server, Person person, Tour.Visitor visitor) {
        this.server = server;
        this.person = person;
        this.visitor = visitor;
    }

    /** Goes everywhere. */
    void go() {
        person.context().addInitScript(Texts.read("grande-probe.js"));
        int bid = FIVE.lastBid(MIDDLE);
        open(FIVE, bid, "bid");
        visitor.at("El Grande, bids", person);
        open(FIVE, FIVE.next(bid, "card"), "turn");
        visitor.at("El Grande, choice of an action card", person);
        open(FIVE, FIVE.next(0, "board"), "turn");
        visitor.at("El Grande, scoreboards", person);
        turn(bid);
        open(ANNOUNCED, ANNOUNCED.length() - 1, "veto question");
        person.page().locator(".vs2").waitFor();
        visitor.at("El Grande, veto at the announcement", person);
        running();
        secret();
        end();
    }

    private void turn(int bid) {
        open(FIVE, FIVE.next(bid, "place"), "turn");
        visitor.at("El Grande, turn", person);
        Map<?, ?> point = (Map<?, ?>) ((List<?>) person.page().evaluate("grandeProbe.targets()")).getFirst();
        person.page().mouse().click(((Number) point.get("x")).doubleValue(), ((Number) point.get("y")).doubleValue());
        person.page().locator(".popin .fc[role=status]").waitFor();
        visitor.at("El Grande, preview in a region", person);
        person.page().keyboard().press("Escape");
        Locator tabs = person.page().locator(".tabbar button");
        for (int tab = 1; tab < TABS.size(); tab++) {
            if (tabs.nth(tab).isVisible()) {
                tabs.nth(tab).click();
                visitor.at("El Grande, tab " + TABS.get(tab), person);
            }
        }
        person.page().locator(".top button[aria-haspopup=dialog]").last().click();
        person.page().locator(".dialog .btn:has(use[href*=search])").click();
        visitor.at("El Grande, symbols and keys", person);
    }

    /** An action of another person runs, who waits: a bot would go on. */
    private void running() {
        int veto = FIVE.next(MIDDLE, "veto");
        try (BrowserContext other = Chromium.browser().newContext()) {
            String id = person.make(server.at("api/tables"), FIVE.with(veto, FIVE.seat(veto - 1), "random"));
            server.post(other, "api/session", "{}");
            server.post(other, "api/tables/" + id + "/join", "{\"name\": \"Mateo\"}");
            server.post(person.context(), "api/tables/" + id + "/start", "{}");
            person.open(server.at("table/" + id));
            person.page().locator(".vchance").waitFor();
            visitor.at("El Grande, veto while an action runs", person);
        }
    }

    private void secret() {
        open(SECRET, SECRET.next(0, "disk"), "secret");
        setDisk();
        visitor.at("El Grande, secret choice", person);
        person.page().locator(".secretp .btn.primary").click();
        await("reveal");
        visitor.at("El Grande, all disks are turned", person);
    }

    private void setDisk() {
        person.page()
                .locator(".secretp [role=radio][aria-disabled=false]")
                .first()
                .click();
    }

    /** The last general scoring, and the standing after it. */
    private void end() {
        open(FIVE, FIVE.length() - 1, "secret");
        setDisk();
        person.page().locator(".secretp .btn.primary").click();
        await("reveal");
        person.page().locator(".secretp.turned .btn.primary").click();
        await("show");
        visitor.at("El Grande, general scoring", person);
        person.page().locator(".skip .btn.primary").click();
        await("final");
        visitor.at("El Grande, final standing", person);
    }

    private void open(StoredGame game, int ply, String screen) {
        person.open(server.at("table/" + person.make(server.at("api/tables"), game.from(ply, "random"))));
        await(screen);
    }

    private void await(String screen) {
        person.page().evaluate("wanted => grandeProbe.untilScreen([wanted])", screen);
    }
}
