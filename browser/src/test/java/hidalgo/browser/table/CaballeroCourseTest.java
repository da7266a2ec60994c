package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.HeldRequests;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroPlayer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The screens after a round and after a game. */
class CaballeroCourseTest extends BrowserTest {
    private static final StoredGame SHORT = StoredGame.of("el-caballero/01-2-basic-plain");
    /** The first round of the basic game after which there is a scoring (EC-2.3). */
    private static final int SCORED_ROUND = 4;

    @Test
    @DisplayName("While the sheet of a scoring is on its way nothing of the next round is shown or asked")
    void scoringComesBeforeTheNextRound() {
        int lastTurn = SHORT.next(0, "end");
        while (SHORT.count(lastTurn, "power") < SCORED_ROUND * SHORT.seats()
                || !SHORT.move(lastTurn + 1).startsWith("power")) {
            lastTurn = SHORT.next(lastTurn + 1, "end");
        }
        Person ana = person("Ana");
        sit(ana, SHORT, lastTurn);
        ana.waitForScreen("turn");
        HeldRequests held = new HeldRequests(ana, Pattern.compile("/scorings$"));
        ana.moves(() -> {
            ana.table().end().click();
            if (ana.table().endNow().count() > 0) {
                ana.table().endNow().click();
            }
        });
        ana.sees("The round is scored");
        assertThat(ana.screen()).isEqualTo("turn of others");
        assertThat(ana.table().cards().count()).as("cards to lay").isZero();
        assertThat(ana.table().end().count()).as("turns to end").isZero();
        assertThat(ana.page()
                        .getByRole(AriaRole.TOOLBAR)
                        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setDisabled(false))
                        .count())
                .as("actions to take up")
                .isZero();
        held.release();
        ana.waitForScreen("show");
        ana.sees("after round " + SCORED_ROUND);
    }

    @Test
    @DisplayName("A rematch begins when all players want it, and until then shows who does")
    void rematchOfTwo() {
        Person ana = person("Ana");
        String link = table(ana, SHORT.forPeople(SHORT.length() - 1, ana.name()));
        Person mateo = person("Mateo");
        join(mateo, link);
        ana.open(link);
        ana.button("Start the game").click();
        ana.waitForScreen("turn");
        mateo.waitForScreen("turn of others");
        CaballeroPlayer.withMouse(ana, 0, 1).playToTheEnd();
        CaballeroPlayer.withMouse(mateo, 0, 1).playToTheEnd();
        assertThat(mateo.table().standing()).isEqualTo(ana.table().standing());

        ana.button("Rematch").click();
        mateo.sees("Ready:");
        assertThat(ana.screen()).isEqualTo("final");
        mateo.button("Rematch").click();
        ana.waitForScreen("bid", "bid of others");
        mateo.waitForScreen("bid", "bid of others");
        assertThat(ana.page().url()).isEqualTo(mateo.page().url()).isNotEqualTo(link);
    }
}
