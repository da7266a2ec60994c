package hidalgo.browser.game;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroPlayer;
import hidalgo.browser.driver.Poster;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A game against bots at its beginning and at its end, for a person who wants motion. */
class CaballeroAgainstBotsTest extends BrowserTest {
    private static final StoredGame GAME = StoredGame.of("el-caballero/13-4-basic-plain");

    @Test
    @DisplayName("One click on the first screen starts a game against bots, and a round of it can be played")
    void oneClickStartsAGame() {
        Person ana = lively("Ana");
        ana.open(server().at(""));
        new Poster(ana, "El Caballero").play().click();
        CaballeroPlayer player = CaballeroPlayer.withMouse(ana, 2, 1);
        player.playTo(2);
        assertThat(ana.table().round()).isEqualTo(2);
    }

    @Test
    @Tag("matrix")
    @DisplayName("The last round is scored on the screen, and the standing shows the winner with the points")
    void end() {
        Person ana = sit(lively("Ana"), GAME, GAME.lastRound());
        CaballeroPlayer player = CaballeroPlayer.withMouse(ana, 2, 1);
        player.playToTheEnd();

        assertThat(player.shows()).as("scorings that were shown").isEqualTo(1);
        assertThat(ana.page().locator("main h1").textContent()).contains("with");
        assertThat(ana.table().standingRows().count()).isEqualTo(4);
    }
}
