package hidalgo.browser.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.TimeoutError;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroPlayer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** An expanded game in four browsers; one reloads, one loses its connection, and all end with the same view. */
abstract class CaballeroFourBrowsers extends BrowserTest {
    private static final StoredGame GAME = StoredGame.of("el-caballero/17-4-expanded-plain");
    private static final int MOST = 4000;
    private static final int MOST_TRIES = 20;
    /** How long a press is tried before the page is looked at again. */
    private static final int SHORT = 2000;

    /** Plays from a round to the end; so many scorings come in it. */
    final void play(int firstRound, int scorings) {
        List<Person> people = List.of(
                lively("Ana"), person("Mateo"), person("Ines").expecting("ERR_INTERNET_DISCONNECTED"), person("Luis"));
        Person host = people.getFirst();
        String link = table(host, GAME.forPeople(GAME.round(firstRound), host.name()));
        people.subList(1, people.size()).forEach(guest -> join(guest, link));
        host.open(link);
        host.button("Start the game").click();
        // Whoever loses the connection needs a table to read.
        people.forEach(person -> person.table().drawing().waitFor());

        List<CaballeroPlayer> players = new ArrayList<>();
        for (Person person : people) {
            players.add(CaballeroPlayer.withMouse(person, 1, players.size() + 11));
        }

        Person reloads = people.get(1);
        Person loses = people.get(2);
        Set<CaballeroPlayer> finished = new HashSet<>();
        boolean isLost = false;
        boolean isBack = false;
        boolean hasReloaded = false;
        for (int turns = 0; finished.size() < people.size(); turns++) {
            assertThat(turns).as("turns for the whole game").isLessThan(MOST);
            // A scoring's show has no place for the notice; and while others move, something is missed.
            if (!isLost && !loses.screen().equals("show") && !isAwaited(people, loses)) {
                isLost = true;
                loses.context().setOffline(true);
                loses.sees("You are offline.");
                assertThat(loses.table().drawing().isVisible())
                        .as("the table can be read while the connection is lost")
                        .isTrue();
            }
            if (!isBack && isLost && loses.screen().equals("lost") && isAwaited(people, loses)) {
                isBack = true;
                comeBack(players.get(people.indexOf(loses)));
            }
            boolean someoneDid = false;
            for (CaballeroPlayer player : players) {
                if (player.person().screen().equals("final")) {
                    finished.add(player);
                } else {
                    // In a turn of one's own no scoring can happen meanwhile, which a page that is just opened would
                    // not show.
                    if (!hasReloaded
                            && turns > 0
                            && player.person() == reloads
                            && reloads.screen().equals("turn")) {
                        hasReloaded = true;
                        reloads.page().reload();
                    }
                    while (player.doNext()) {
                        someoneDid = true;
                    }
                }
            }
            if (!someoneDid && finished.size() < people.size()) {
                // The move of one is on its way to the others.
                Person any = people.get(turns % people.size());
                any.page().evaluate("probe.still()");
            }
        }

        List<List<String>> standings =
                people.stream().map(person -> person.table().standing()).toList();
        assertThat(isBack).isTrue();
        assertThat(hasReloaded).isTrue();
        assertThat(standings.getFirst()).hasSize(people.size());
        assertThat(standings).as("the final standing in all browsers").containsOnly(standings.getFirst());
        for (CaballeroPlayer player : players) {
            assertThat(player.shows())
                    .as("scorings that %s saw", player.person().name())
                    .isEqualTo(scorings);
        }
    }

    /** Finds the network again and reads what was missed; the show of a scoring may come over that, even while it is pressed. */
    private static void comeBack(CaballeroPlayer player) {
        Person person = player.person();
        Locator goOn = person.button("Go on");
        person.context().setOffline(false);
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            goOn.or(person.table().leaveScoring()).first().waitFor();
            if (person.screen().equals("show")) {
                player.doNext();
            } else {
                try {
                    person.page()
                            .getByText("You are back.")
                            .first()
                            .waitFor(new Locator.WaitForOptions().setTimeout(SHORT));
                    goOn.click(new Locator.ClickOptions().setTimeout(SHORT));
                    return;
                } catch (TimeoutError e) {
                    // The next look tells what has come over it.
                }
            }
        }
        throw new AssertionError("What was missed can't be read");
    }

    /** Whether the game waits for somebody. */
    private static boolean isAwaited(List<Person> people, Person absent) {
        return people.stream()
                // Whoever looks at a scoring has no prompt.
                .filter(person -> person != absent && person.table().prompt().count() > 0)
                .map(person -> person.table().prompt().textContent())
                .anyMatch(prompt -> prompt.startsWith(absent.name()));
    }
}
