package hidalgo.browser.tour;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.results.CheckedNode;
import com.deque.html.axecore.results.Rule;
import hidalgo.browser.Axe;
import hidalgo.browser.Person;
import hidalgo.browser.RunningServer;
import java.util.ArrayList;
import java.util.List;

/** Goes through every screen and gathers what is wrong there, so that one walk tells it all. */
final class ScreenCheck {
    private static final int FINGER = 44;
    private static final int MOST_SHOWN = 4;
    private static final int LONGEST_HTML = 120;

    private final List<String> faults = new ArrayList<>();

    /** A check of one screen, as somebody sees it. */
    interface Check {
        void make(ScreenCheck found, String screen, Person person);
    }

    private ScreenCheck() {}

    /** Makes a check on every screen. */
    static void onEveryScreen(RunningServer server, Person person, Check check) {
        ScreenCheck found = new ScreenCheck();
        try {
            new Tour(server, person, (screen, visitor) -> check.make(found, screen, visitor)).go();
        } finally {
            assertThat(found.faults).isEmpty();
        }
    }

    /** Every text is there as a whole, and nothing is wider than the screen. */
    void texts(String screen, Person person) {
        person.page().evaluate("probe.still()");
        note(screen, "sticks out", (List<?>) person.page().evaluate("looks.overflow()"));
        note(screen, "is cut", (List<?>) person.page().evaluate("looks.cutTexts()"));
    }

    /** Everything that can be pressed is large enough for a finger. */
    void fingers(String screen, Person person) {
        note(screen, "too small for a finger", (List<?>)
                person.page().evaluate("least => looks.tooSmall(least)", FINGER));
    }

    /** axe finds nothing. */
    void access(String screen, Person person) {
        note(screen, Axe.violations(person.page()));
    }

    /** axe finds nothing that depends on the theme. */
    void contrast(String screen, Person person) {
        note(screen, Axe.violationsOfContrast(person.page()));
    }

    private void note(String screen, List<Rule> violations) {
        for (Rule rule : violations) {
            note(
                    screen,
                    rule.getId() + ", " + rule.getHelp(),
                    rule.getNodes().stream()
                            .map(ScreenCheck::words)
                            .limit(MOST_SHOWN)
                            .toList());
        }
    }

    private void note(String screen, String what, List<?> found) {
        found.forEach(fault -> faults.add("\n" + screen + ": " + what + ": " + fault));
    }

    private static String words(CheckedNode node) {
        String html = node.getHtml();
        String why = node.getAny().stream()
                .map(check -> check.getMessage())
                .findFirst()
                .orElse("");
        return node.getTarget() + " " + html.substring(0, Math.min(LONGEST_HTML, html.length())) + " " + why;
    }
}
