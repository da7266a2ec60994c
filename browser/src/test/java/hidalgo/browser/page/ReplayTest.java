package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.Axe;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.HeldRequests;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroPlayer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ReplayTest extends BrowserTest {
    private static final StoredGame GAME = StoredGame.of("el-caballero/17-4-expanded-plain");

    private static final Pattern LATER_POSITIONS = Pattern.compile("/positions\\?from=[1-9]");

    private Person ana;

    @BeforeEach
    void comes() {
        ana = person("Ana");
        server().post(ana.context(), "api/session", "{}");
    }

    /** Ana opens a replay at some move. */
    private void open(StoredGame game, int ply) {
        ana.open(server().at("replay/" + ana.make(server().at("api/replays"), game.upload()) + "?ply=" + ply));
        isAt(ply);
    }

    @Test
    @DisplayName("An uploaded record is looked through by buttons, keys and the scrubber")
    void lookThrough() {
        ana.open(server().at("replays"));
        ana.page().locator("input[type=file]").setInputFiles(GAME.file());
        isAt(0);
        ana.button("Next move (→)").click();
        isAt(1);
        ana.page().keyboard().press("ArrowRight");
        isAt(2);
        ana.button("Previous move (←)").click();
        isAt(1);
        ana.button("Next turn (Shift →)").click();
        assertThat(place()).isGreaterThan(1);
        ana.field("Move").fill("100");
        isAt(100);
        ana.page().keyboard().press("End");
        isAt(GAME.length());
        ana.page().keyboard().press("Home");
        isAt(0);
        ana.sees("Points, if scored at that moment");
    }

    @Test
    @DisplayName("It plays automatically and stops on request")
    void playsByItself() {
        open(GAME, 0);
        ana.button("4×").click();
        ana.button("Play (Space)").click();
        ana.page().evaluate("probe.until(() => Number(probe.one('input[type=range]').value) >= 3, 'the third move')");
        ana.button("Pause (Space)").click();
        int stopped = place();
        ana.button("Previous move (←)").click();
        isAt(stopped - 1);
    }

    @Test
    @DisplayName("The address leads others to the same position")
    void linkToAPosition() {
        open(GAME, 0);
        ana.field("Move").fill("77");
        ana.page().waitForURL(Pattern.compile(".*ply=77$"));
        ana.button("Copy link").click();
        ana.sees("Copied");

        Person mateo = person("Mateo");
        mateo.open(ana.page().url());
        isAt(mateo, 77);
    }

    @Test
    @DisplayName("The record, the sheet and the picture can be taken along")
    void exports() {
        open(GAME, 120);
        assertThat(text(download("Game record, JSON"))).contains("\"el-caballero\"", GAME.move(0));
        assertThat(text(download("Score sheet, CSV")))
                .startsWith("Player,Round 4,")
                .contains("Red,");
        assertThat(text(download("Moves and points, CSV"))).contains(GAME.move(0));
        assertThat(text(download("Map, SVG")))
                .startsWith("<svg")
                .contains("path")
                .as("all players with their points")
                .containsPattern(">Red \\d+<")
                .containsPattern(">Blue \\d+<")
                .as("the value of a region, and the strengths in it")
                .containsPattern("y=\"4.2\" class=\"[^\"]*\">\\d+<");
        assertThat(size(download("Map, PNG"))).isGreaterThan(10_000);
    }

    @Test
    @Tag("matrix")
    @DisplayName("El Grande's map can be taken along as a picture too")
    void exportsOfGrande() {
        open(StoredGame.of("el-grande/13-4-plain"), 120);
        assertThat(text(download("Map, SVG"))).startsWith("<svg").contains("Castilla la Vieja");
        assertThat(size(download("Map, PNG"))).isGreaterThan(10_000);
    }

    @Test
    @DisplayName("A table can begin from any position")
    void playFromHere() {
        open(GAME, GAME.next(100, "supply"));
        ana.button("Play from here").click();
        ana.button("Start from here").click();
        ana.waitForScreen("turn");
        CaballeroPlayer.withMouse(ana, 1, 9).doNext();
    }

    @Test
    @DisplayName("A table begins from the position that was asked for, however late the network brings it")
    void playFromHereOnASlowNetwork() {
        int ply = GAME.next(100, "supply");
        HeldRequests held = new HeldRequests(ana, LATER_POSITIONS);
        open(GAME, 0);
        ana.field("Move").fill(String.valueOf(ply));
        isAt(ply);
        assertThat(ana.button("Play from here").isDisabled()).isTrue();
        assertThat(ana.button("Map, SVG").isDisabled()).isTrue();
        held.release();
        ana.button("Play from here").click();
        ana.button("Start from here").click();
        ana.waitForScreen("turn");
    }

    @Test
    @DisplayName("A replay that plays on behind the dialog does not change where a table begins")
    void playFromWhereItWas() {
        open(GAME, 0);
        ana.button("4×").click();
        ana.button("Play (Space)").click();
        ana.button("Play from here").click();
        String title = ana.page()
                .getByRole(AriaRole.DIALOG)
                .getByRole(AriaRole.HEADING)
                .textContent();
        int asked = place();
        ana.page()
                .evaluate(
                        "asked => probe.until(() => Number(probe.one('input[type=range]').value) > asked + 1, 'further moves')",
                        asked);
        assertThat(ana.page()
                        .getByRole(AriaRole.DIALOG)
                        .getByRole(AriaRole.HEADING)
                        .textContent())
                .isEqualTo(title);
    }

    @Test
    @DisplayName("People comment on moves with text and marks, and others read the comments at their moves")
    void comments() {
        open(GAME, 12);
        Person mateo = person("Mateo");
        mateo.open(ana.page().url());
        mateo.sees("Players of this game and people with an account can comment.");
        server().post(ana.context(), "api/account", "{\"name\": \"Ana Q\", \"password\": \"correct horse\"}");
        ana.page().reload();
        ana.field("Comment on move 12").fill("Too early");
        ana.choice("Doubtful").check(new Locator.CheckOptions().setForce(true));
        ana.button("Comment").click();
        ana.sees("Your comment is saved.");
        assertThat(Axe.faults(ana.page())).isEmpty();

        mateo.open(ana.page().url().replace("ply=12", "ply=3"));
        isAt(mateo, 3);
        mateo.button("Next note").click();
        isAt(mateo, 12);
        mateo.sees("Ana Q: ?! Too early");
        ana.button("Remove the comment by Ana Q").click();
        ana.sees("No comments yet.");
    }

    private void isAt(int ply) {
        isAt(ana, ply);
    }

    private static void isAt(Person person, int ply) {
        person.region("replay.scrubber")
                .getByRole(AriaRole.STATUS)
                .getByText("Move " + ply + " of")
                .waitFor();
    }

    private int place() {
        return Integer.parseInt(ana.field("Move").inputValue());
    }

    private Download download(String label) {
        Locator pressed = ana.link(label).or(ana.button(label));
        return ana.page().waitForDownload(pressed::click);
    }

    private static String text(Download download) {
        try {
            return Files.readString(download.path());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long size(Download download) {
        try {
            return Files.size(download.path());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
