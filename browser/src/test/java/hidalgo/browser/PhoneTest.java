package hidalgo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.SelectOption;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PhoneTest extends BrowserTest {
    @Test
    @DisplayName("A whole game on a phone, by taps alone")
    void wholeGameByTaps() {
        Person ana = onPhone("Ana");
        ana.open(server().at(""));
        ana.field("Number of bots").first().selectOption(new SelectOption().setLabel("1 bot"));
        ana.field("Level of the bots").first().selectOption("random");
        ana.button("Play now").first().tap();
        CaballeroPlayer player = new CaballeroPlayer(ana, Finger.touch(ana.page()), 2, 3);
        player.playToTheEnd();

        assertThat(player.shows()).isEqualTo(2);
        assertThat(ana.page().locator(".ftable tbody tr").count()).isEqualTo(2);
    }
}
