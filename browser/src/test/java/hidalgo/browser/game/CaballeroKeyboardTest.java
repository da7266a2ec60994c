package hidalgo.browser.game;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroKeyboardPlayer;
import hidalgo.browser.driver.Keyboard;
import hidalgo.browser.driver.Poster;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CaballeroKeyboardTest extends BrowserTest {
    private static final StoredGame GAME = StoredGame.of("el-caballero/01-2-basic-plain");

    @Test
    @Tag("matrix")
    @DisplayName("From the lobby through a round by keyboard alone")
    void fromTheLobby() {
        Person ana = person("Ana");
        ana.open(server().at(""));
        Keyboard keys = new Keyboard(ana);
        Poster poster = new Poster(ana, "El Caballero");
        keys.goTo(poster.count(), "Tab");
        ana.page().keyboard().type("1");
        keys.goTo(poster.level(), "Tab");
        ana.page().keyboard().type("ran");
        keys.goTo(poster.play(), "Shift+Tab");
        keys.press("Enter");
        new CaballeroKeyboardPlayer(ana, 5).playTo(2);
        assertThat(ana.table().round()).isEqualTo(2);
    }

    @Test
    @DisplayName("Through the last round to the final standing and another game by keyboard alone")
    void toTheEnd() {
        Person ana = sit(person("Ana"), GAME, GAME.lastRound());
        CaballeroKeyboardPlayer player = new CaballeroKeyboardPlayer(ana, 5);
        player.playToTheEnd();

        assertThat(player.shows()).isEqualTo(1);
        assertThat(ana.table().standingRows().count()).isEqualTo(2);
        new Keyboard(ana).goAndPress(ana.labelled("final.rematch"));
        ana.waitForScreen("bid", "bid of others", "turn", "turn of others");
    }
}
