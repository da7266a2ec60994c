package hidalgo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class KeyboardTest extends BrowserTest {
    @Test
    @DisplayName("From the lobby to the final standing by keyboard alone")
    void wholeGameByKeyboard() {
        Person ana = person("Ana");
        ana.open(server().at(""));
        KeyboardPlayer player = new KeyboardPlayer(ana, 5);
        player.tabTo("select[aria-label='Number of bots']", "Tab");
        ana.page().keyboard().type("1");
        player.tabTo("select[aria-label='Level of the bots']", "Tab");
        ana.page().keyboard().type("ran");
        player.tabTo(".poster .btn.primary", "Shift+Tab");
        ana.page().keyboard().press("Enter");
        player.playToTheEnd();

        assertThat(player.shows()).isEqualTo(2);
        assertThat(ana.page().locator(".ftable tbody tr").count()).isEqualTo(2);
        player.tabTo(".fact .btn.primary", "Tab");
        ana.page().keyboard().press("Enter");
        ana.waitForScreen("bid", "bid of others", "turn", "turn of others");
    }
}
