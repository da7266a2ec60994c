package hidalgo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class AgainstBotsTest extends BrowserTest {
    @Test
    @DisplayName("One click on the first screen starts a game against bots, and it can be played to its end")
    void oneClickStartsAGame() {
        Person ana = lively("Ana");
        ana.open(server().at(""));
        ana.button("Play now").first().click();
        CaballeroPlayer player = CaballeroPlayer.withMouse(ana, 2, 1);
        player.playToTheEnd();

        assertThat(player.shows()).as("scorings that were shown").isEqualTo(2);
        assertThat(ana.page().locator(".fpod h1").textContent()).contains("with");
        assertThat(ana.page().locator(".ftable tbody tr").count()).isEqualTo(4);
    }
}
