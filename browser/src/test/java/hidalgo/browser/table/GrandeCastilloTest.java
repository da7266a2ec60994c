package hidalgo.browser.table;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.GrandeBoard;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The Castillo, whose contents are hidden unless the players have agreed to show them. */
class GrandeCastilloTest extends BrowserTest {
    @Test
    @DisplayName("EG-3.6: if the Castillo is hidden, the points of a scoring are shown without it, with a note")
    void hidden() {
        Person ana = beforePlacingInCastillo("el-grande/08-3-plain");
        shows(ana, "eg.proj.headingHidden");
        choose(ana, Finger.mouse(ana.page()));
        shows(ana, "eg.preview.hidden");
    }

    @Test
    @DisplayName("EG-3.6: where the Castillo is open, what a scoring would bring counts it")
    void open() {
        Person ana = beforePlacingInCastillo("el-grande/12-3-other");
        shows(ana, "eg.proj.heading");
        choose(ana, Finger.mouse(ana.page()));
        shows(ana, "eg.preview.projected");
    }

    private Person beforePlacingInCastillo(String name) {
        StoredGame game = StoredGame.of(name);
        Person ana = sit(person("Ana"), game, game.next(0, "place Cas"));
        ana.waitForScreen("turn");
        ana.table().startTurn();
        return ana;
    }

    private static void choose(Person ana, Finger finger) {
        finger.point(new GrandeBoard(ana)
                .targets().stream()
                        .filter(spot -> spot.code().equals("Cas"))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("The Castillo can't be chosen")));
    }

    private static void shows(Person ana, String text) {
        ana.page().getByText(ana.text(text)).first().waitFor();
    }
}
