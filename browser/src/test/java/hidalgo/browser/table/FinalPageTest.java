package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The page after a game, on the laptops that people have. */
class FinalPageTest extends BrowserTest {
    private static final StoredGame CABALLERO = StoredGame.of("el-caballero/16-4-expanded-plain");
    private static final StoredGame GRANDE = StoredGame.of("el-grande/20-5-plain");
    private static final List<int[]> SIZES = List.of(
            new int[] {1280, 720},
            new int[] {1366, 768},
            new int[] {1366, 820},
            new int[] {1440, 900},
            new int[] {1536, 864},
            new int[] {820, 1180},
            new int[] {390, 844});

    @Test
    @DisplayName("On laptops, a tablet and a phone nothing covers anything, and the chat is in reach")
    void nothingIsCovered() {
        Person ana = person("Ana");
        for (StoredGame game : List.of(CABALLERO, GRANDE)) {
            finish(ana, game);
            for (int[] size : SIZES) {
                String where = game.file().getFileName() + " at " + size[0] + " x " + size[1];
                ana.page().setViewportSize(size[0], size[1]);
                ana.page().evaluate("probe.still()");
                assertThat((List<?>) ana.page().evaluate("crowd.faults()"))
                        .as(where)
                        .isEmpty();
                ana.labelled("final.rematch").waitFor();
                assertThat(rises(ana)).as("the podium at " + where).isGreaterThan(0);
                assertThat((int) ana.page().evaluate("document.documentElement.scrollHeight - innerHeight"))
                        .as("how far the page can be scrolled away at " + where)
                        .isZero();
            }
        }
    }

    @Test
    @DisplayName("The chat after the game can be read and written on a small laptop")
    void chatAfterTheGame() {
        Person ana = person("Ana").inWindow(1280, 720);
        finish(ana, CABALLERO);
        // Beside its name may be the number of unread lines.
        ana.page()
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Chat"))
                .click();
        Locator chat = ana.page().getByRole(AriaRole.DIALOG);
        chat.getByRole(AriaRole.TEXTBOX).fill("Well played");
        chat.getByRole(AriaRole.TEXTBOX).press("Enter");
        chat.getByText("Well played").waitFor();
    }

    @Test
    @DisplayName("A game ends in four pictures of its course, and they are saved as one")
    void fourPictures() throws IOException {
        Person ana = person("Ana");
        for (StoredGame game : List.of(CABALLERO, GRANDE)) {
            finish(ana, game);
            Locator pictures = ana.page()
                    .getByRole(AriaRole.LINK)
                    .filter(new Locator.FilterOptions()
                            .setHasText(Pattern.compile(ana.text("final.moments.round", "round", "") + "\\d")));
            pictures.nth(3).waitFor();
            for (Locator picture : pictures.all()) {
                assertThat(picture.innerText())
                        .as("the events, in points")
                        .containsPattern("[+−]\\d")
                        .doesNotContain("%");
            }
            ana.labelled("final.share").click();
            Locator dialog = ana.page().getByRole(AriaRole.DIALOG);
            dialog.getByRole(AriaRole.IMG).waitFor();
            Download saved = ana.page()
                    .waitForDownload(() -> ana.labelled("final.share.save").click());
            BufferedImage picture = ImageIO.read(saved.path().toFile());
            assertThat(picture.getWidth()).isEqualTo(2 * 1200);
            assertThat(picture.getHeight()).isEqualTo(2 * 675);
        }
    }

    /** How far the winner's pillar is above that of the last, in pixels. */
    private static int rises(Person person) {
        List<Locator> pillars = person.page()
                .getByRole(AriaRole.LISTITEM)
                .filter(new Locator.FilterOptions().setHasText(person.text("place.1")))
                .all();
        return pillars.isEmpty() ? 0 : (int) pillars.getFirst().boundingBox().height;
    }

    /** Plays the last move of a game and goes to its table. */
    private void finish(Person person, StoredGame game) {
        int last = game.length() - 1;
        String link = table(person, game.from(last, "random"));
        String id = link.substring(link.lastIndexOf('/') + 1);
        String view = server().get(person.context(), "api/tables/" + id);
        String version = view.replaceFirst("(?s).*?\"version\":(\\d+).*", "$1");
        server().post(
                        person.context(),
                        "api/tables/" + id + "/moves",
                        "{\"seat\": %d, \"version\": %s, \"id\": \"last\", \"move\": \"%s\"}"
                                .formatted(game.seat(last), version, game.move(last)));
        person.open(link);
        person.waitForScreen("final");
    }
}
