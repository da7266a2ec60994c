package hidalgo.browser.lesson;

import com.microsoft.playwright.Locator;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.driver.CaballeroBoard;
import hidalgo.browser.driver.CaballeroPlayer;

/** El Caballero's lesson by doing what its cards ask. */
abstract class CaballeroLesson extends BrowserTest {
    private static final long SEED = 7;
    /** A tile has four ways to lie. */
    private static final int TURNS = 4;

    /** The whole lesson. */
    final void take(Person person, Finger finger) {
        person.open(server().at("learn"));
        finger.press(person.link("Start the lesson").first());
        person.heading("Be strongest where the land is large.").waitFor();
        finger.press(person.link("Start"));
        Learner learner = new Learner(person, finger);
        CaballeroBoard board = new CaballeroBoard(person);
        firstTurns(learner, board);
        laterTurns(learner, board);
        takeEnd(person, finger, learner);
    }

    /** From the fourteenth step to the end. */
    final void takeEnd(Person person, Finger finger, Learner learner) {
        lastTurn(learner, new CaballeroBoard(person));
        CaballeroPlayer player = new CaballeroPlayer(person, finger, 0, SEED);
        while (!person.screen().equals("show")) {
            player.doNext();
            player.waitForSomething();
        }
        learner.seeScoring();
        learner.isAt(17);
        while (learner.isGoingOn()) {
            player.doNext();
        }
        learner.isDone();
    }

    private static void firstTurns(Learner learner, CaballeroBoard board) {
        learner.isAt(1);
        learner.isAccessible();
        learner.touch();
        learner.isAt(2);
        learner.isNotRefused();
        learner.lay(8);
        learner.isAt(3);
        learner.press(board.supply());
        learner.isAt(4);
        discover(learner, board, board.display().first(), 1);
        learner.isAt(5);
        learner.begin("C");
        learner.isAccessible();
        number(learner, board, 5);
        learner.isAt(6);
        learner.endTurn();
        learner.isAt(7);
        learner.begin("C");
        number(learner, board, 3);
        learner.isAt(8);
        learner.begin("C");
        number(learner, board, 6);
    }

    private static void laterTurns(Learner learner, CaballeroBoard board) {
        learner.isAt(9);
        discover(learner, board, board.display().first(), 2);
        learner.isAt(10);
        learner.begin("C");
        number(learner, board, 1);
        learner.isAt(11);
        learner.begin("B");
        learner.confirm();
        learner.isAt(12);
        discover(learner, board, board.tile("gold"), 1);
        learner.isAt(13);
        learner.begin("K");
        learner.confirm();
    }

    private static void lastTurn(Learner learner, CaballeroBoard board) {
        learner.isAt(14);
        learner.begin("T");
        learner.confirm();
        learner.isAt(15);
        learner.begin("C");
        number(learner, board, 6);
        learner.isAt(16);
    }

    /** Takes a displayed tile to the first of the lit cells below one another, and turns it until the card is content. */
    private static void discover(Learner learner, CaballeroBoard board, Locator tile, int cells) {
        learner.press(tile);
        learner.touchFirstOf(cells);
        for (int turns = 0; turns < TURNS; turns++) {
            if (learner.isTaken()) {
                // The answer is on its way: a wrong move is not sent.
                return;
            }
            learner.press(board.turnRight());
        }
        throw new AssertionError("No way to lay the tile is right: " + learner.answer());
    }

    /** Chooses a number of the tile and places it. */
    private static void number(Learner learner, CaballeroBoard board, int number) {
        learner.press(board.number(number));
        learner.confirm();
    }
}
