package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroBoard;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The information in the log and in refused numbers, with a pointer, a keyboard and a finger. */
class CaballeroLogTest extends BrowserTest {
    private static final StoredGame LONG = StoredGame.of("examples/el-caballero-6");
    /** Late in the game, when there is much on the map. */
    private static final int LATE = 150;

    @Test
    @DisplayName("The places in a line of the log light up under the pointer and under the keyboard")
    void logLights() {
        Person ana = at(person("Ana"), LONG, LONG.next(LATE, "supply"));
        Locator line = ana.table().log("Area tile").first();
        Locator lit = ana.table().marks("lit");
        assertThat(lit.count()).isZero();
        line.hover();
        lit.waitFor();
        ana.page().getByRole(AriaRole.BANNER).hover();
        ana.page().evaluate("probe.untilMarked('lit', false)");
        line.focus();
        lit.waitFor();
        ana.table().undo().focus();
        ana.page().evaluate("probe.untilMarked('lit', false)");
    }

    @Test
    @DisplayName("A tap of a finger shows the same as a resting pointer")
    void nothingOnHoverOnly() {
        Person ana = at(onPhone("Ana"), LONG, LONG.next(LATE, "supply") + 1);
        Finger finger = Finger.touch(ana.page());
        CaballeroBoard board = new CaballeroBoard(ana);
        finger.press(ana.table().action("C"));
        for (int place = 0; board.refusedNumbers().count() == 0; place++) {
            if (ana.table().preview().count() > 0) {
                finger.press(board.cancel());
            }
            finger.point(board.targets().get(place));
            board.numbers().first().waitFor();
        }
        // It looks disabled, but answers.
        Locator refused = board.refusedNumbers().last();
        refused.tap(new Locator.TapOptions().setForce(true));
        Matcher number = Pattern.compile("(\\d(?: and \\d)*) facing").matcher(refused.textContent());
        assertThat(number.find()).isTrue();
        ana.table()
                .preview()
                .getByRole(AriaRole.STATUS)
                .filter(new Locator.FilterOptions().setHasText(Pattern.compile("Not " + number.group(1) + ".*EC-\\d")))
                .waitFor();

        finger.press(ana.table().tab("tabs.log"));
        finger.press(ana.table().log("Area tile").first());
        ana.page().locator("[data-part=caption]").waitFor();
        assertThat(ana.table().drawing().isVisible()).isTrue();
        finger.press(ana.table().tab("tabs.log"));
        finger.press(ana.button(ana.text("log.replay")).first());
        ana.region("replay.scrubber").waitFor();
        ana.table().marks("lit").first().waitFor();
    }

    private Person at(Person person, StoredGame game, int ply) {
        sit(person, game, ply);
        person.waitForScreen("turn");
        return person;
    }
}
