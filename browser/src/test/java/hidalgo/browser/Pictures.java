package hidalgo.browser;

import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
    void lobby() throws IOException {
        Person ana = person("Ana", wish -> wish.setViewportSize(WIDTH, HEIGHT));
        ana.open(server().at(""));
        take(ana, "lobby");
    }

    @Test
    void caballero() throws IOException {
        Person ana = person("Ana", wish -> wish.setViewportSize(WIDTH, HEIGHT));
        preview(ana);
        take(ana, "caballero");
    }

    @Test
    void caballeroOnAPhone() throws IOException {
        Person ana = onPhone("Ana");
        preview(ana);
        take(ana, "caballero-phone");
    }

    @Test
    void caballeroInTheDark() throws IOException {
        Person ana = person("Ana", wish -> wish.setViewportSize(WIDTH, HEIGHT).setColorScheme(ColorScheme.DARK));
        preview(ana);
        take(ana, "caballero-dark");
    }

    @Test
    void grande() throws IOException {
        Person ana = person("Ana", wish -> wish.setViewportSize(WIDTH, HEIGHT));
        ana.open(server().at(""));
        table(ana, GRANDE, GRANDE.next(GRANDE_LATE, "place"));
        take(ana, "grande");
    }

    @Test
    void replay() throws IOException {
        Person ana = person("Ana", wish -> wish.setViewportSize(WIDTH, HEIGHT));
        ana.open(server().at(""));
        ana.open(server().at("replay/" + ana.make(server().at("api/replays"), CABALLERO.upload()) + "?ply="
                + CABALLERO_LATE));
        ana.page().locator(".scrub").waitFor();
        take(ana, "replay");
    }

    private void table(Person person, StoredGame game, int ply) {
        person.open(server().at("table/" + person.make(server().at("api/tables"), game.from(ply, "knight"))));
        person.page().locator(".table .mapbox").waitFor();
    }

    /** A turn with an area tile about to be placed. */
    @SuppressWarnings("unchecked") // what the probe answers
    private void preview(Person person) {
        person.open(server().at(""));
        table(person, CABALLERO, CABALLERO.next(CABALLERO_LATE, "supply") + 1);
        person.page().locator(".acts .ab[aria-keyshortcuts=A]").click();
        if (person.page().evaluate("probe.still().then(() => probe.choice())").equals("tile")) {
            person.page().locator(".dt[aria-disabled=false]").last().click();
        }
        for (int tried = 0; tried < PLACES; tried++) {
            // Asked anew each time: a preview covers some of them.
            var points = (List<Map<String, Object>>) person.page().evaluate("probe.targets()");
            Map<String, Object> point = points.get(tried % points.size());
            person.page()
                    .mouse()
                    .click(((Number) point.get("x")).doubleValue(), ((Number) point.get("y")).doubleValue());
            person.page().locator(".popin .fc[role=status]").waitFor();
            if (person.page().locator(".popin .even").count() == 0) {
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
