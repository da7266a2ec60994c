package hidalgo.browser.game;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.GrandeKeyboardPlayer;
import hidalgo.browser.driver.Keyboard;
import hidalgo.browser.driver.Poster;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class GrandeKeyboardTest extends BrowserTest {
    private static final StoredGame GAME = StoredGame.of("el-grande/01-2-plain");

    @Test
    @DisplayName("From the lobby through a round of El Grande by keyboard alone")
    void fromTheLobby() {
        Person ana = person("Ana");
        ana.open(server().at(""));
        Keyboard keys = new Keyboard(ana);
        Poster poster = new Poster(ana, "El Grande");
        keys.goTo(poster.count(), "Tab");
        ana.page().keyboard().type("1");
        keys.goTo(poster.level(), "Tab");
        ana.page().keyboard().type("ran");
        keys.goTo(poster.play(), "Shift+Tab");
        keys.press("Enter");
        new GrandeKeyboardPlayer(ana, 5).playTo(2);
        assertThat(ana.table().round()).isEqualTo(2);
    }

    @Test
    @DisplayName("A disk is set, and the scoring left, by keyboard alone")
    void disk() {
        Person ana = sit(person("Ana"), GAME, GAME.next(GAME.round(6), "disk"));
        GrandeKeyboardPlayer player = new GrandeKeyboardPlayer(ana, 5);
        player.playTo(7);

        assertThat(player.disks()).as("disks set with keys").isEqualTo(1);
        assertThat(player.generalScorings()).isEqualTo(1);
    }

    @Test
    @Tag("matrix")
    @DisplayName("Through the last round to the final standing of El Grande by keyboard alone")
    void toTheEnd() {
        Person ana = sit(person("Ana"), GAME, GAME.lastRound());
        GrandeKeyboardPlayer player = new GrandeKeyboardPlayer(ana, 5);
        player.playToTheEnd();

        assertThat(player.generalScorings()).isEqualTo(1);
        assertThat(ana.table().standingRows().count()).isEqualTo(2);
    }
}
