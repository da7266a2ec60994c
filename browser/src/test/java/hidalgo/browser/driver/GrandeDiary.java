package hidalgo.browser.driver;

import com.microsoft.playwright.Locator;
import hidalgo.browser.Person;
import java.util.ArrayList;
import java.util.List;

/** Everything that a person saw and did at a table of El Grande, in the page's own words and in order. */
final class GrandeDiary {
    private final Person person;
    private final List<String> lines = new ArrayList<>();

    GrandeDiary(Person person) {
        this.person = person;
    }

    List<String> lines() {
        return lines;
    }

    void note(String line) {
        lines.add(line);
    }

    void saw(String what, Locator where) {
        note(what + ": " + where.first().textContent().strip());
    }

    /** The log shows which action was stopped. */
    void sawStopped() {
        saw("log", person.table().log("Veto: "));
    }
}
