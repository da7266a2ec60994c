package hidalgo.browser.game;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.GrandeCards;
import hidalgo.browser.driver.RandomClicks;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A person presses random things with every card of El Grande and with every action of El Caballero, wide and on a
 * phone: {@code ./hidalgo test --matrix}. {@code -Dclicks.seed} changes the things pressed, and {@code
 * -Dclicks.presses} their number.
 */
class RandomClicksMatrix extends BrowserTest {
    private static final long SEED = Long.getLong("clicks.seed", 1);
    private static final int PRESSES = Integer.getInteger("clicks.presses", 60);

    private static final String BASIC = "13-4-basic-plain";
    private static final String EXPANDED = "16-4-expanded-plain";
    private static final List<String> ACTIONS =
            List.of("power", "supply", "area", "cab", "raise", "take", "ship", "sail", "dock", "castillo", "end");
    private static final List<String> EXPANDED_ACTIONS = List.of("grande", "governor");

    static Stream<Arguments> cards() {
        return GrandeCards.kinds().stream()
                .flatMap(kind -> Stream.of(false, true).map(phone -> Arguments.of(kind, phone)));
    }

    static Stream<Arguments> actions() {
        return Stream.concat(
                        ACTIONS.stream().map(action -> Arguments.of(BASIC, action)),
                        Stream.concat(ACTIONS.stream(), EXPANDED_ACTIONS.stream())
                                .map(action -> Arguments.of(EXPANDED, action)))
                .flatMap(where ->
                        Stream.of(false, true).map(phone -> Arguments.of(where.get()[0], where.get()[1], phone)));
    }

    @ParameterizedTest(name = "{0}, on a phone: {1}")
    @MethodSource("cards")
    @DisplayName("EG-4: every press has an answer, from the moment at which a card has been taken")
    void grande(String kind, boolean isOnPhone) {
        Person ana = visitor(isOnPhone);
        int players = 2 + Math.floorMod(kind.hashCode() + SEED, 4);
        ana.open(table(ana, GrandeCards.table(kind, players, SEED)));
        press(ana, isOnPhone, kind.hashCode() + SEED);
    }

    @ParameterizedTest(name = "{0}, {1}, on a phone: {2}")
    @MethodSource("actions")
    @DisplayName("EC-3: every press has an answer, starting from positions in which each of the actions was made")
    void caballero(String name, String action, boolean isOnPhone) {
        StoredGame game = StoredGame.of("el-caballero/" + name);
        long seed = action.hashCode() + SEED;
        List<Integer> plies = IntStream.range(0, game.length())
                .filter(ply -> game.move(ply).startsWith(action))
                .boxed()
                .toList();
        int ply = plies.get(Math.floorMod(seed * 37, plies.size()));
        press(sit(visitor(isOnPhone), game, ply), isOnPhone, seed);
    }

    private Person visitor(boolean isOnPhone) {
        return isOnPhone ? onPhone("Ana") : person("Ana");
    }

    private static void press(Person ana, boolean isOnPhone, long seed) {
        Finger finger = isOnPhone ? Finger.touch(ana.page()) : Finger.mouse(ana.page());
        new RandomClicks(ana, finger, seed).press(PRESSES);
    }
}
