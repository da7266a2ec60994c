package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroPlayer;
import hidalgo.browser.driver.Poster;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The ways in which people meet, and the messages of pages when something has changed. */
class LobbyTest extends BrowserTest {
    private static final Locator.WaitForOptions HIDDEN =
            new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN);

    /** The browser's own words for requests that get no answer. */
    private static final String NO_ANSWER = "ERR_CONNECTION_REFUSED|WebSocket connection|ERR_INTERNET_DISCONNECTED";

    @Test
    @DisplayName("A table with options and a password: the waiting room, chat, and a game that starts")
    void tableWithAWord() {
        Person ana = person("Ana");
        String link = invite(ana, () -> {
            ana.choice("2").check();
            ana.choice("With a password").check();
            ana.field("Table password").fill("toledo");
            ana.field("Clock").selectOption(new SelectOption().setLabel("15 min each, and 30 s per turn"));
            ana.page().getByText("Rule options").click();
            ana.choice("reversed").check();
        });
        ana.sees("with the link and a password");

        Person mateo = person("Mateo").expecting("status of 403|^403 ");
        mateo.open(link);
        mateo.sees("This table has a password");
        mateo.field("Your name at this table").fill("Mateo");
        mateo.field("Table password").fill("sevilla");
        mateo.button("Sit down").click();
        mateo.page().getByRole(AriaRole.ALERT).getByRole(AriaRole.PARAGRAPH).waitFor();
        mateo.field("Table password").fill("toledo");
        mateo.button("Sit down").click();
        mateo.sees("one of them is yours");

        mateo.says("Ready when you are");
        ana.sees("Ready when you are");
        ana.button("Start the game").click();
        ana.waitForScreen("bid", "bid of others");
        mateo.waitForScreen("bid", "bid of others");
        mateo.page()
                .getByText("15:0")
                .or(mateo.page().getByText("14:5"))
                .first()
                .waitFor();

        Person ines = person("Inés").expecting("status of 403|^403 ");
        ines.open(link);
        ines.sees("El Caballero, Ana invites you");
        ines.field("Table password").fill("Toledo");
        ines.button("Watch").click();
        ines.waitForScreen("bid of others");
    }

    @Test
    @DisplayName("The lobby begins with one's own games, has today's puzzle, and N goes to the game that waits")
    void nextGame() {
        Person ana = person("Ana");
        StoredGame game = StoredGame.of("el-caballero/16-4-expanded-plain");
        table(ana, game.from(game.next(0, "area"), "random"));
        ana.open(server().at(""));
        ana.link(ana.text("lobby.next", "n", 1)).waitFor();
        Locator mine = ana.region("lobby.mine");
        assertThat(mine.boundingBox().y)
                .isLessThan(new Poster(ana, "El Caballero").play().boundingBox().y);
        ana.region("puzzle.title")
                .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName(ana.text("puzzle.try")))
                .waitFor();
        ana.region("lobby.invite").waitFor();
        // Screen readers distinguish the buttons of the games.
        for (String each : List.of("El Caballero", "El Grande")) {
            assertThat(ana.button("Play now, " + each).count()).isOne();
        }
        ana.page().keyboard().press("n");
        ana.waitForScreen("turn");
    }

    @Test
    @DisplayName("With many open tables, people choose a game, a number of seats and a kind of clock")
    void chooseTables() {
        Person host = person("Host");
        server().post(host.context(), "api/session", "{}");
        for (int seats = 2; seats <= 4; seats++) {
            for (String game : List.of("el-caballero", "el-grande")) {
                host.make(
                        server().at("api/tables"),
                        "{\"game\": \"" + game + "\", \"start\": false, \"visibility\": \"public\", \"name\": \"Filter "
                                + game + seats
                                + "\", \"seats\": [{\"kind\": \"me\"}"
                                + ", {\"kind\": \"open\"}".repeat(seats - 1) + "]}");
            }
        }
        Person ana = person("Ana");
        ana.open(server().at(""));
        Locator named = ana.page().getByText("Filter el-");
        named.first().waitFor();
        Locator filter =
                ana.page().getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName(ana.text("lobby.filter")));
        filter.getByLabel(ana.text("lobby.players")).selectOption("3");
        ana.page().getByText("Filter el-caballero4").waitFor(HIDDEN);
        assertThat(named.allTextContents()).containsExactlyInAnyOrder("Filter el-caballero3", "Filter el-grande3");
        filter.getByLabel(ana.text("lobby.game")).selectOption("el-grande");
        ana.page().getByText("Filter el-caballero3").waitFor(HIDDEN);
        assertThat(named.allTextContents()).containsExactly("Filter el-grande3");
        filter.getByLabel(ana.text("lobby.filter.clock")).selectOption("days");
        ana.sees(ana.text("lobby.filter.none"));
    }

    @Test
    @DisplayName("A player who is removed is informed, and so are all players at a table that is closed")
    void removedAndClosed() {
        Person ana = person("Ana");
        String link = invite(ana, () -> ana.choice("3").check());
        // The table may be closed before his socket is open; then the page asks for the table, and learns that it is
        // gone.
        Person mateo = person("Mateo").expecting("status of 404|^404 |WebSocket connection");
        join(mateo, link);
        ana.button("Remove Mateo from the table").click();
        answer(ana, "Remove");
        mateo.sees("You have no seat at this table any more");
        mateo.button("Watch").click();
        mateo.sees("you are watching");
        ana.button("Close the table").click();
        answer(ana, "Close the table");
        mateo.sees("This table is gone");
        mateo.link("Go to the lobby").click();
        mateo.sees("Take a seat");
    }

    @Test
    @DisplayName("After a game all can play again, and the same people sit there")
    void rematch() {
        StoredGame game = StoredGame.of("el-caballero/01-2-basic-plain");
        Person ana = person("Ana");
        sit(ana, game, game.length() - 1);
        String before = ana.page().url();
        CaballeroPlayer.withMouse(ana, 0, 1).playToTheEnd();
        ana.button("Rematch").click();
        ana.waitForScreen("bid", "bid of others", "turn", "turn of others");
        assertThat(ana.page().url()).isNotEqualTo(before);
    }

    @Test
    @DisplayName("When the server restarts, the page reports it, waits, and continues where it was")
    void serverRestarts() {
        Person ana = person("Ana").expecting(NO_ANSWER);
        ana.open(server().at(""));
        new Poster(ana, "El Caballero").play().click();
        CaballeroPlayer player = CaballeroPlayer.withMouse(ana, 0, 4);
        player.waitForSomething();
        server().stop();
        ana.sees("The server is restarting.");
        server().startAgain();
        ana.sees("Welcome back");
        player.waitForSomething();
        assertThat(player.doNext()).isTrue();
    }

    @Test
    @DisplayName(
            "The lobby and a replay report that the server is away, and recover automatically; only a server reports that there is no such game")
    void lobbyWithoutServer() {
        Person ana = person("Ana").expecting(NO_ANSWER + "|status of 404|^404 ");
        // Pages are loaded when they are first opened.
        ana.open(server().at("replay/nothing"));
        ana.sees(ana.text("replay.none.text"));
        ana.go(server().at(""));
        ana.context().setOffline(true);
        new Poster(ana, "El Caballero").play().click();
        ana.sees("The server is not responding. Check your connection and try again.");
        ana.go(server().at("replay/nothing"));
        ana.heading(ana.text("app.unreachable.title")).waitFor();
        ana.context().setOffline(false);
        ana.sees(ana.text("replay.none.text"));
        ana.go(server().at(""));
        new Poster(ana, "El Caballero").play().click();
        ana.waitForScreen("bid", "bid of others", "turn", "turn of others");
    }

    /** Answers the question that the page asks before something that can't be undone. */
    private static void answer(Person person, String button) {
        person.page()
                .getByRole(AriaRole.DIALOG)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(button))
                .last()
                .click();
    }
}
