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

/** A whole game without a server: {@code ./hidalgo test --matrix}. Its name keeps it out of the other tests. */
class GrandeOfflineMatrix extends BrowserTest {
    @Test
    @DisplayName(
            "Without a server, a whole game of El Grande on a phone, by taps alone; the page is opened anew in between")
    void wholeGame() {
        Person ana = withoutServer(onPhone("Ana", wish -> wish.setServiceWorkers(ServiceWorkerPolicy.ALLOW)));
        Poster poster = new Poster(ana, "El Grande");
        poster.count().selectOption(new SelectOption().setLabel("1 bot"));
        poster.level().selectOption("random");
        poster.play().tap();
        GrandePlayer player = new GrandePlayer(ana, Finger.touch(ana.page()), GrandePlan.none(), 3);
        player.playTo(4);
        ana.page().reload();
        player.playToTheEnd();
        assertThat(player.seen())
                .as("general scorings, of which a game has three")
                .filteredOn(line -> line.startsWith("scoring"))
                .hasSizeGreaterThanOrEqualTo(3);
        assertThat(ana.table().standingRows().count()).isEqualTo(2);
    }
}
