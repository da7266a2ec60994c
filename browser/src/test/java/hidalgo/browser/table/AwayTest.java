package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroPlayer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The state of a table, and of an unfinished move, while there is no connection. */
class AwayTest extends BrowserTest {
    /** The browser's own words for requests that get no answer. */
    private static final String NO_ANSWER =
            "ERR_CONNECTION_REFUSED|WebSocket connection|ERR_INTERNET_DISCONNECTED|/icon.svg";

    private static final StoredGame GAME = StoredGame.of("el-caballero/01-2-basic-plain");
    /** Some rounds into the game. */
    private static final int MIDDLE = 40;

    @Test
    @DisplayName(
            "A preview survives a lost connection: it stays in sight, can't be sent, and is played once one is back")
    void previewSurvives() {
        Person ana = person("Ana").expecting(NO_ANSWER);
        int turn = GAME.next(MIDDLE, "area");
        sit(ana, GAME, turn);
        ana.waitForScreen("turn");
        CaballeroPlayer.withMouse(ana, 0, 2).preview();
        Locator place = ana.table().preview().locator("button[aria-keyshortcuts=Enter]");
        String held = ana.table().marks("preview").getAttribute("data-cell");

        ana.context().setOffline(true);
        ana.sees("You are offline.");
        assertThat(ana.table().marks("preview").getAttribute("data-cell")).isEqualTo(held);
        assertThat(place.isDisabled()).as("nothing can be sent").isTrue();

        ana.context().setOffline(false);
        ana.sees("Welcome back");
        ana.button("Continue").click();
        assertThat(ana.table().marks("preview").getAttribute("data-cell")).isEqualTo(held);
        ana.moves(place::click);
        ana.table()
                .latestAction()
                .filter(new Locator.FilterOptions().setHasText("Area tile"))
                .waitFor();
    }

    @Test
    @DisplayName("A player who comes back learns how many moves were played, and sees where; a phone's map stays free")
    void whatWasMissed() {
        Person ana = person("Ana");
        int turn = GAME.next(MIDDLE, "area");
        String link = table(ana, GAME.forPeople(turn, ana.name()));
        Person mateo = onPhone("Mateo").expecting(NO_ANSWER);
        join(mateo, link);
        ana.open(link);
        ana.button("Start the game").click();
        ana.waitForScreen("turn");
        mateo.waitForScreen("turn of others");

        mateo.context().setOffline(true);
        mateo.sees("You are offline.");
        CaballeroPlayer player = CaballeroPlayer.withMouse(ana, 0, 2);
        player.preview();
        ana.moves(() -> ana.table().confirm().click());
        mateo.context().setOffline(false);
        mateo.sees("1 move was played");
        mateo.table().marks("lit").waitFor();
        BoundingBox notice = mateo.page()
                .getByRole(AriaRole.STATUS)
                .filter(new Locator.FilterOptions().setHasText("1 move was played"))
                .boundingBox();
        assertThat(notice.y + notice.height)
                .as("the notice is above the map")
                .isLessThanOrEqualTo(mateo.table().map().boundingBox().y + 1);
        mateo.button("Continue").click();
        mateo.page().evaluate("probe.untilMarked('lit', false)");
    }

    @Test
    @DisplayName(
            "The shell is cached: without a server the page opens, reports that, and continues automatically when the server is"
                    + " back")
    void shellWithoutServer() {
        Person ana = person("Ana", wish -> wish.setServiceWorkers(ServiceWorkerPolicy.ALLOW))
                .expecting(NO_ANSWER);
        ana.open(server().at(""));
        ana.page().evaluate("probe.until(() => navigator.serviceWorker.controller, 'the kept shell')");
        server().stop();
        try {
            ana.page().reload();
            ana.sees("The server is not responding");
        } finally {
            server().startAgain();
        }
        ana.heading("Take a seat").waitFor();
    }
}
