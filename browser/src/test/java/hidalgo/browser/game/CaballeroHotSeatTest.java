package hidalgo.browser.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.SelectOption;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.driver.CaballeroPlayer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class CaballeroHotSeatTest extends BrowserTest {
    @Test
    @DisplayName("Two people play a whole game on one device")
    void twoOnOneDevice() {
        Person device = person("Device");
        device.open(server().at("new"));
        device.choice("2").check();
        device.field("Seat 2").selectOption(new SelectOption().setValue("me"));
        device.field("Name of the player in seat 1").fill("Ana");
        device.field("Name of the player in seat 2").fill("Mateo");
        device.button("Create the table and start").click();
        CaballeroPlayer player = CaballeroPlayer.withMouse(device, 1, 7);
        player.playToTheEnd();

        assertThat(player.shows()).isEqualTo(2);
        assertThat(device.table().standingRows().allTextContents().toString()).contains("Ana", "Mateo");
    }
}
