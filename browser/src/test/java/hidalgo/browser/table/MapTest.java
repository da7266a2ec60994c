package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Properties of the maps of all games; {@link MapMatrix} checks more languages. */
class MapTest extends BrowserTest {
    /** Late in a game, when there is much on the map. */
    static final int LATE = 150;

    static final StoredGame GRANDE = StoredGame.of("el-grande/20-5-plain");

    private static final String BELOW_THE_PROMPT =
            "crowd.below('[data-map] [role=status]', '[data-mark=pieces] > g > *, [data-map] svg text')";

    @Test
    @DisplayName("Nothing scrolls the map away: a press hits the place that is shown")
    void mapsDoNotScroll() {
        for (StoredGame game :
                List.of(StoredGame.of("examples/el-caballero-6"), StoredGame.of("examples/el-grande-5"))) {
            Person ana = person("Ana");
            sit(ana, game, LATE);
            ana.table().drawing().waitFor();
            assertThat(ana.page()
                            .evaluate("const map = probe.one('[data-map]'); map.scrollTo(40, 40);"
                                    + " [map.scrollLeft, map.scrollTop]"))
                    .as(game.file().toString())
                    .isEqualTo(List.of(0, 0));
        }
    }

    @Test
    @DisplayName("A region that is pressed in the list lights up on the map, which the list covers on a phone")
    void listedRegions() {
        for (StoredGame game :
                List.of(StoredGame.of("examples/el-caballero-6"), StoredGame.of("examples/el-grande-5"))) {
            Person ana = onPhone("Ana");
            Finger finger = Finger.touch(ana.page());
            sit(ana, game, LATE);
            ana.waitForScreen("turn", "bid");
            if (ana.screen().equals("turn")) {
                ana.table().startTurn();
            }
            finger.press(ana.table().tab("tabs.log"));
            finger.press(ana.page().getByRole(AriaRole.TAB, named(ana.text("tabs.regions"))));
            finger.press(ana.page()
                    .getByRole(AriaRole.TABPANEL)
                    .getByRole(AriaRole.BUTTON)
                    .first());
            ana.table().drawing().waitFor();
            ana.table().marks("lit").first().waitFor();
        }
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    @Test
    @DisplayName(
            "El Grande: the question at the end of a turn covers no piece, name or value on laptops, in the languages"
                    + " with the longest words")
    void endOfATurnCoversNothing() {
        for (String locale : List.of("de-DE", "fr-FR")) {
            promptCoversNothing(sit(person("Ana", locale), GRANDE, LATE));
        }
    }

    /** At the end of a turn of El Grande, the question covers nothing on laptops. */
    static void promptCoversNothing(Person person) {
        person.sees(person.text("eg.prompt.between"));
        for (int[] size : new int[][] {{1280, 720}, {1366, 768}, {1440, 900}}) {
            person.page().setViewportSize(size[0], size[1]);
            assertThat((List<?>) person.page().evaluate(BELOW_THE_PROMPT))
                    .as(
                            "covered parts at %d x %d, %s",
                            size[0], size[1], person.wording().language())
                    .isEmpty();
        }
    }

    @Test
    @DisplayName("El Grande: whatever is chosen beside the map is below it, and covers nothing of it")
    void choosersAreBelow() {
        Person ana = person("Ana").inWindow(1280, 720);
        for (String move : List.of("board", "give", "take")) {
            sit(ana, GRANDE, GRANDE.next(0, move));
            Locator choosers = ana.page().locator("[data-part=choosing]");
            choosers.waitFor();
            BoundingBox map = ana.table().map().boundingBox();
            assertThat(choosers.boundingBox().y).as(move).isGreaterThan(map.y + map.height);
            assertThat((List<?>) ana.page().evaluate(BELOW_THE_PROMPT)).as(move).isEmpty();
        }
    }
}
