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

/** An expanded game in several browsers; one reloads, one loses its connection, and all end with the same view. */
abstract class CaballeroBrowsers extends BrowserTest {
    private static final StoredGame GAME = StoredGame.of("el-caballero/17-4-expanded-plain");
    private static final int MOST = 4000;
    private static final int MOST_TRIES = 20;
    /** How long a press is tried before the page is looked at again. */
    private static final int SHORT = 2000;

    private final List<Person> people = new ArrayList<>();
    private final List<CaballeroPlayer> players = new ArrayList<>();
    private Person reloads;
    private Person loses;
    private boolean hasReloaded;

    /** Four people play from a round to the end, with that many scorings. */
    final void fourPlay(int firstRound, int scorings) {
        people.addAll(List.of(lively("Ana"), person("Mateo"), offline("Ines"), person("Luis")));
        reloads = people.get(1);
        loses = people.get(2);
        begin(GAME.forPeople(GAME.round(firstRound), people.getFirst().name()));
        play(scorings);
    }

    /** Two people and two bots play from a round to the end. */
    final void twoPlay(int firstRound, int scorings) {
        int ply = GAME.round(firstRound);
        people.addAll(List.of(lively("Ana"), offline("Ines")));
        reloads = people.getFirst();
        loses = people.getLast();
        begin(GAME.with(
                ply,
                (GAME.seat(ply) + 2) % GAME.seats(),
                "random",
                people.getFirst().name()));
        play(scorings);
    }

    private Person offline(String name) {
        return person(name).expecting("ERR_INTERNET_DISCONNECTED");
    }

    private void begin(String wish) {
        Person host = people.getFirst();
        String link = table(host, wish);
        people.subList(1, people.size()).forEach(guest -> join(guest, link));
        host.open(link);
        host.button("Start the game").click();
        // A person who loses the connection needs a table to read.
        people.forEach(person -> person.table().drawing().waitFor());
        for (Person person : people) {
            players.add(CaballeroPlayer.withMouse(person, 1, players.size() + 11));
        }
    }

    private void play(int scorings) {
        Set<CaballeroPlayer> finished = new HashSet<>();
        boolean isLost = false;
        boolean isBack = false;
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
                    reloadOnce(player, turns);
                    while (player.doNext()) {
                        someoneDid = true;
                        reloadOnce(player, turns);
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
        assertThat(standings.getFirst()).hasSize(GAME.seats());
        assertThat(standings).as("the final standing in all browsers").containsOnly(standings.getFirst());
        for (CaballeroPlayer player : players) {
            assertThat(player.shows())
                    .as("scorings that %s saw", player.person().name())
                    .isEqualTo(scorings);
        }
    }

    /** In a turn of one's own no scoring can happen meanwhile, which a page that is just opened would not show. */
    private void reloadOnce(CaballeroPlayer player, int turns) {
        if (!hasReloaded
                && turns > 0
                && player.person() == reloads
                && reloads.screen().equals("turn")) {
            hasReloaded = true;
            reloads.page().reload();
        }
    }

    /** Reconnects and reads the missed turns; the show of a scoring may come over that, even while it is pressed. */
    private static void comeBack(CaballeroPlayer player) {
        Person person = player.person();
        Locator goOn = person.button("Continue");
        person.context().setOffline(false);
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            goOn.or(person.table().leaveScoring()).first().waitFor();
            if (person.screen().equals("show")) {
                player.doNext();
            } else {
                try {
                    person.page()
                            .getByText("Welcome back")
                            .first()
                            .waitFor(new Locator.WaitForOptions().setTimeout(SHORT));
                    goOn.click(new Locator.ClickOptions().setTimeout(SHORT));
                    return;
                } catch (TimeoutError e) {
                    // The next look finds the screen that has come over it.
                }
            }
        }
        throw new AssertionError("The missed turns can't be read");
    }

    /** Whether the game waits for a person. */
    private static boolean isAwaited(List<Person> people, Person absent) {
        return people.stream()
                // A person who looks at a scoring has no prompt.
                .filter(person -> person != absent && person.table().prompt().count() > 0)
                .map(person -> person.table().prompt().textContent())
                .anyMatch(prompt -> prompt.startsWith(absent.name()));
    }
}
