package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A person's settings, and how they are stored. */
class SettingsTest extends BrowserTest {
    private static final String NAME = "Ana of Toledo";

    @Test
    @DisplayName("Name, theme and settings are kept with an account and follow it to another browser")
    void settingsFollowTheAccount() {
        Person ana = person("Ana");
        ana.open(server().at("settings"));
        ana.choice("Dark").check();
        assertThat(ana.page().locator("html").getAttribute("data-theme")).isEqualTo("dark");
        account(ana, "Create the account");

        Person elsewhere = person("Elsewhere");
        elsewhere.open(server().at("settings"));
        elsewhere.choice("I have one").check();
        account(elsewhere, "Sign in");
        elsewhere.page().locator("html[data-theme=dark]").waitFor();
    }

    @Test
    @DisplayName("Where animations are off, nothing moves, not even the ring around who is to play")
    void nothingMoves() {
        StoredGame game = StoredGame.of("el-caballero/01-2-basic-plain");
        Person ana = lively("Ana").inAHurry();
        sit(ana, game, game.next(0, "area"));
        ana.waitForScreen("turn");
        assertThat((List<?>) ana.page().evaluate("looks.motions()")).isEmpty();
    }

    /** Fills in the form for an account and waits until the page goes by its name. */
    private static void account(Person person, String button) {
        person.field("Account name").fill(NAME);
        person.field("Password").fill("a long password");
        person.button(button).click();
        person.link(NAME).waitFor();
    }
}
