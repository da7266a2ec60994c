package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.driver.GrandeBoard;
import hidalgo.browser.driver.GrandeCards;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The plus signs on El Grande's map look like buttons, wherever they stand: each chooses its place. */
class GrandePlusTest extends BrowserTest {
    /** A caballero may go to any place but the one it leaves and the King's region. */
    private static final String CARD = "moveFourAny";
    /** In these games the King stands in different regions, and other regions are left. */
    private static final int GAMES = 2;

    /** The window in each of them. */
    private static final int[][] WINDOWS = {{1440, 900}, {1280, 720}};

    private static final int PLACES = 10;

    @Test
    @DisplayName("EG-4.1: every plus chooses its place, on a wide screen in one game and on a laptop in another")
    void wide() {
        Set<String> pressed = new TreeSet<>();
        Person ana = person("Ana");
        for (int seed = 1; seed <= GAMES; seed++) {
            take(ana, seed);
            ana.inWindow(WINDOWS[seed - 1][0], WINDOWS[seed - 1][1]);
            pressAll(ana, Finger.mouse(ana.page()), pressed);
        }
        assertThat(pressed).hasSize(PLACES);
    }

    @Test
    @DisplayName("EG-4.1: every plus chooses its place on a phone")
    void phone() {
        Set<String> pressed = new TreeSet<>();
        Person ana = onPhone("Ana");
        for (int seed = 1; seed <= GAMES; seed++) {
            take(ana, seed);
            pressAll(ana, Finger.touch(ana.page()), pressed);
        }
        assertThat(pressed).hasSize(PLACES);
    }

    /** Continues until a caballero is about to move, and leaves only its target open. */
    private void take(Person ana, int seed) {
        ana.open(table(ana, GrandeCards.table(CARD, 5, seed)));
        ana.waitForScreen("turn");
        ana.table().startTurn();
        GrandeBoard board = new GrandeBoard(ana);
        ana.moves(() -> board.special().click());
        Finger.mouse(ana.page()).point(board.targets().get(seed - 1));
        if (board.next().equals("owner")) {
            board.owners().first().click();
        }
    }

    private static void pressAll(Person ana, Finger finger, Set<String> pressed) {
        ana.page().evaluate("probe.still()");
        List<String> places = signs(ana).all().stream()
                .map(sign -> sign.getAttribute("data-place"))
                .toList();
        places.forEach(place -> press(ana, finger, place));
        pressed.addAll(places);
    }

    private static void press(Person ana, Finger finger, String place) {
        Locator sign = signs(ana).and(ana.page().locator("[data-place=" + place + "]"));
        BoundingBox box = sign.boundingBox();
        finger.point(box.x + box.width / 2, box.y + box.height / 2);
        ana.page().evaluate("clicks.settled()");
        assertThat(ana.page().locator("button[data-place][aria-pressed=true]").getAttribute("data-place"))
                .as("the place that a press on the plus of %s chooses", place)
                .isEqualTo(place);
        // The prompt about it may cover another plus.
        ana.page().keyboard().press("Escape");
        sign.waitFor();
    }

    private static Locator signs(Person ana) {
        return ana.table().map().locator("svg circle[data-place]");
    }
}
