package hidalgo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class GrandeKeyboardTest extends BrowserTest {
    @Test
    @DisplayName("From the lobby to the final standing of El Grande by keyboard alone")
    void wholeGameByKeyboard() {
        Person ana = person("Ana");
        GrandeKeyboardPlayer player = new GrandeKeyboardPlayer(ana, 5);
        KeyboardPlayer keys = new KeyboardPlayer(ana, 5);
        ana.open(server().at(""));
        keys.tabTo(".poster:nth-of-type(2) select[aria-label='Number of bots']", "Tab");
        ana.page().keyboard().type("1");
        keys.tabTo(".poster:nth-of-type(2) select[aria-label='Level of the bots']", "Tab");
        ana.page().keyboard().type("ran");
        keys.tabTo(".poster:nth-of-type(2) .btn.primary", "Shift+Tab");
        ana.page().keyboard().press("Enter");
        player.playToTheEnd();

        assertThat(player.generalScorings()).isEqualTo(3);
        assertThat(player.disks()).as("disks set with keys").isPositive();
        assertThat(ana.page().locator(".ftable tbody tr").count()).isEqualTo(2);
    }
}
