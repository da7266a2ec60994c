package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The rules in the app. */
class RulesTest extends BrowserTest {
    @Test
    @DisplayName("A ruling says that it is one, and why when it is asked; a search finds the reason too")
    void rulings() {
        Person ana = person("Ana");
        ana.open(server().at("rules/el-caballero#EC-5.8"));
        Locator rule = ana.page().locator("[id='EC-5.8']");
        rule.getByText("Ruling").waitFor();
        Locator reason = rule.getByText("which would be pointless otherwise");
        assertThat(reason.isVisible()).isFalse();

        Locator why = rule.getByText("Why?");
        assertThat(why.getAttribute("aria-expanded")).isEqualTo("false");
        why.click();
        reason.waitFor();
        assertThat(why.getAttribute("aria-expanded")).isEqualTo("true");
        why.click();
        assertThat(reason.isVisible()).isFalse();
        ana.page().getByLabel("Search the rules").fill("pointless");
        rule.getByText("pointless").waitFor();
    }
}
