package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroBoard;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A press on something impossible shows the reason in that place, with the rule. */
class WhyNotTest extends BrowserTest {
    private static final StoredGame CABALLERO = StoredGame.of("el-caballero/16-4-expanded-plain");
    private static final StoredGame GRANDE = StoredGame.of("el-grande/20-5-plain");
    private static final StoredGame TWO = StoredGame.of("el-caballero/01-2-basic-plain");
    /** A turn in which the supply is taken and the area tile owed. */
    private static final int TURN = 118;

    @Test
    @DisplayName(
            "In El Caballero a disabled action, the end of the turn and an occupied cell explain why they are impossible")
    void caballero() {
        Person ana = person("Ana");
        sit(ana, CABALLERO, TURN);
        ana.waitForScreen("turn");
        press(ana.table().action("S"));
        isTold(ana, "already taken your supply", "EC-3.1");
        press(ana.table().action("E"));
        isTold(ana, "Place your area tile first", "EC-3.0");

        new CaballeroBoard(ana).takeUp("C");
        Locator grid = ana.page().getByRole(AriaRole.GRID);
        grid.focus();
        grid.press("Home");
        grid.press("Enter");
        isTold(ana, "is not empty", "EC-3.9");
        BoundingBox cursor = ana.table().marks("cursor").boundingBox();
        ana.page().keyboard().press("Escape");
        assertThat(ana.table().whyNot().count()).isZero();
        Finger.mouse(ana.page()).point(cursor.x + cursor.width / 2, cursor.y + cursor.height / 2);
        assertThat(ana.table().whyNot().innerText()).containsAnyOf(ana.text("ec.why.onTile"), "That tile belongs to");
        ana.page().keyboard().press("Escape");

        ana.table().action("A").click();
        Finger.mouse(ana.page()).point(cursor.x + cursor.width / 2, cursor.y + cursor.height / 2);
        assertThat(ana.table().whyNot().innerText()).contains("Choose an area tile");
        BoundingBox answer = ana.table().whyNot().boundingBox();
        assertThat(Math.abs(answer.y - cursor.y))
                .as("beside the pressed control")
                .isLessThan(2 * cursor.height + 40);
    }

    @Test
    @DisplayName(
            "In El Grande the menu of a region and an action card explain why they are impossible, and the menu offers the special action")
    void grande() {
        Person ana = person("Ana");
        sit(ana, GRANDE, GRANDE.next(0, "place"));
        ana.waitForScreen("turn");
        String king = ana.page()
                .locator("main button[data-place][aria-disabled=true]")
                .filter(new Locator.FilterOptions().setHasText("the King"))
                .getAttribute("data-place");
        Spot spot =
                Spot.of(ana.page().evaluate("code => probe.pointOf(probe.one(`svg [data-place=${code}]`), 50)", king));
        Finger.mouse(ana.page()).point(spot);
        Locator menu = ana.page()
                .getByRole(
                        AriaRole.DIALOG,
                        new Page.GetByRoleOptions().setName(ana.wording().pattern("eg.menu.label")));
        menu.getByRole(AriaRole.LINK).getByText("EG-").waitFor();
        assertThat(menu.innerText()).contains("Announce the special action", "Not possible", "Place one");
        ana.page().keyboard().press("Escape");
        menu.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));

        press(ana.page()
                .getByRole(
                        AriaRole.GROUP,
                        new Page.GetByRoleOptions().setName("Action cards").setExact(true))
                .getByRole(AriaRole.BUTTON)
                .last());
        isTold(ana, "", "EG-");
    }

    @Test
    @DisplayName("A reason that no longer holds goes away when the turn begins")
    void nothingStale() {
        Person ana = person("Ana");
        int end = TWO.next(0, "end");
        String link = table(ana, TWO.forPeople(end, ana.name()));
        Person mateo = onPhone("Mateo");
        join(mateo, link);
        RecordedSeat others = new RecordedSeat(server(), ana, TWO, link, end);
        mateo.waitForScreen("turn of others");
        press(mateo.page()
                .locator("[data-part=display]")
                .getByRole(AriaRole.BUTTON)
                .first());
        isTold(mateo, "not your turn", "EC-2.5");
        others.moveOn();
        mateo.waitForScreen("turn");
        mateo.table().whyNot().waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    /** Presses a button that is disabled: the driver would wait for it. */
    private static void press(Locator button) {
        button.click(new Locator.ClickOptions().setForce(true));
    }

    private static void isTold(Person person, String words, String rule) {
        Locator told = person.table().whyNot();
        told.getByRole(AriaRole.LINK).getByText(rule).waitFor();
        assertThat(told.innerText()).contains(words);
    }
}
