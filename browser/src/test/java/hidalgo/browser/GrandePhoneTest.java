package hidalgo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.SelectOption;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class GrandePhoneTest extends BrowserTest {
    @Test
    @DisplayName("A whole game of El Grande on a phone, by taps alone")
    void wholeGameByTaps() {
        Person ana = onPhone("Ana");
        GrandePlayer player = new GrandePlayer(ana, Finger.touch(ana.page()), GrandePlan.none(), 3);
        ana.open(server().at(""));
        ana.field("Number of bots").nth(1).selectOption(new SelectOption().setLabel("1 bot"));
        ana.field("Level of the bots").nth(1).selectOption("random");
        ana.button("Play now").nth(1).tap();
        player.playToTheEnd();

        assertThat(player.seen())
                .as("what was seen on the phone")
                .filteredOn(line -> line.startsWith("scoring"))
                .hasSizeGreaterThanOrEqualTo(3);
        assertThat(player.seen())
                .as("several caballeros placed at once")
                .anyMatch(line -> line.startsWith("counted: 2 of"))
                .as("what both would bring, before they are placed")
                .contains("foretold: two in a row");
        assertThat(ana.page().locator(".ftable tbody tr").count()).isEqualTo(2);
    }
}
