package hidalgo.browser.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.SelectOption;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroPlayer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CaballeroHotSeatTest extends BrowserTest {
    private static final StoredGame GAME = StoredGame.of("el-caballero/01-2-basic-plain");

    @Test
    @Tag("matrix")
    @DisplayName("Two people begin a game on one device")
    void begin() {
        Person device = person("Device");
        device.open(server().at("new"));
        device.choice("2").check();
        device.field("Seat 2").selectOption(new SelectOption().setValue("me"));
        device.field("Name of the player in seat 1").fill("Ana");
        device.field("Name of the player in seat 2").fill("Mateo");
        device.button("Create the table and start").click();
        CaballeroPlayer player = CaballeroPlayer.withMouse(device, 1, 7);
        player.playTo(2);
        assertThat(device.table().round()).isEqualTo(2);
    }

    @Test
    @DisplayName("Two people end a game on one device")
    void end() {
        Person device = person("Device");
        device.open(table(device, GAME.onOneDevice(GAME.lastRound())));
        CaballeroPlayer player = CaballeroPlayer.withMouse(device, 1, 7);
        player.playToTheEnd();

        assertThat(player.shows()).isEqualTo(1);
        assertThat(device.table().standingRows().allTextContents().toString()).contains("Ana", "Mateo");
    }
}
