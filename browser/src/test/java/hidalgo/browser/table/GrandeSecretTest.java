package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.GrandeBoard;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * A region's name is on every player's map, so a search for it alone proves nothing. Two tables begin in the same
 * position, and differ in the planted choice only: the data that the others get must be the same at both.
 */
class GrandeSecretTest extends BrowserTest {
    private static final StoredGame GAME = StoredGame.of("el-grande/19-5-plain");
    /** Before a secret scoring, for which all five choose (EG-4.14). */
    private static final int PLY = GAME.next(0, "disk");

    private static final int AROUND = 160;
    private static final Map<String, String> REGIONS = Map.of("Ara", "Aragón", "Gal", "Galicia");

    /** The data that a browser received and stored while the choice was secret. */
    private record Known(Set<String> facts, Map<Integer, Set<String>> news, String kept) {}

    /** The data of the player who chose, of another player, and of a spectator. */
    private record Table(Known planter, Known guest, Known spectator) {}

    @Test
    @DisplayName(
            "EG-4.16: a secret choice is in no traffic, page, store or cache of the others before all disks are turned")
    void noOtherBrowserHasIt() {
        Table one = plant("Ara");
        Table other = plant("Gal");

        assertThat(differences(one.planter(), other.planter()))
                .as("differences for the player who chose: received and stored data")
                .hasSizeGreaterThan(2);
        assertThat(differences(one.guest(), other.guest()))
                .as("differences for another player")
                .isEmpty();
        assertThat(differences(one.spectator(), other.spectator()))
                .as("differences for a spectator")
                .isEmpty();
    }

    /** Ana chooses a region; returns the data that all have then. When Mateo has chosen too, all know it. */
    private Table plant(String code) {
        BrowserContents planter = contents("Ana");
        BrowserContents guest = contents("Mateo");
        BrowserContents spectator = contents("Luis");
        List<BrowserContents> all = List.of(planter, guest, spectator);
        Person ana = planter.person();
        ana.open(server().at(""));
        String id = ana.make(server().at("api/tables"), GAME.with(PLY, 1, "random"));
        join(guest.person(), server().at("table/" + id));
        ana.open(server().at("table/" + id));
        ana.button("Start the game").click();
        spectator.person().open(server().at("table/" + id));
        // The bots have chosen.
        all.forEach(contents -> contents.person().sees("Chosen: 3 of 5"));

        all.forEach(BrowserContents::begin);
        choose(ana, REGIONS.get(code));
        for (BrowserContents contents : all) {
            contents.person().sees("Chosen: 4 of 5");
            // The log is whole.
            contents.person().table().logList().getByText("Round 1", exactly()).waitFor();
        }
        Table known = new Table(known(planter, id), known(guest, id), known(spectator, id));
        assertThat(known.planter().facts())
                .filteredOn(reveals(code))
                .as("matches of the search in the chooser's data")
                .isNotEmpty();
        assertThat(known.guest().facts())
                .filteredOn(reveals(code))
                .as("data of another player")
                .isEmpty();
        assertThat(known.spectator().facts())
                .filteredOn(reveals(code))
                .as("data of a spectator")
                .isEmpty();

        choose(guest.person(), "P. Vasco");
        for (BrowserContents contents : List.of(guest, spectator)) {
            contents.person().sees("All disks are revealed");
            assertThat(contents.facts())
                    .filteredOn(reveals(code))
                    .as(
                            "data of %s when all disks are revealed",
                            contents.person().name())
                    .isNotEmpty();
        }
        return known;
    }

    private static Known known(BrowserContents contents, String table) {
        return new Known(contents.facts(), contents.news(), contents.kept(table));
    }

    /** Whether a fact is a choice: every player knows the possible choices, of course, and their effects. */
    private static Predicate<String> reveals(String code) {
        return fact -> (fact.endsWith("= \"disk " + code + "\"") || fact.endsWith(".disk = \"" + code + "\""))
                && !fact.contains(".legal")
                && !fact.startsWith(".moves[");
    }

    /**
     * The facts that only one of two received about a version that both saw, and the first difference in their stored
     * data.
     */
    private static Set<String> differences(Known one, Known other) {
        Set<String> differences = new TreeSet<>();
        assertThat(one.news()).as("versions that were shown").isNotEmpty();
        assertThat(one.news().keySet()).as("the last version").contains(newest(other));
        one.news().forEach((version, facts) -> {
            Set<String> others = other.news().getOrDefault(version, facts);
            facts.stream().filter(fact -> !others.contains(fact)).forEach(differences::add);
            others.stream().filter(fact -> !facts.contains(fact)).forEach(differences::add);
        });
        if (!one.kept().equals(other.kept())) {
            int at = 0;
            while (one.kept().charAt(at) == other.kept().charAt(at)) {
                at++;
            }
            differences.add(around(one.kept(), at) + " ≠ " + around(other.kept(), at));
        }
        return differences;
    }

    private static int newest(Known known) {
        return known.news().keySet().stream().max(Integer::compare).orElseThrow();
    }

    private static String around(String text, int at) {
        return text.substring(Math.max(0, at - AROUND), Math.min(text.length(), at + AROUND));
    }

    private BrowserContents contents(String name) {
        return new BrowserContents(person(name, wish -> wish.setServiceWorkers(ServiceWorkerPolicy.ALLOW)));
    }

    private static void choose(Person person, String region) {
        new GrandeBoard(person).sector(region).click();
        person.moves(() -> person.table().confirm().click());
    }

    private static Locator.GetByTextOptions exactly() {
        return new Locator.GetByTextOptions().setExact(true);
    }
}
