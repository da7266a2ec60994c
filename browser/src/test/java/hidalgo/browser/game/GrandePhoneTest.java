package hidalgo.browser.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.SelectOption;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.driver.GrandePlan;
import hidalgo.browser.driver.GrandePlayer;
import hidalgo.browser.driver.Poster;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class GrandePhoneTest extends BrowserTest {
    @Test
    @DisplayName(
            "A whole game of El Grande on a phone, by taps alone, without a server; the page is opened anew in between")
    void wholeGameByTaps() {
        Person ana = withoutServer(onPhone("Ana", wish -> wish.setServiceWorkers(ServiceWorkerPolicy.ALLOW)));
        GrandePlayer player = new GrandePlayer(ana, Finger.touch(ana.page()), GrandePlan.none(), 3);
        Poster poster = new Poster(ana, "El Grande");
        poster.count().selectOption(new SelectOption().setLabel("1 bot"));
        poster.level().selectOption("random");
        poster.play().tap();
        player.playTo(3);
        ana.page().reload();
        player.playToTheEnd();

        assertThat(player.seen())
                .as("what was seen on the phone")
                .filteredOn(line -> line.startsWith("scoring"))
                .hasSizeGreaterThanOrEqualTo(3);
        assertThat(player.seen())
                .as("several caballeros placed at once")
                .anyMatch(line -> line.startsWith("counted: 2 of"))
                .as("what both would bring, before they are placed")
                .contains(GrandePlayer.FORETOLD);
        assertThat(ana.table().standingRows().count()).isEqualTo(2);
    }
}
