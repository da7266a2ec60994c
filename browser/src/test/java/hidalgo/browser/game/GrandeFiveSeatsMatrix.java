package hidalgo.browser.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.driver.GrandeBoard;
import hidalgo.browser.driver.GrandeDeal;
import hidalgo.browser.driver.GrandePlan;
import hidalgo.browser.driver.GrandePlan.Objection;
import hidalgo.browser.driver.GrandePlan.Round;
import hidalgo.browser.driver.GrandePlayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Five seats in three browsers: {@code ./hidalgo test --matrix}. Its name keeps it out of the other tests, of which {@link
 * CaballeroTwoBrowsersTest} plays in several browsers.
 */
class GrandeFiveSeatsMatrix extends BrowserTest {
    private static final int MOST = 6000;

    /** The players' cards and power cards, and the actions that they stop: both kinds of veto, and secret choices. */
    private static final List<GrandePlan> PLANS = List.of(
            new GrandePlan(Map.of(
                    7, Round.of(13, 2).stopping(Objection.ANNOUNCED),
                    8, Round.of(12, 1).stopped(),
                    9, Round.of(11, 4))),
            new GrandePlan(Map.of(7, Round.of(12, 4), 9, Round.of(13, 2))),
            new GrandePlan(Map.of(8, Round.of(13, 2).stopping(Objection.RUNNING))));

    /** Events that one of them must have seen. */
    private static final List<String> SIGHTS = List.of(
            "veto at the announcement: Mateo wants to play: New scoreboard",
            "log: Veto: “New scoreboard” is stopped",
            "veto part-way: Ana plays: Great march",
            "log: Veto: “Great march” is stopped",
            "secret choice: 2 of your caballeros there return to your province.",
            "secret choice: A region is scored only if one player alone chooses it.");

    @Test
    @DisplayName(
            "Three people and two bots play El Grande from the seventh round to the end, with both vetoes, secret choices, and one reload while a disk is locked")
    void threeRounds() {
        List<Person> people = List.of(lively("Ana"), person("Mateo"), person("Ines"));
        List<GrandePlayer> players = new ArrayList<>();
        for (Person person : people) {
            players.add(GrandePlayer.withMouse(person, PLANS.get(players.size()), players.size() + 21));
        }
        Person host = people.getFirst();
        host.open(server().at(""));
        String id = host.make(server().at("api/tables"), GrandeDeal.table("Ana"));
        String link = server().at("table/" + id);
        people.subList(1, people.size()).forEach(guest -> join(guest, link));
        host.open(link);
        host.button("Start the game").click();
        play(players);
        assertSights(players);
        assertSameStanding(people);
    }

    private static void play(List<GrandePlayer> players) {
        boolean isReloaded = false;
        for (int turns = 0;
                !players.stream().allMatch(player -> player.person().screen().equals("final"));
                turns++) {
            assertThat(turns).as("turns for the whole game").isLessThan(MOST);
            boolean someoneDid = false;
            for (GrandePlayer player : players) {
                // A person who wants to stop an action is as quick as the one who carries it out.
                while (players.stream().anyMatch(GrandePlayer::objects) || player.doNext()) {
                    someoneDid = true;
                    if (!isReloaded && player.person().screen().equals("secret of others")) {
                        isReloaded = reload(player);
                    }
                }
            }
            if (!someoneDid) {
                // The move of one is on its way to the others.
                players.get(turns % players.size()).person().page().evaluate("probe.still()");
            }
        }
        assertThat(isReloaded).as("a player reloaded while a disk was locked").isTrue();
    }

    private static void assertSights(List<GrandePlayer> players) {
        List<String> seen =
                players.stream().flatMap(player -> player.seen().stream()).toList();
        assertThat(seen)
                .containsAll(SIGHTS)
                .anyMatch(line -> line.matches(
                        "secret choice: Your \\d caballeros? in the Castillo (go|goes) there. Not the King’s region."));
        for (GrandePlayer player : players) {
            assertThat(player.seen())
                    .as("disks revealed to %s", player.person().name())
                    .contains("reveal: Secret scoring", "reveal: The Castillo opens");
        }
    }

    private static void assertSameStanding(List<Person> people) {
        List<List<String>> standings =
                people.stream().map(person -> person.table().standing()).toList();
        assertThat(standings.getFirst()).hasSize(people.size() + 2);
        assertThat(standings).as("the final standing in all browsers").containsOnly(standings.getFirst());
    }

    /** A person whose disk is locked loads the page again; it is still locked. */
    private static boolean reload(GrandePlayer player) {
        Locator heading = new GrandeBoard(player.person()).secret().locator("h2");
        String locked = heading.textContent();
        if (!locked.startsWith("Locked in")) {
            return false;
        }
        player.person().page().reload();
        heading.waitFor();
        assertThat(heading.textContent()).as("the disk after the reload").isEqualTo(locked);
        return true;
    }
}
