package hidalgo.browser.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.Axe;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.RunningServer;
import hidalgo.browser.TableParts;
import java.util.Map;

/** A person who takes a lesson: presses lit things, as its card asks, and continues when the card does. */
final class Learner {
    private final Person person;
    private final Page page;
    private final TableParts table;
    private final Finger finger;

    Learner(Person person, Finger finger) {
        this.person = person;
        this.page = person.page();
        this.table = person.table();
        this.finger = finger;
    }

    /** Waits until the card is at a step, and asks for something. */
    void reaches(int step) {
        page.evaluate(
                "step => probe.until(() => probe.lesson().step === step && probe.lesson().asks, 'step ' + step)", step);
    }

    /** Waits until the card is at a step, and has read it. */
    void isAt(int step) {
        reaches(step);
        Locator ready = person.button("Try it");
        // A phone shows the table's controls once the card has been read.
        if (ready.isVisible()) {
            press(ready);
        }
    }

    /** axe finds nothing to object to. */
    void isAccessible() {
        assertThat(Axe.faults(page)).isEmpty();
    }

    /** The table has nothing to object to what the card asked for. */
    void isNotRefused() {
        assertThat(page.getByRole(AriaRole.ALERT).allInnerTexts()).allMatch(String::isBlank);
    }

    /** Has the card do what it asks for. */
    void isShown() {
        press(person.button("Show me"));
    }

    /** The card's answer to a wrong move. */
    String answer() {
        return card().locator("em").innerText();
    }

    /** Only the place of the wrong move is marked: the middle of the mark is on it. */
    void hasMarked(Locator tried) {
        page.evaluate("probe.until(() => probe.one('[data-mark=wrong]'), 'a mark')");
        Locator marks = page.locator("[data-mark=wrong]");
        assertThat(marks.count()).isOne();
        Map<?, ?> mark = boxOf(marks);
        Map<?, ?> box = boxOf(tried);
        double x = number(mark.get("x")) + number(mark.get("width")) / 2;
        double y = number(mark.get("y")) + number(mark.get("height")) / 2;
        assertThat(x).isBetween(number(box.get("left")), number(box.get("right")));
        assertThat(y).isBetween(number(box.get("top")), number(box.get("bottom")));
    }

    private static Map<?, ?> boxOf(Locator part) {
        return (Map<?, ?>) part.evaluate("part => part.getBoundingClientRect().toJSON()");
    }

    private Locator card() {
        return page.getByRole(
                AriaRole.REGION,
                new Page.GetByRoleOptions().setName(person.wording().pattern("learn.card")));
    }

    /** Touches a lit thing. */
    void touch() {
        Map<?, ?> lit = lit();
        finger.point(number(lit.get("x")), number(lit.get("y")));
    }

    /** Touches the first of several cells that are lit below one another. */
    void touchFirstOf(int cells) {
        Map<?, ?> lit = lit();
        finger.point(number(lit.get("x")), number(lit.get("top")) + number(lit.get("height")) / (2 * cells));
    }

    private Map<?, ?> lit() {
        return (Map<?, ?>) page.evaluate("probe.lit()");
    }

    private static double number(Object found) {
        return ((Number) found).doubleValue();
    }

    /** Touches the middle of something, whatever lies over it. */
    void pointAt(Locator what) {
        Map<?, ?> box = boxOf(what);
        finger.point(
                number(box.get("left")) + number(box.get("width")) / 2,
                number(box.get("top")) + number(box.get("height")) / 2);
    }

    /** Presses a button or something like one. */
    void press(Locator what) {
        finger.press(what);
    }

    /** Lays a power card. */
    void lay(int card) {
        press(table.card(card));
        confirm();
    }

    /** Begins an action of the turn bar and points at the lit places. */
    void begin(String key) {
        press(table.action(key));
        page.locator("[role=toolbar] [aria-pressed=true][aria-keyshortcuts=" + key + "]")
                .waitFor();
        touch();
        table.preview().waitFor();
    }

    /** Presses the button of the prompt: it plays, locks or places. */
    void confirm() {
        press(table.confirm());
    }

    /** Presses what places a tile; whether the card was content with it. */
    boolean isTaken() {
        confirm();
        page.evaluate("probe.still()");
        return table.confirm().count() == 0;
    }

    /** Ends the turn, and confirms it if asked. */
    void endTurn() {
        press(table.end());
        if (table.endNow().count() > 0) {
            press(table.endNow());
        }
    }

    /** Sees a scoring to its end. */
    void seeScoring() {
        person.waitForScreen("show");
        table.endScoring(finger);
    }

    /** Whether something is still asked in the last step; waits until that is known. */
    boolean isGoingOn() {
        return (boolean) page.evaluate("""
                probe.until(() => probe.lesson().isOver || /^(bid|turn|secret|veto question|reveal|show)$/.test(probe.screen()), 'something to do')
                  .then(() => probe.still()).then(() => !probe.lesson().isOver)""");
    }

    /** The lesson is over. */
    void isDone() {
        person.heading("You know how to play").waitFor();
        person.heading("Your first real game").waitFor();
        assertThat(card().count()).isZero();
    }

    /** The tables of a lesson are in none of the lobby's lists. */
    static void isInNoList(Person person, RunningServer server) {
        person.open(server.at(""));
        person.heading("New here?").waitFor();
        for (String list : new String[] {"lobby.open", "lobby.watch"}) {
            assertThat(person.region(list).count()).isZero();
        }
    }
}
