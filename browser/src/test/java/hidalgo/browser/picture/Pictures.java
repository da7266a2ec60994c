package hidalgo.browser.picture;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page.ScreenshotOptions;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroBoard;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Makes the pictures of the README from games of the corpus, through the real server and the real pages:
 * {@code ./hidalgo test -pl browser -am -Dtest=Pictures -Dsurefire.failIfNoSpecifiedTests=false}. Its name keeps it out of the tests.
 */
class Pictures extends BrowserTest {
    private static final Path FOLDER = Path.of("..", "docs", "pictures");
    private static final StoredGame CABALLERO = StoredGame.of("examples/el-caballero-6");
    private static final StoredGame GRANDE = StoredGame.of("examples/el-grande-6");
    private static final int PLACES = 12;
    private static final int WIDTH = 1440;
    private static final int HEIGHT = 900;
    /** Late in the game, when there is something to see. */
    private static final int CABALLERO_LATE = 150;

    private static final int GRANDE_LATE = 200;

    @Test
    void caballero() throws IOException {
        Person ana = person("Ana", wish -> wish.setViewportSize(WIDTH, HEIGHT));
        preview(ana);
        take(ana, "caballero");
    }

    @Test
    void caballeroOnAPhone() throws IOException {
        Person ana = onPhone("Ana", wish -> wish.setDeviceScaleFactor(2));
        preview(ana);
        take(ana, "caballero-phone");
    }

    @Test
    void grande() throws IOException {
        Person ana = person("Ana", wish -> wish.setViewportSize(WIDTH, HEIGHT));
        ana.open(server().at(""));
        table(ana, GRANDE, GRANDE.next(GRANDE_LATE, "place"));
        take(ana, "grande");
    }

    private void table(Person person, StoredGame game, int ply) {
        person.open(server().at("table/" + person.make(server().at("api/tables"), game.from(ply, "knight"))));
        person.table().drawing().waitFor();
    }

    /** A turn with an area tile about to be placed. */
    private void preview(Person person) {
        person.open(server().at(""));
        table(person, CABALLERO, CABALLERO.next(CABALLERO_LATE, "supply") + 1);
        CaballeroBoard board = new CaballeroBoard(person);
        person.table().action("A").click();
        if (board.choice().equals("tile")) {
            board.tiles().last().click();
        }
        for (int tried = 0; tried < PLACES; tried++) {
            // Asked anew each time: a preview covers some of them.
            List<Spot> spots = board.targets();
            Finger.mouse(person.page()).point(spots.get(tried % spots.size()));
            Locator preview = person.table().previewResult();
            preview.waitFor();
            if (!preview.textContent().contains(person.text("ec.preview.even"))) {
                // Here the tile changes something.
                return;
            }
        }
    }

    private static void take(Person person, String name) throws IOException {
        person.page().evaluate("document.fonts.ready.then(() => probe.still())");
        Path file = FOLDER.resolve(name + ".png");
        person.page().screenshot(new ScreenshotOptions().setPath(file));
        FewColours.reduce(file);
    }
}
