package hidalgo.browser;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;

/** A walk through all screens, each in a state in which it has much to show. */
final class Tour {
    private static final StoredGame CABALLERO = StoredGame.of("el-caballero/16-4-expanded-plain");
    private static final StoredGame GRANDE = StoredGame.of("el-grande/13-4-plain");
    /** Somewhere in the middle of a game. */
    private static final int MIDDLE = 150;

    private static final List<String> TABS = List.of("table", "cards", "players", "log", "chat");
    /** Plays a game to its end by the shortest way: whatever ends a turn. */
    private static final String QUICK_GAME = """
            async (id) => {
              const ask = async (path, body) => {
                const answer = await fetch(`/api/tables/${id}${path}`, body && {
                  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
                return answer.json();
              };
              let table = await ask('');
              for (let n = 0; table.phase !== 'over'; n++) {
                const { version, play: { seat, legal } } = table;
                const move = legal.includes('end') ? 'end' : legal.at(-1);
                table = move === undefined ? await ask('') : (await ask('/moves', { seat, version, id: `quick ${n}`, move })).table;
              }
            }""";

    private final RunningServer server;
    private final Person person;
    private final Visitor visitor;

    /** What is done on every screen. */
    interface Visitor {
        void at(String screen, Person person);
    }

    Tour(RunningServer server, Person person, Visitor visitor) {
        this.server = server;
        this.person = person;
        this.visitor = visitor;
    }

    /** Goes everywhere. */
    void go() {
        pages();
        rulesAndLessons();
        history();
        waitingRoom();
        caballero();
        end();
        replay();
        new GrandeTour(server, person, visitor).go();
    }

    private void pages() {
        open("");
        visitor.at("lobby", person);
        open("new");
        person.page().locator(".fold summary").click();
        visitor.at("form for a table", person);
        open("settings");
        visitor.at("settings", person);
        open("replays");
        visitor.at("replays", person);
        open("no/such/page");
        visitor.at("page that is not there", person);
    }

    private void rulesAndLessons() {
        open("rules/el-caballero#EC-3.13");
        person.page().locator("[id='EC-3.13']").waitFor();
        visitor.at("rules of El Caballero", person);
        open("rules/el-grande");
        person.page().locator(".rsection").first().waitFor();
        visitor.at("rules of El Grande", person);
        open("learn");
        visitor.at("lessons", person);
        for (String step : List.of("el-caballero?step=1", "el-caballero?step=4", "el-grande?step=3")) {
            open("learn/" + step);
            person.page().locator(".coach").waitFor();
            visitor.at("lesson " + step, person);
        }
    }

    /** Somebody with an account has a history once a game has been played. */
    private void history() {
        open("settings");
        person.page().locator(".account input[autocomplete=username]").fill("Ana " + System.nanoTime());
        person.page().locator(".account input[type=password]").fill("a long password");
        person.page().locator(".account button[type=submit]").click();
        person.page().locator(".history").waitFor();
        person.page().evaluate(QUICK_GAME, table("""
                {"game": "el-caballero", "options": {"expanded": "false"}, "start": true,
                 "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}"""));
        open("settings");
        person.page().locator(".results li").waitFor();
        visitor.at("history", person);
    }

    private void waitingRoom() {
        open("table/"
                + table("{\"game\": \"el-caballero\", \"name\": \"" + "Guadalquivir".repeat(3)
                        + "\", \"seats\": [{\"kind\": \"me\"}, {\"kind\": \"bot\", \"bot\": \"squire\"},"
                        + " {\"kind\": \"open\"}, {\"kind\": \"open\"}]}"));
        person.says("Who plays?");
        visitor.at("waiting room", person);
        person.page().locator(".wopt button").click();
        person.page().locator(".settle input[value=word]").check();
        visitor.at("options of a waiting table", person);
    }

    private void caballero() {
        open("table/" + table(CABALLERO.from(CABALLERO.lastBid(MIDDLE), "random")));
        person.waitForScreen("bid");
        person.page().locator(".hc:not(.no)").first().click();
        visitor.at("bids", person);

        open("table/" + table(CABALLERO.from(turnWithEverything(), "random")));
        person.waitForScreen("turn");
        visitor.at("turn", person);
        choose("A");
        visitor.at("preview of an area tile", person);
        choose("C");
        visitor.at("choice of a number", person);
        person.page().keyboard().press("Escape");
        for (int tab = 1; tab < TABS.size(); tab++) {
            Locator button = person.page().locator(".tabbar button").nth(tab);
            if (button.isVisible()) {
                button.click();
                visitor.at("tab " + TABS.get(tab), person);
            }
        }
        person.page().locator(".top button[aria-haspopup=dialog]").last().click();
        visitor.at("menu", person);
        person.page().locator(".dialog .dhead button").click();
    }

    /** A turn in which the supply is taken and the area tile still owed. */
    private static int turnWithEverything() {
        return CABALLERO.next(MIDDLE, "supply") + 1;
    }

    /** Takes up an action and goes on until something can be placed. */
    @SuppressWarnings("unchecked") // what the probe answers
    private void choose(String key) {
        person.page().locator(".acts .ab[aria-keyshortcuts=\"" + key + "\"]").click();
        if (person.page().evaluate("probe.still().then(() => probe.choice())").equals("tile")) {
            person.page().locator(".dt[aria-disabled=false]").first().click();
        }
        List<Map<String, Object>> points =
                (List<Map<String, Object>>) person.page().evaluate("probe.targets()");
        Map<String, Object> point = points.getFirst();
        person.page().mouse().click(((Number) point.get("x")).doubleValue(), ((Number) point.get("y")).doubleValue());
        person.page().locator(".popin").waitFor();
        if (key.equals("C")) {
            person.page().locator(".num8:not(.off)").first().click();
        }
        person.page().locator(".popin .fc[role=status]").waitFor();
    }

    private void end() {
        open("table/" + table(CABALLERO.from(CABALLERO.length() - 1, "random")));
        person.waitForScreen("turn");
        person.page().locator(".btn.end").click();
        person.page().locator(".btn.end.sure").click();
        person.waitForScreen("show");
        visitor.at("scoring", person);
        person.page().locator(".skip .btn.primary").click();
        person.waitForScreen("final");
        visitor.at("final standing", person);
    }

    private void replay() {
        String id = person.make(server.at("api/replays"), CABALLERO.upload());
        open("replay/" + id + "?ply=" + MIDDLE);
        person.page().locator(".scrub").waitFor();
        visitor.at("replay", person);
        person.page().locator("button.rt2").last().click();
        person.page().locator(".dialog").waitFor();
        visitor.at("play from here", person);
        person.page().locator(".dialog .dhead button").click();
        open("replay/" + person.make(server.at("api/replays"), GRANDE.upload()) + "?ply=" + MIDDLE);
        person.page().locator(".scrub").waitFor();
        visitor.at("replay of El Grande", person);
    }

    private String table(String wish) {
        return person.make(server.at("api/tables"), wish);
    }

    private void open(String path) {
        person.open(server.at(path));
    }
}
