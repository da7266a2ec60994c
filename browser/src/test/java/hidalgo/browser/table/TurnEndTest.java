package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The end of a turn: it asks only if something would be lost, names it, and offers to take it. */
class TurnEndTest extends BrowserTest {
    private static final StoredGame CABALLERO = StoredGame.of("el-caballero/01-2-basic-plain");
    private static final StoredGame GRANDE = StoredGame.of("el-grande/20-5-plain");
    /** Everything is done but the supply. */
    private static final int BEFORE_SUPPLY = 84;

    @Test
    @DisplayName("EC-3.1: a player who forgets the supply sees how much it is, and takes it and ends with one press")
    void forgottenSupply() {
        Person ana = person("Ana");
        sit(ana, CABALLERO, BEFORE_SUPPLY);
        ana.waitForScreen("turn");
        ana.table().end().click();
        assertThat(ana.table().endQuestion().innerText()).contains("Your supply:", "caballeros");
        ana.moves(() -> ana.button("Take it and end").click());
        ana.waitForScreen("bid", "bid of others");
        String id = ana.page().url().replaceFirst(".*/", "");
        assertThat(server().get(ana.context(), "api/tables/" + id + "/log?from=" + BEFORE_SUPPLY))
                .contains("\"move\":\"supply\"");
    }

    @Test
    @DisplayName("A turn ends at once if nothing would be lost")
    void nothingLost() {
        Person ana = person("Ana");
        sit(ana, CABALLERO, BEFORE_SUPPLY + 1);
        ana.waitForScreen("turn");
        ana.moves(() -> ana.table().end().click());
        ana.waitForScreen("bid", "bid of others");
    }

    @Test
    @DisplayName("EG-2.7: a player who forgets the special action sees which it is; Escape returns to the turn")
    void forgottenSpecial() {
        Person ana = person("Ana");
        int card = GRANDE.next(0, "card");
        sit(ana, GRANDE, card + 1);
        ana.waitForScreen("turn");
        ana.table().end().click();
        assertThat(ana.table().endQuestion().innerText()).contains("Your special action:", "you may still place");
        ana.page().keyboard().press("Escape");
        assertThat(ana.table().endQuestion().count()).isZero();
        assertThat(ana.screen()).isEqualTo("turn");
    }

    @Test
    @DisplayName("The key E asks first even if nothing is lost, and ends the turn when it is pressed again")
    void keyPressedTwice() {
        pressTwice(CABALLERO, BEFORE_SUPPLY + 1);
    }

    @Test
    @DisplayName("The same at a table of El Grande")
    void keyPressedTwiceInElGrande() {
        pressTwice(GRANDE, GRANDE.next(0, "end"));
    }

    private void pressTwice(StoredGame game, int ply) {
        Person ana = person("Ana");
        sit(ana, game, ply);
        ana.waitForScreen("turn");
        ana.table().startTurn();
        ana.page().keyboard().press("e");
        ana.waitUntil("probe.screen() !== 'turn' || probe.one('[role=dialog]') !== null", "an answer to E");
        assertThat(ana.screen()).as("the screen after one press").isEqualTo("turn");
        assertThat(ana.table().endQuestion().count()).as("questions").isEqualTo(1);
        ana.moves(() -> ana.page().keyboard().press("e"));
        ana.waitUntil("probe.screen() !== 'turn'", "the end of the turn");
    }
}
