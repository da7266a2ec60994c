package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.PersonWith;
import hidalgo.browser.StoredGame;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * The things that people at a table do besides playing: they chat, leave, and replace each other. {@link
 * ChatAndSeatsMatrix} has every device and language.
 */
class ChatAndSeatsTest extends BrowserTest {
    private static final StoredGame GAME = StoredGame.of("el-caballero/01-2-basic-plain");
    /** Some rounds into the game. */
    private static final int MIDDLE = 40;

    @PersonWith(device = "phone", language = "de")
    @DisplayName("Spectators read the players' chat, but players don't read that of spectators")
    void twoChats(String device, String language) {
        Person ana = atTheLobby("Ana", device, language);
        Person mateo = atTheLobby("Mateo", device, language);
        String link = play(ana, mateo);
        Person ines = atTheLobby("Inés", device, language);
        ines.open(link);
        openChat(ines);
        assertThat(field(ines).getAttribute("placeholder")).isEqualTo(ines.text("chat.placeholder.spectators"));
        ines.says("Ana is going to win");

        openChat(ana);
        assertThat(field(ana).getAttribute("placeholder")).isEqualTo(ana.text("chat.placeholder"));
        openChat(mateo);
        ana.says("Good luck");
        ines.sees("Good luck");
        mateo.sees("Good luck");
        assertThat(ana.page().getByText("Ana is going to win").count()).isZero();
        assertThat(mateo.page().getByText("Ana is going to win").count()).isZero();
    }

    @Test
    @DisplayName("Sending an empty message moves the focus to the field")
    void sendNothing() {
        Person ana = person("Ana");
        sit(ana, StoredGame.of("el-caballero/01-2-basic-plain"), 0);
        ana.waitForScreen("bid");
        openChat(ana);
        ana.labelled("chat.send").click();
        assertThat(field(ana).evaluate("field => field === document.activeElement"))
                .isEqualTo(true);
    }

    @PersonWith(device = "computer", language = "fr")
    @DisplayName("A player who resigns must confirm it, learns the consequences, and can come back")
    void resigning(String device, String language) {
        Person ana = atTheLobby("Ana", device, language);
        Person mateo = atTheLobby("Mateo", device, language);
        play(ana, mateo);
        mateo.labelled("app.menu").click();
        mateo.labelled("app.menu.resign").click();
        mateo.labelled("app.menu.resignSure").click();
        mateo.sees(mateo.text("app.return.title"));
        mateo.sees(mateo.text("app.return.text"));
        mateo.labelled("app.return.do").click();
        mateo.page().getByText(mateo.text("app.return.title")).waitFor(gone());
    }

    @PersonWith(device = "computer", language = "en")
    @DisplayName("A person is replaced by a bot only if they agree, and each reads the proposal from their own side")
    void consent(String device, String language) {
        Person ana = atTheLobby("Ana", device, language);
        Person mateo = atTheLobby("Mateo", device, language);
        play(ana, mateo);
        propose(ana, mateo);
        ana.sees(ana.text("app.proposal.bot.you", "seat", "Mateo"));
        mateo.sees(mateo.text("app.proposal.yourSeat", "name", "Ana"));
        assertThat(mateo.labelled("notice.dismiss").count())
                .as("a proposal is answered, not hidden")
                .isZero();
        mateo.labelled("app.proposal.no").click();
        ana.page().getByText(ana.text("app.proposal.bot.you", "seat", "Mateo")).waitFor(gone());

        propose(ana, mateo);
        mateo.labelled("app.proposal.yes").click();
        mateo.sees(mateo.text("app.return.title"));
    }

    private static void propose(Person by, Person other) {
        by.labelled("app.menu").click();
        by.labelled("app.menu.proposeBot", "name", other.name()).click();
    }

    private Person atTheLobby(String name, String device, String language) {
        return device.equals("phone") ? onPhone(name, language) : person(name, language);
    }

    /** Two people sit down and start; the link of their table. */
    private String play(Person host, Person guest) {
        String link = table(host, GAME.forPeople(GAME.next(MIDDLE, "area"), host.name()));
        guest.open(link);
        guest.field(guest.text("waiting.join.name")).fill(guest.name());
        guest.labelled("waiting.join.do").click();
        host.open(link);
        host.labelled("waiting.start").click();
        host.waitForScreen("turn");
        guest.waitForScreen("turn of others");
        return link;
    }

    /** Turns to the chat: a list beside the map, or a tab of a phone. */
    private static void openChat(Person person) {
        boolean wide = person.page().viewportSize().width > PHONE_WIDTH;
        (wide ? tab(person) : person.table().tab("tabs.chat")).click();
        field(person).waitFor();
    }

    private static Locator tab(Person person) {
        return person.page()
                .getByRole(
                        AriaRole.TAB,
                        new Page.GetByRoleOptions()
                                .setName(person.text("tabs.chat"))
                                .setExact(true));
    }

    private static Locator field(Person person) {
        return person.page()
                .getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName(person.text("chat.label")));
    }

    private static Locator.WaitForOptions gone() {
        return new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN);
    }
}
