package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** EG-4.15: a person with a veto can stop the rest of a bot's action, because its next step waits. */
class GrandeVetoTest extends BrowserTest {
    private static final StoredGame GAME = StoredGame.of("el-grande/34-5-rare-angryking-stopped-part-way");
    /** Ana may stop the angry King, for which a bot has to give first. */
    private static final int ASKED = GAME.next(0, "allow");

    @Test
    @DisplayName("The rest of a bot's action is vetoed after its first step, which stands")
    void vetoTheRest() {
        Person ana = person("Ana");
        allow(ana);
        strip(ana).getByRole(AriaRole.TIMER).waitFor();
        assertThat(strip(ana).getByRole(AriaRole.TIMER).innerText()).matches("Continues in \\d+ seconds?");
        ana.button("Veto the rest").click();
        ana.table().logList().getByText("Veto: “The angry King” is stopped").waitFor();
        strip(ana).waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    @Test
    @DisplayName("A bot's action continues when it is allowed, also with a key and on a phone")
    void letItGoOn() {
        Person ana = onPhone("Ana");
        allow(ana);
        Locator goOn = ana.button("Let it continue");
        goOn.waitFor();
        assertThat(goOn.boundingBox().height).as("a finger's height").isGreaterThanOrEqualTo(44);
        ana.page().keyboard().press("a");
        strip(ana).waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        // The bot has given three; now it is Ana who gives.
        ana.page().getByText("Return 3 caballeros").first().waitFor();
    }

    private static Locator strip(Person person) {
        return person.page().getByLabel("Action on hold");
    }

    private void allow(Person person) {
        person.open(server().at(""));
        String wish = GAME.from(ASKED, "random")
                .replaceFirst("\\{", "{\"holdSetting\": {\"seconds\": 60, \"people\": false},");
        person.open(server().at("table/" + person.make(server().at("api/tables"), wish)));
        person.button("Allow").waitFor();
        assertThat((double) person.page().evaluate("""
                        probe.one('[data-part=veto]').getBoundingClientRect().top -
                        probe.one('[data-map]').getBoundingClientRect().bottom"""))
                .as("how far below the map the question stands")
                .isGreaterThanOrEqualTo(0);
        person.button("Allow").click();
        strip(person).waitFor();
    }
}
