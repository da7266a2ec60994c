package hidalgo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.CheckedNode;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What must hold on every screen, whatever it shows. */
class ScreensTest extends BrowserTest {
    private static final int FINGER = 44;

    private final List<String> faults = new ArrayList<>();

    @Test
    @DisplayName(
            "All texts fit a small laptop, and axe finds nothing on any screen, neither in the light theme nor in the dark one")
    void bothThemesAreAccessible() {
        tour(person("Ana"), (screen, person) -> {
            checkTexts(screen, person);
            checkAccess(screen, person);
            person.page().emulateMedia(new EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
            checkAccess(screen + ", dark", person);
            person.page().emulateMedia(new EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        });
    }

    @Test
    @DisplayName(
            "On a phone nothing is wider than the screen, everything is large enough for a finger, and axe finds nothing")
    void phoneScreensFit() {
        tour(onPhone("Ana"), (screen, person) -> {
            checkTexts(screen, person);
            checkAccess(screen, person);
            note(screen, "too small for a finger", (List<?>)
                    person.page().evaluate("least => probe.tooSmall(least)", FINGER));
        });
    }

    private void tour(Person person, Tour.Visitor visitor) {
        faults.clear();
        try {
            new Tour(server(), person, visitor).go();
        } finally {
            assertThat(faults).isEmpty();
        }
    }

    private void note(String screen, String what, List<?> found) {
        found.forEach(fault -> faults.add("\n" + screen + ": " + what + ": " + fault));
    }

    private void checkTexts(String screen, Person person) {
        person.page().evaluate("probe.still()");
        note(screen, "sticks out", (List<?>) person.page().evaluate("probe.overflow()"));
        note(screen, "is cut", (List<?>) person.page().evaluate("probe.cutTexts()"));
    }

    private void checkAccess(String screen, Person person) {
        for (Rule rule :
                new AxeBuilder(person.page()).setLegacyMode(true).analyze().getViolations()) {
            note(
                    screen,
                    rule.getId() + ", " + rule.getHelp(),
                    rule.getNodes().stream().map(ScreensTest::words).limit(4).toList());
        }
    }

    private static String words(CheckedNode node) {
        String html = node.getHtml();
        String why = node.getAny().stream()
                .map(check -> check.getMessage())
                .findFirst()
                .orElse("");
        return node.getTarget() + " " + html.substring(0, Math.min(120, html.length())) + " " + why;
    }
}
