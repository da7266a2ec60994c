package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.GrandeBoard;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** An action of several moves, after which the same moves may be legal as before. */
class GrandeEscortTest extends BrowserTest {
    private static final StoredGame GAME = StoredGame.own("escort");
    /** The card has been taken and its action announced. */
    private static final int PLY = GAME.length() - 1;

    @Test
    @DisplayName("EG-4.1: two moves out of one region, then another region can be chosen")
    void goesOn() {
        Person ana = person("Ana");
        playThree(ana, Finger.mouse(ana.page()));
    }

    @Test
    @DisplayName("EG-4.1: two moves out of one region, then another region can be chosen, on a phone")
    void goesOnOnAPhone() {
        Person ana = onPhone("Ana");
        playThree(ana, Finger.touch(ana.page()));
    }

    private void playThree(Person ana, Finger finger) {
        sit(ana, GAME, PLY);
        ana.waitForScreen("turn");
        ana.table().startTurn();
        GrandeBoard board = new GrandeBoard(ana);
        ana.moves(() -> finger.press(board.special()));
        move(ana, finger, "Gra", "Ara");
        move(ana, finger, "Gra", "Bas");
        assertThat(board.next()).as("nothing is chosen yet").isEqualTo("map");
        move(ana, finger, "Old", "Bas");
        String id = ana.page().url().replaceFirst(".*/", "");
        assertThat(server().get(ana.context(), "api/tables/" + id + "/log?from=" + PLY))
                .contains("move Gra Ara", "move Gra Bas", "move Old Bas");
    }

    /** Moves a blue caballero where there is a choice, otherwise the only one. */
    private static void move(Person ana, Finger finger, String from, String to) {
        GrandeBoard board = new GrandeBoard(ana);
        point(ana, finger, from);
        if (board.next().equals("owner")) {
            finger.press(board.owners().first());
        }
        point(ana, finger, to);
        ana.moves(() -> finger.press(ana.table().confirm()));
    }

    private static void point(Person ana, Finger finger, String place) {
        finger.point(new GrandeBoard(ana)
                .targets().stream()
                        .filter(spot -> spot.code().equals(place))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(place + " can't be chosen")));
    }
}
