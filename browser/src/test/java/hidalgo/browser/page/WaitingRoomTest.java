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
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The choices of a host while people gather, and how the others learn of them. */
class WaitingRoomTest extends BrowserTest {
    private static final String CHANGE = "Change the options";
    private static final String SAVE = "Save the options";

    @Test
    @DisplayName(
            "A named table is found in the lobby; its host changes options by keyboard, and a guest sees them at once")
    void nameAndOptions() {
        // Names are shown as they are, whatever they look like.
        String name = "Friday <b>night</b> {text}";
        Person ana = person("Ana");
        invite(ana, () -> {
            ana.choice("2").check();
            ana.field("Table name").fill(name);
        });
        ana.heading(name).waitFor();
        Person mateo = onPhone("Mateo");
        joinFromLobby(mateo, name);
        assertThat(mateo.button(CHANGE).count()).isZero();
        option(mateo, "Order of the power cards", "clockwise").waitFor();

        ana.button(CHANGE).press("Enter");
        ana.choice("reversed").press("Space");
        ana.field("Clock").selectOption(new SelectOption().setLabel("15 min each, and 30 s per turn"));
        ana.button(SAVE).press("Enter");
        option(mateo, "Order of the power cards", "reversed").waitFor();
        option(mateo, "Clock", "15 min each").waitFor();
        // The guest is shown which of them are new; the host, who changed them, is not.
        assertThat(marked(mateo)).containsExactlyInAnyOrder("Clock", "Order of the power cards");
        assertThat(marked(ana)).isEmpty();
        waitForFocus(ana, CHANGE);

        ana.button("Start the game").click();
        for (Person person : new Person[] {ana, mateo}) {
            person.waitForScreen("bid", "bid of others");
            person.waitUntil("document.title.includes('" + name + "')", "the name of the table in the title");
        }
        ana.heading(name).waitFor();
        ana.sees("El Caballero. Basic");
        ana.button("Menu").click();
        ana.page()
                .getByRole(AriaRole.DIALOG)
                .getByText(name, new Locator.GetByTextOptions().setExact(true))
                .waitFor();
    }

    @Test
    @DisplayName("On a phone a host changes the name and the password, or thinks better of it")
    void changesOnAPhone() {
        Person ana = onPhone("Ana");
        String link = invite(ana, () -> ana.field("Table name").fill("Friday"));
        ana.button(CHANGE).click();
        ana.choice("later turn").check();
        ana.button("Cancel").click();
        waitForFocus(ana, CHANGE);
        option(ana, "Docked ships", "same turn").waitFor();

        ana.button(CHANGE).click();
        ana.field("Table name").fill("Saturday");
        ana.choice("With a password").check();
        assertThat(ana.button(SAVE).isDisabled()).isTrue();
        ana.field("Table password").fill("toledo");
        ana.button(SAVE).click();
        ana.heading("Saturday").waitFor();
        option(ana, ana.text("lobby.visibility"), "with the link and a password")
                .waitFor();

        Person mateo = person("Mateo").expecting("status of 403|^403 ");
        mateo.open(link);
        mateo.field("Your name at this table").fill("Mateo");
        mateo.field("Table password").fill("toledo");
        mateo.button("Sit down").click();
        mateo.heading("Saturday").waitFor();
    }

    @Test
    @DisplayName("A refusal of the server is shown as a sentence, and the form stays as it was filled in")
    void refusedOptions() {
        StoredGame game = StoredGame.of("el-caballero/01-2-basic-plain");
        Person ana = person("Ana").expecting("status of 422|^422 ");
        ana.open(table(ana, game.forPeople(game.length() / 2, ana.name())));
        ana.button(CHANGE).click();
        ana.choice("Expanded, 10 rounds").check();
        ana.button(SAVE).click();
        ana.sees("A table that continues from a record keeps the options of that game");
        assertThat(ana.choice("Expanded, 10 rounds").isChecked()).isTrue();

        ana.choice("Basic, 7 rounds").check();
        ana.field("Table name").fill("Second half");
        ana.button(SAVE).click();
        ana.heading("Second half").waitFor();
        ana.page()
                .getByRole(AriaRole.DIALOG)
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    @Test
    @DisplayName(
            "The host adds and removes open seats by keyboard; who sits there stays, and the others see it at once")
    void numberOfSeats() {
        Person ana = person("Ana");
        String link = invite(ana, () -> ana.choice("2").check());
        assertThat(ana.button("Remove seat 2").count())
                .as("a game for two is the smallest")
                .isZero();
        Person mateo = onPhone("Mateo");
        join(mateo, link);
        assertThat(mateo.button("Add a seat").count()).isZero();
        ana.sees("2 of 2 seats taken");

        ana.button("Add a seat").press("Enter");
        option(mateo, "Players", "3").waitFor();
        assertThat(marked(mateo)).containsExactly("Players");
        waitForFocus(ana, "Add a seat");
        ana.button("Add a seat").press("Enter");
        ana.button("Add a seat").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        // The game is for four at most: the focus stays at the last seat that was added.
        ana.waitUntil("document.activeElement?.ariaLabel === 'Remove seat 4'", "the focus on the new seat");
        mateo.sees("2 of 4 seats taken");

        ana.button("Move Mateo one seat forward").click();
        mateo.page()
                .getByRole(AriaRole.LISTITEM)
                .filter(new Locator.FilterOptions().setHasText("Seat 3"))
                .filter(new Locator.FilterOptions().setHasText("Mateo"))
                .waitFor();
        ana.button("Remove seat 2").press("Enter");
        mateo.sees("2 of 3 seats taken");
        waitForFocus(ana, "Add a seat");
        ana.button("Remove seat 3").press("Enter");
        ana.button("Start the game").click();
        for (Person person : new Person[] {ana, mateo}) {
            person.waitForScreen("bid", "bid of others");
        }
    }

    /** A person finds a table by its name among the open ones and sits down. */
    private void joinFromLobby(Person guest, String name) {
        guest.open(server().at(""));
        guest.region("lobby.open")
                .getByRole(AriaRole.LISTITEM)
                .filter(new Locator.FilterOptions().setHasText(name))
                .getByRole(AriaRole.LINK)
                .click();
        guest.field("Your name at this table").fill(guest.name());
        guest.button("Sit down").click();
        guest.sees("one of them is yours");
    }

    /** The text of an option and its value on a person's page. */
    private static Locator option(Person person, String label, String value) {
        return options(person)
                .filter(new Locator.FilterOptions().setHasText(label))
                .filter(new Locator.FilterOptions().setHasText(value));
    }

    /** The options that are marked as changed. */
    private static List<String> marked(Person person) {
        return options(person)
                .filter(new Locator.FilterOptions()
                        .setHas(person.page().getByText("changed", new Page.GetByTextOptions().setExact(true))))
                .locator("dt")
                .allTextContents();
    }

    /** Every option with its value. */
    private static Locator options(Person person) {
        return person.region("waiting.options").locator("dl > div");
    }

    /** Waits until a button has the focus: after a form is closed, the focus is where it was before. */
    private static void waitForFocus(Person person, String button) {
        person.waitUntil("document.activeElement?.textContent === '" + button + "'", "the focus on " + button);
    }
}
