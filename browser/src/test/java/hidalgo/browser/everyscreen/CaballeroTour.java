package hidalgo.browser.everyscreen;

import com.microsoft.playwright.Locator;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.RunningServer;
import hidalgo.browser.StoredGame;
import hidalgo.browser.TableParts;
import hidalgo.browser.driver.CaballeroBoard;
import java.util.List;

/** A walk through the table of El Caballero, in each state in which it looks different. */
final class CaballeroTour {
    private static final StoredGame GAME = StoredGame.of("el-caballero/16-4-expanded-plain");
    /** Somewhere in the middle of a game. */
    private static final int MIDDLE = 150;

    /** The parts that a phone shows one by one, after the first. */
    private static final List<String> TABS = List.of("cards", "players", "log", "chat");

    private final RunningServer server;
    private final Person person;
    private final TableParts table;
    private final CaballeroBoard board;
    private final Tour.Visitor visitor;

    CaballeroTour(RunningServer server, Person person, Tour.Visitor visitor) {
        this.server = server;
        this.person = person;
        this.table = person.table();
        this.board = new CaballeroBoard(person);
        this.visitor = visitor;
    }

    /** Goes everywhere. */
    void go() {
        open(GAME.lastBid(MIDDLE), "bid");
        table.cards().first().click();
        visitor.at("bids", person);
        turn();
        end();
    }

    /** A turn in which the supply is taken and the area tile still owed. */
    private void turn() {
        open(GAME.next(MIDDLE, "supply") + 1, "turn");
        visitor.at("turn", person);
        choose("A");
        visitor.at("preview of an area tile", person);
        choose("C");
        visitor.at("choice of a number", person);
        person.page().keyboard().press("Escape");
        for (String tab : TABS) {
            Locator button = table.tab("tabs." + tab);
            if (button.isVisible()) {
                button.click();
                visitor.at("tab " + tab, person);
            }
        }
        person.labelled("app.menu").click();
        visitor.at("menu", person);
        person.labelled("app.close").click();
    }

    /** Begins an action and continues until something can be placed. */
    private void choose(String key) {
        board.takeUp(key);
        Finger.mouse(person.page()).point(board.targets().getFirst());
        table.preview().waitFor();
        if (board.numbers().count() > 0) {
            board.numbers().first().click();
            board.chosenNumber().waitFor();
        }
        table.previewResult().waitFor();
    }

    private void end() {
        open(GAME.length() - 1, "turn");
        table.end().click();
        if (table.endNow().count() > 0) {
            table.endNow().click();
        }
        person.waitForScreen("show");
        visitor.at("scoring", person);
        table.leaveScoring().click();
        person.waitForScreen("final");
        visitor.at("final standing", person);
    }

    private void open(int ply, String screen) {
        person.go(server.at("table/" + person.make(server.at("api/tables"), GAME.from(ply, "random"))));
        person.waitForScreen(screen);
    }
}
