package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroBoard;
import hidalgo.browser.driver.GrandeBoard;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whoever presses the map first is offered what is possible there. */
class MapFirstTest extends BrowserTest {
    private static final StoredGame CABALLERO = StoredGame.of("el-caballero/16-4-expanded-plain");
    private static final StoredGame GRANDE = StoredGame.of("el-grande/20-5-plain");
    /** A turn in which the supply is taken and the area tile owed. */
    private static final int TURN = 118;

    @Test
    @DisplayName(
            "A cell that is pressed first offers what can be done there, with its price; nothing is spent by looking")
    void cell() {
        Person ana = person("Ana");
        sit(ana, CABALLERO, TURN);
        ana.waitForScreen("turn");
        CaballeroBoard board = new CaballeroBoard(ana);
        board.takeUp("C");
        Spot place = board.targets().getFirst();
        ana.page().keyboard().press("Escape");

        Finger.mouse(ana.page()).point(place);
        Locator menu = menu(ana);
        Locator item = menu.getByText("caballero tile").or(menu.getByText("Raise this tile"));
        item.waitFor();
        assertThat(menu.innerText()).contains("1–8");
        ana.page().keyboard().press("Escape");
        assertThat(menu.count()).isZero();

        Finger.mouse(ana.page()).point(place);
        item.click();
        ana.table().preview().waitFor();
        assertThat(menu.count()).isZero();
    }

    @Test
    @DisplayName("A region that is pressed again counts one more caballero, and only the button places them")
    void region() {
        Person ana = person("Ana");
        sit(ana, GRANDE, GRANDE.next(0, "place"));
        ana.waitForScreen("turn");
        GrandeBoard board = new GrandeBoard(ana);
        Spot place = board.targets().getFirst();
        Finger mouse = Finger.mouse(ana.page());
        mouse.point(place);
        board.counter().getByText("1 of").waitFor();
        mouse.point(place);
        board.counter().getByText("2 of").waitFor();
        assertThat(board.placed()).isZero();
        ana.moves(() -> ana.table().confirm().click());
        ana.page().evaluate("probe.until(() => grande.placed() >= 2, 'two placed')");
    }

    private static Locator menu(Person person) {
        return person.page()
                .getByRole(
                        AriaRole.DIALOG, new Page.GetByRoleOptions().setName(Pattern.compile("What you can do at .*")));
    }
}
