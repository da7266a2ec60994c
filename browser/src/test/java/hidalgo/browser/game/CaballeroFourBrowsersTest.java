package hidalgo.browser.game;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.driver.CaballeroPlayer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class CaballeroFourBrowsersTest extends BrowserTest {
    private static final int EXPANDED_SCORINGS = 3;
    private static final int RELOAD_AT = 8;
    private static final int LOST_AT = 14;
    private static final int BACK_AT = 18;
    private static final int MOST = 4000;

    @Test
    @DisplayName("Four browsers play a whole expanded game; one reloads, one loses its connection, and all end with the"
            + " same view")
    void wholeExpandedGame() {
        List<Person> people = List.of(
                lively("Ana"), person("Mateo"), person("Ines").expecting("ERR_INTERNET_DISCONNECTED"), person("Luis"));
        Person host = people.getFirst();
        String link = invite(host, () -> host.choice("Expanded, 10 rounds").check());
        people.subList(1, people.size()).forEach(guest -> join(guest, link));
        host.button("Start the game").click();

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
            // A scoring's show has no place for the notice.
            if (!isLost && turns >= LOST_AT && !loses.screen().equals("show")) {
                isLost = true;
                loses.context().setOffline(true);
                loses.sees("You are offline.");
                assertThat(loses.table().drawing().isVisible())
                        .as("the table can be read while the connection is lost")
                        .isTrue();
            }
            if (!isBack && isLost && (turns >= BACK_AT || loses.screen().equals("lost") && isAwaited(people, loses))) {
                isBack = true;
                loses.context().setOffline(false);
                loses.sees("You are back.");
                loses.button("Go on").click();
            }
            boolean someoneDid = false;
            for (CaballeroPlayer player : players) {
                if (player.person().screen().equals("final")) {
                    finished.add(player);
                } else {
                    // In a turn of one's own no scoring can happen meanwhile, which a page that is just opened would
                    // not show.
                    if (!hasReloaded
                            && turns >= RELOAD_AT
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
                    .isEqualTo(EXPANDED_SCORINGS);
        }
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
