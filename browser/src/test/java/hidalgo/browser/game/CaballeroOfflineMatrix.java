package hidalgo.browser.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.SelectOption;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.driver.CaballeroPlayer;
import hidalgo.browser.driver.Poster;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A whole game without a server: {@code ./hidalgo test --matrix}. Its name keeps it out of the other tests. */
class CaballeroOfflineMatrix extends BrowserTest {
    @Test
    @DisplayName("A whole game on a phone, by taps alone, without a server; the page is opened anew in between")
    void wholeGame() {
        Person ana = withoutServer(onPhone("Ana", wish -> wish.setServiceWorkers(ServiceWorkerPolicy.ALLOW)));
        Poster poster = new Poster(ana, "El Caballero");
        poster.count().selectOption(new SelectOption().setLabel("1 bot"));
        poster.level().selectOption("random");
        poster.play().tap();
        CaballeroPlayer player = new CaballeroPlayer(ana, Finger.touch(ana.page()), 2, 3);
        player.playTo(3);
        ana.page().reload();
        player.playToTheEnd();

        assertThat(player.shows()).isEqualTo(2);
        assertThat(ana.table().standingRows().count()).isEqualTo(2);
    }
}
