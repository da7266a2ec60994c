package hidalgo.browser.game;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.driver.CaballeroKeyboardPlayer;
import hidalgo.browser.driver.Keyboard;
import hidalgo.browser.driver.Poster;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class CaballeroKeyboardTest extends BrowserTest {
    @Test
    @DisplayName("From the lobby to the final standing by keyboard alone")
    void wholeGameByKeyboard() {
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
        CaballeroKeyboardPlayer player = new CaballeroKeyboardPlayer(ana, 5);
        player.playToTheEnd();

        assertThat(player.shows()).isEqualTo(2);
        assertThat(ana.table().standingRows().count()).isEqualTo(2);
        keys.goAndPress(ana.labelled("final.rematch"));
        ana.waitForScreen("bid", "bid of others", "turn", "turn of others");
    }
}
