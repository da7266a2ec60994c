package hidalgo.browser.game;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.GrandeCards;
import hidalgo.browser.driver.RandomClicks;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A person presses random things for some time; {@link RandomClicksMatrix} presses more, with every card and every
 * action.
 */
@Tag("slow")
class RandomClicksTest extends BrowserTest {
    private static final StoredGame CABALLERO = StoredGame.of("el-caballero/04-2-expanded-plain");
    private static final int PRESSES = 12;

    @Test
    @DisplayName("Every press at a table of El Grande has an answer")
    void grande() {
        Person ana = person("Ana");
        ana.open(table(ana, GrandeCards.table("moveThreeOthers", 3, 1)));
        press(ana, Finger.mouse(ana.page()), 1);
    }

    @Test
    @DisplayName("Every press at a table of El Caballero has an answer, on a phone")
    void caballero() {
        Person ana = sit(onPhone("Ana"), CABALLERO, CABALLERO.next(60, "area"));
        press(ana, Finger.touch(ana.page()), 2);
    }

    private static void press(Person ana, Finger finger, long seed) {
        RandomClicks clicks = new RandomClicks(ana, finger, seed);
        clicks.press(PRESSES);
        assertThat(clicks.moves()).as("moves that were made").isPositive();
    }
}
