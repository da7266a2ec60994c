package hidalgo.browser.everyscreen;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.Axe;
import hidalgo.browser.Person;
import hidalgo.browser.RunningServer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Goes through every screen and collects the errors there, so that one run finds all of them. */
final class ScreenCheck {
    private static final int FINGER = 44;

    /** One of this many screens has its contrasts checked, which takes longer than everything else. */
    private static final int CONTRASTS = 4;

    private static final List<Tour.Part> ALL = List.of(Tour.Part.values());

    /** English is what all other tests see. */
    private static final List<String> LANGUAGES = List.of("es-ES", "fr-FR", "de-DE");

    private final List<String> faults = new ArrayList<>();
    private int screens;

    /** A check of one screen, as a person sees it. */
    interface Check {
        void make(ScreenCheck found, String screen, Person person);
    }

    private ScreenCheck() {}

    /** Makes a check on every screen. Each part of the tour has its own visitor. */
    static void onEveryScreen(RunningServer server, Function<Tour.Part, Person> visitors, Check check) {
        on(ALL, server, visitors, check);
    }

    private static void on(
            List<Tour.Part> parts, RunningServer server, Function<Tour.Part, Person> visitors, Check check) {
        ScreenCheck found = new ScreenCheck();
        try {
            for (Tour.Part part : parts) {
                new Tour(server, visitors.apply(part), (screen, person) -> check.make(found, screen, person)).go(part);
            }
        } finally {
            assertThat(found.faults).isEmpty();
        }
    }

    /** Makes a check on every screen in some parts of the tour, in another language in each. */
    static void inLanguages(
            List<Tour.Part> parts, RunningServer server, Function<String, Person> visitors, Check check) {
        on(parts, server, part -> visitors.apply(LANGUAGES.get(parts.indexOf(part))), (found, screen, person) -> {
            assertThat(person.page().locator("html").getAttribute("lang"))
                    .isEqualTo(person.wording().language());
            check.make(found, screen, person);
        });
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
        note(screen, "axe", Axe.faults(person.page()));
    }

    /** axe finds nothing; of many things alike it sees the first and the last, and contrasts on every fourth screen. */
    void accessOfASample(String screen, Person person) {
        note(screen, "axe", Axe.faultsOfASample(person.page(), screens++ % CONTRASTS == 0));
    }

    /** Nothing moves for a person who wants no motion. */
    void motions(String screen, Person person) {
        note(screen, "moves", (List<?>) person.page().evaluate("looks.motions()"));
    }

    private void note(String screen, String what, List<?> found) {
        found.forEach(fault -> faults.add("\n" + screen + ": " + what + ": " + fault));
    }
}
