package hidalgo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.FilterOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Somebody who takes a lesson: presses what is lit, as its card asks, and goes on when the card does. */
final class Learner {
    /** A tile has four ways to lie. */
    private static final int TURNS = 4;

    /** What may be asked in a round of El Grande, and the shortest answer to it; the first that is there counts. */
    private static final List<String> ANSWERS = List.of(
            ".skip .btn.primary, .skip .btn",
            ".secretp.turned .btn.primary",
            ".vb .btn:not(.primary)",
            ".sbtn .btn.primary[aria-disabled=false]",
            ".disk [role=radio][aria-disabled=false]",
            ".bids .btn.primary[aria-disabled=false]",
            ".bid .tray.hand:not(:has(.hc.sel)) .hc:not(.no)",
            "button.ac.free",
            ".fin .end.sure",
            ".fin .end[aria-disabled=false]");

    private final Person person;
    private final Page page;
    private final Finger finger;

    Learner(Person person, Finger finger) {
        this.person = person;
        this.page = person.page();
        this.finger = finger;
    }

    Page page() {
        return page;
    }

    /** Waits until the card is at a step, and asks for something. */
    void isAt(int step) {
        page.evaluate(
                "step => probe.until(() => probe.lesson().step === step && probe.lesson().asks, 'step ' + step)", step);
    }

    /** axe finds nothing to object to. */
    void isAccessible() {
        assertThat(new AxeBuilder(page).setLegacyMode(true).analyze().getViolations())
                .isEmpty();
    }

    /** What the card answers to a wrong try. */
    String answer() {
        return page.locator(".coach .todo em").innerText();
    }

    /** Touches what is lit. */
    void touch() {
        Map<?, ?> lit = (Map<?, ?>) page.evaluate("probe.lit()");
        finger.point(number(lit.get("x")), number(lit.get("y")));
    }

    private static double number(Object found) {
        return ((Number) found).doubleValue();
    }

    /** Presses a button or something like one. */
    void press(String selector) {
        finger.press(page.locator(".lesson " + selector));
    }

    /** Lays a power card. */
    void lay(int card) {
        press(".hc:has(.pc > b:text-is(\"" + card + "\"))");
        press(".bids .btn.primary[aria-disabled=false]");
    }

    /** Takes a displayed tile to the first of the lit cells below one another, and turns it until the card is content. */
    void discover(String tile, int cells) {
        press(tile);
        Map<?, ?> lit = (Map<?, ?>) page.evaluate("probe.lit()");
        finger.point(number(lit.get("x")), number(lit.get("top")) + number(lit.get("height")) / (2 * cells));
        for (int turns = 0; turns < TURNS; turns++) {
            Locator place = page.locator(".popin .btn.primary:enabled");
            finger.press(place);
            page.evaluate("probe.still()");
            if (place.count() == 0) {
                // It is on its way: what is not right is not sent.
                return;
            }
            finger.press(page.locator(".popin .rb-btn[aria-label=\"Turn right (R)\"]"));
        }
        throw new AssertionError("No way to lay the tile is right: " + answer());
    }

    /** Takes up an action of the turn bar and points at what is lit then. */
    void begin(String key) {
        press(".ab[aria-keyshortcuts=" + key + "]");
        page.locator(".lesson .ab.on[aria-keyshortcuts=" + key + "]").waitFor();
        touch();
        page.locator(".popin").waitFor();
    }

    /** Chooses a number of the tile and places it. */
    void number(int number) {
        Pattern words = Pattern.compile("^" + number + " towards");
        finger.press(page.locator(".num8:not(.off)")
                .filter(new FilterOptions().setHas(page.locator(".sr", new Page.LocatorOptions().setHasText(words)))));
        confirm();
    }

    /** Presses what the preview offers. */
    void confirm() {
        finger.press(page.locator(":is(.popin, .gpop, .sheetbox) .btn.primary:enabled"));
    }

    /** Ends the turn, and says so twice where it is asked. */
    void endTurn() {
        press(".fin .end[aria-disabled=false]");
        Locator sure = page.locator(".fin .end.sure");
        if (sure.count() > 0) {
            finger.press(sure);
        }
    }

    /** Picks a region of El Grande's map and confirms it. */
    void choose(String region) {
        Map<?, ?> spot = (Map<?, ?>) page.evaluate("code => probe.inside(`.gmap path[data-place=${code}]`)", region);
        finger.point(number(spot.get("x")), number(spot.get("y")));
    }

    /** Sees a scoring to its end. */
    void seeScoring() {
        person.waitForScreen("show");
        Locator skip = page.locator(".skip .btn:not(.primary)");
        if (skip.count() > 0) {
            finger.press(skip);
        }
        finger.press(page.locator(".skip .btn.primary"));
    }

    /** Whether something is still asked in the last step; waits until that is known. */
    boolean isGoingOn(String asked) {
        return (boolean) page.evaluate(
                "asked => probe.until(() => probe.lesson().isOver || document.querySelector(asked), 'something to do')"
                        + ".then(() => probe.still()).then(() => !probe.lesson().isOver)",
                asked);
    }

    /** Plays a round of El Grande without doing more than one must. */
    void playRound() {
        while (isGoingOn(String.join(", ", ANSWERS))) {
            ANSWERS.stream()
                    .map(page::locator)
                    .filter(found -> found.count() > 0)
                    .findFirst()
                    .ifPresent(this::answerWith);
        }
    }

    /** Presses what is there; while the answer before is on its way, it may go before it is pressed. */
    private void answerWith(Locator found) {
        try {
            finger.press(found.first());
        } catch (TimeoutError e) {
            if (found.count() > 0) {
                throw e;
            }
        }
    }

    /** The lesson is over. */
    void isDone() {
        person.heading("You know how to play").waitFor();
        assertThat(page.locator(".coach").count()).isZero();
    }

    /** The tables of a lesson are in none of the lobby's lists. */
    static void isInNoList(Person person, RunningServer server) {
        person.open(server.at(""));
        person.page().locator(".lists .li[aria-busy=false]").first().waitFor();
        assertThat(person.page().locator(".lists .li a").count()).isZero();
        person.heading("New here?").waitFor();
    }
}
