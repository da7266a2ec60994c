package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
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
        mateo.page().waitForFunction("name => document.activeElement.value === name", "Mateo");
        mateo.page()
                .waitForFunction(
                        "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.activeElement.getBoundingClientRect())");
        mateo.button("Sit down").click();
        mateo.sees("one of them is yours");
        ana.page().getByRole(AriaRole.LISTITEM).nth(2).getByText("Mateo").waitFor();
    }

    @Test
    @DisplayName("Guests say their name in the lobby, and it reaches the seat they already have")
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
    @DisplayName("A host without a name is asked for one; a link that only this computer can use says so")
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
    }
}
