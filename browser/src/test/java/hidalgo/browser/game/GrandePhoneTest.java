package hidalgo.browser.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.SelectOption;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.GrandePlan;
import hidalgo.browser.driver.GrandePlayer;
import hidalgo.browser.driver.Poster;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class GrandePhoneTest extends BrowserTest {
    private static final StoredGame GAME = StoredGame.of("el-grande/01-2-plain");

    @Test
    @Tag("matrix")
    @DisplayName(
            "Without a server, from the lobby into the third round of El Grande on a phone, by taps alone; the page is opened"
                    + " anew in between")
    void fromTheLobby() {
        Person ana = withoutServer(onPhone("Ana", wish -> wish.setServiceWorkers(ServiceWorkerPolicy.ALLOW)));
        Poster poster = new Poster(ana, "El Grande");
        poster.count().selectOption(new SelectOption().setLabel("1 bot"));
        poster.level().selectOption("random");
        poster.play().tap();
        GrandePlayer player = player(ana);
        player.playTo(2);
        ana.page().reload();
        player.playTo(3);
        assertThat(ana.table().round()).isEqualTo(3);
    }

    @Test
    @DisplayName("Through the last round to the final standing of El Grande on a phone, by taps alone")
    void toTheEnd() {
        Person ana = sit(onPhone("Ana"), GAME, GAME.lastRound());
        GrandePlayer player = player(ana);
        player.playToTheEnd();

        assertThat(player.seen())
                .as("events seen on the phone")
                .filteredOn(line -> line.startsWith("scoring"))
                .isNotEmpty();
        assertThat(ana.table().standingRows().count()).isEqualTo(2);
    }

    @Test
    @DisplayName("On a phone, two caballeros are placed at once, and the sheet shows the preview of both")
    void twoAtOnce() {
        int ply = GAME.next(GAME.round(5), "place");
        String region = GAME.move(ply).substring("place ".length());
        assertThat(GAME.move(ply + 1)).as("the record's own second").isEqualTo(GAME.move(ply));

        GrandePlayer player = player(sit(onPhone("Ana"), GAME, ply));
        player.placeTwo(region);
        assertThat(player.seen())
                .as("text on the sheet of the region")
                .anyMatch(line -> line.startsWith("counted: 2 of"))
                .contains(GrandePlayer.PREVIEWED_TWICE);
    }

    private static GrandePlayer player(Person ana) {
        return new GrandePlayer(ana, Finger.touch(ana.page()), GrandePlan.none(), 3);
    }
}
