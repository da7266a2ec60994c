package hidalgo.browser.everyscreen;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.Chromium;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.RunningServer;
import hidalgo.browser.StoredGame;
import hidalgo.browser.TableParts;
import hidalgo.browser.driver.GrandeBoard;
import java.util.List;
import java.util.regex.Pattern;

/** A walk through the table of El Grande, in each state in which it looks different. */
final class GrandeTour {
    private static final StoredGame FIVE = StoredGame.of("el-grande/20-5-plain");
    /** With a secret choice of all five. */
    private static final StoredGame SECRET = StoredGame.of("el-grande/19-5-plain");

    private static final StoredGame STOPPED = StoredGame.of("el-grande/34-5-rare-angryking-stopped-part-way");

    private static final StoredGame ANNOUNCED =
            StoredGame.of("el-grande/58-5-rare-scoresixessevens-stopped-when-announced");
    /** Somewhere in the middle of a game. */
    private static final int MIDDLE = 150;

    /** The parts that a phone shows one by one, after the first. */
    private static final List<String> TABS = List.of("cards", "players", "log", "chat");

    private final RunningServer server;
    private final Person person;
    private final TableParts table;
    private final GrandeBoard board;
    private final Tour.Visitor visitor;

    GrandeTour(RunningServer server, Person person, Tour.Visitor visitor) {
        this.server = server;
        this.person = person;
        this.table = person.table();
        this.board = new GrandeBoard(person);
        this.visitor = visitor;
    }

    /** Goes everywhere. */
    void go() {
        int bid = FIVE.lastBid(MIDDLE);
        open(FIVE, bid, "bid");
        visitor.at("El Grande, bids", person);
        open(FIVE, FIVE.next(bid, "card"), "turn");
        visitor.at("El Grande, choice of an action card", person);
        open(FIVE, FIVE.next(0, "board"), "turn");
        visitor.at("El Grande, scoreboards", person);
        turn(bid);
        open(ANNOUNCED, ANNOUNCED.length() - 1, "veto question");
        // The points that the action would bring every player.
        board.vetoQuestion()
                .getByText(Pattern.compile("^" + person.text("player.you") + " [+−0]"))
                .waitFor();
        visitor.at("El Grande, veto at the announcement", person);
        running();
        waiting();
        secret();
        end();
    }

    private void turn(int bid) {
        open(FIVE, FIVE.next(bid, "place"), "turn");
        visitor.at("El Grande, turn", person);
        Finger.mouse(person.page()).point(board.targets().getFirst());
        table.previewResult().waitFor();
        visitor.at("El Grande, preview in a region", person);
        person.page().keyboard().press("Escape");
        for (String tab : TABS) {
            Locator button = table.tab("tabs." + tab);
            if (button.isVisible()) {
                button.click();
                visitor.at("El Grande, tab " + tab, person);
            }
        }
        person.labelled("app.menu").click();
        person.page()
                .getByRole(AriaRole.DIALOG)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(person.text("help.title")))
                .click();
        visitor.at("El Grande, symbols and keys", person);
    }

    /** Another person's action runs, and that person waits: a bot would continue. */
    private void running() {
        int veto = FIVE.next(MIDDLE, "veto");
        try (BrowserContext other = Chromium.browser().newContext()) {
            String id = person.make(server.at("api/tables"), FIVE.with(veto, FIVE.seat(veto - 1), "random"));
            server.post(other, "api/session", "{}");
            server.post(other, "api/tables/" + id + "/join", "{\"name\": \"Mateo\"}");
            server.post(person.context(), "api/tables/" + id + "/start", "{}");
            person.go(server.at("table/" + id));
            board.vetoChance().waitFor();
            visitor.at("El Grande, veto while an action runs", person);
        }
    }

    /** The next step of a bot's action waits for the person who may stop it. */
    private void waiting() {
        String wish = STOPPED.from(STOPPED.next(0, "allow"), "random")
                .replaceFirst("\\{", "{\"holdSetting\": {\"seconds\": 60, \"people\": false},");
        person.go(server.at("table/" + person.make(server.at("api/tables"), wish)));
        board.vetoQuestion().waitFor();
        person.page().keyboard().press("a");
        person.region("hold.label").waitFor();
        visitor.at("El Grande, the next step waits", person);
    }

    private void secret() {
        open(SECRET, SECRET.next(0, "disk"), "secret");
        board.sectors().first().click();
        visitor.at("El Grande, secret choice", person);
        table.confirm().click();
        person.waitForScreen("reveal");
        visitor.at("El Grande, all disks are turned", person);
    }

    /** The last general scoring, and the standing after it. */
    private void end() {
        open(FIVE, FIVE.length() - 1, "secret");
        board.sectors().first().click();
        table.confirm().click();
        person.waitForScreen("reveal");
        board.leaveDisks().click();
        person.waitForScreen("show");
        visitor.at("El Grande, general scoring", person);
        table.leaveScoring().click();
        person.waitForScreen("final");
        visitor.at("El Grande, final standing", person);
    }

    private void open(StoredGame game, int ply, String screen) {
        person.go(server.at("table/" + person.make(server.at("api/tables"), game.from(ply, "random"))));
        person.waitForScreen(screen);
    }
}
