package hidalgo.browser.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.SelectOption;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroPlayer;
import hidalgo.browser.driver.Poster;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Without a server, by taps alone; {@link CaballeroOfflineMatrix} plays a whole game. */
class CaballeroPhoneTest extends BrowserTest {
    private static final StoredGame GAME = StoredGame.of("el-caballero/01-2-basic-plain");

    @Test
    @DisplayName("From the lobby into the third round on a phone without a server; the page is opened anew in between")
    void fromTheLobby() {
        Person ana = withoutServer();
        Poster poster = new Poster(ana, "El Caballero");
        poster.count().selectOption(new SelectOption().setLabel("1 bot"));
        poster.level().selectOption("random");
        poster.play().tap();
        CaballeroPlayer player = player(ana);
        player.playTo(2);
        ana.page().reload();
        player.playTo(3);
        assertThat(ana.table().round()).isEqualTo(3);
    }

    @Test
    @Tag("matrix")
    @DisplayName("From a file to the last round of its game and to the final standing on a phone without a server")
    void fromAFile() {
        Person ana = withoutServer();
        ana.go(server().at("replays"));
        ana.page().locator("input[type=file]").setInputFiles(GAME.file());
        ana.field("Move").fill(String.valueOf(GAME.lastRound()));
        ana.button("Play from here").tap();
        ana.button("Start from here").tap();
        CaballeroPlayer player = player(ana);
        player.playToTheEnd();

        assertThat(player.shows()).isEqualTo(1);
        assertThat(ana.table().standingRows().count()).isEqualTo(2);
    }

    private Person withoutServer() {
        return withoutServer(onPhone("Ana", wish -> wish.setServiceWorkers(ServiceWorkerPolicy.ALLOW)));
    }

    private static CaballeroPlayer player(Person ana) {
        return new CaballeroPlayer(ana, Finger.touch(ana.page()), 2, 3);
    }
}
