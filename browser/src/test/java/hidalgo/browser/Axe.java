package hidalgo.browser;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;

/** What axe objects to on a page. */
public final class Axe {
    private Axe() {}

    /** All of its rules. */
    public static List<Rule> violations(Page page) {
        return axe(page).analyze().getViolations();
    }

    /** The contrast of texts only: the one rule that depends on the theme. */
    public static List<Rule> violationsOfContrast(Page page) {
        return axe(page).withRules(List.of("color-contrast")).analyze().getViolations();
    }

    // Describing every element that passes takes longer than finding those that don't.
    private static AxeBuilder axe(Page page) {
        AxeRunOptions options = new AxeRunOptions();
        options.setResultTypes(List.of("violations"));
        return new AxeBuilder(page).options(options).setLegacyMode(true);
    }
}
