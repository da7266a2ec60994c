package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.driver.Poster;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A host and friends who meet: what they are called, where they sit, and how they find each other. */
class FriendsTest extends BrowserTest {
    @Test
    @DisplayName("On a phone, Sit here leads to the empty field for a name, and keeps what was typed there")
    void sitHere() {
        Person ana = person("Ana");
        String link = invite(ana, () -> ana.choice("3").check());
        Person mateo = onPhone("Mateo");
        mateo.open(link);
        assertThat(mateo.field("Your name at this table").inputValue()).isEmpty();
        mateo.field("Your name at this table").fill("Mateo");
        mateo.button("Sit here").last().click();
        mateo.sees("Take seat 3");
        mateo.waitUntil("document.activeElement.value === 'Mateo'", "the focus in the field with the name");
        mateo.waitUntil(
                "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.activeElement.getBoundingClientRect())",
                "the field in the window");
        mateo.button("Sit down").click();
        mateo.sees("one of them is yours");
        ana.page().getByRole(AriaRole.LISTITEM).nth(2).getByText("Mateo").waitFor();
    }

    @Test
    @DisplayName("Guests enter their name in the lobby, and it reaches the seat they already have")
    void nameInTheLobby() {
        Person ana = person("Ana");
        String link = invite(ana, () -> ana.choice("2").check());
        Person mateo = person("Mateo");
        join(mateo, link);
        mateo.open(server().at(""));
        assertThat(mateo.field("Display name").inputValue()).isEqualTo("Mateo");
        mateo.field("Display name").fill("Mateo the Second");
        mateo.button("Save the name").click();
        ana.sees("Mateo the Second");
    }

    @Test
    @DisplayName(
            "A host without a name is asked for one; a link that only this computer can use has a warning; the start is in sight")
    void hostOnThisComputer() {
        Person ana = person("Ana");
        ana.open(server().at("new"));
        ana.choice("2").check();
        ana.button("Create the table").click();
        ana.sees("The others see you as Guest");
        ana.sees("That address works on this computer only");
        ana.field("Display name").fill("Ana");
        ana.button("Save the name").click();
        ana.page().getByRole(AriaRole.LISTITEM).first().getByText("Ana").waitFor();
        ana.waitUntil(
                "probe.all('main button').some((button) => button.textContent === 'Start the game'"
                        + " && button.getBoundingClientRect().bottom < innerHeight)",
                "the start of the game in the window");
    }

    @Test
    @DisplayName("A phone's table shows the clocks, and a line of chat stays unread until the chat is open")
    void clockAndChatOnAPhone() {
        Person ana = person("Ana");
        String link = invite(ana, () -> {
            ana.choice("2").check();
            ana.field("Clock").selectOption(new SelectOption().setLabel("5 min each, and 20 s per turn"));
        });
        Person mateo = onPhone("Mateo");
        mateo.spoilsDevice().page().clock().install();
        join(mateo, link);
        ana.button("Start the game").click();
        mateo.waitForScreen("bid", "bid of others");
        mateo.page().getByText(Pattern.compile("^[45]:\\d\\d$")).first().waitFor();

        ana.waitForScreen("bid", "bid of others");
        ana.field(ana.text("chat.label")).fill("Are you there?");
        ana.labelled("chat.send").click();
        mateo.sees("Are you there?");
        Locator chat = mateo.table().tab("tabs.chat");
        chat.getByText("1", new Locator.GetByTextOptions().setExact(true)).waitFor();
        mateo.page().clock().fastForward(60_000);
        assertThat(chat.textContent()).contains("1");
        chat.click();
        chat.getByText("1", new Locator.GetByTextOptions().setExact(true))
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    @Test
    @DisplayName("By keyboard: the first stop leads past the bar, and a new game has the focus")
    void focusFollows() {
        Person ana = person("Ana");
        ana.open(server().at(""));
        ana.page().keyboard().press("Tab");
        ana.waitUntil("document.activeElement.textContent === 'Skip to the content'", "the focus on the first link");
        ana.page().keyboard().press("Enter");
        ana.waitUntil("document.activeElement.tagName === 'MAIN'", "the focus on the content");
        new Poster(ana, "El Caballero").play().press("Enter");
        ana.waitForScreen("bid", "bid of others");
        ana.waitUntil("document.activeElement.closest('main') !== null", "the focus in the content");
    }
}
