package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The rules in the app. */
class RulesTest extends BrowserTest {
    @Test
    @DisplayName("A ruling is marked, and shows its reason on request; a search finds the reason too")
    void rulings() {
        Person ana = person("Ana");
        ana.open(server().at("rules/el-caballero#EC-5.8"));
        Locator rule = ana.page().locator("[id='EC-5.8']");
        rule.getByText("Our ruling").waitFor();
        Locator reason = rule.getByText("which would be pointless otherwise");
        assertThat(reason.isVisible()).isFalse();

        Locator why = rule.getByText("Why?");
        assertThat(why.getAttribute("aria-expanded")).isEqualTo("false");
        why.click();
        reason.waitFor();
        assertThat(why.getAttribute("aria-expanded")).isEqualTo("true");
        why.click();
        reason.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
        ana.page().getByLabel("Search the rules").fill("pointless");
        rule.getByText("pointless").waitFor();
    }

    @Test
    @DisplayName(
            "The rules begin with the goal, a turn and a scoring on one page; the contents lead there, and nothing is about files")
    void onePage() {
        Person ana = person("Ana");
        for (String game : List.of("el-caballero", "el-grande")) {
            ana.open(server().at("rules/" + game));
            Page page = ana.page();
            page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName(ana.text("rules.goal")))
                    .waitFor();
            Locator scoring =
                    page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName(ana.text("rules.scoring")));
            page.getByRole(AriaRole.NAVIGATION, new Page.GetByRoleOptions().setName(ana.text("rules.contents")))
                    .getByText(ana.text("rules.scoring"))
                    .click();
            page.waitForCondition(() -> Math.abs(scoring.boundingBox().y) < 60);
            assertThat(page.getByText("Worked examples").first().isVisible()).isTrue();
            assertThat(page.locator("main").innerText()).doesNotContain("JSON", "Game record");
        }
    }
}
