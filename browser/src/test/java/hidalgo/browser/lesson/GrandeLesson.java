package hidalgo.browser.lesson;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import hidalgo.browser.TableParts;
import hidalgo.browser.driver.GrandeBoard;

/** El Grande's lesson, to its end, by doing what its cards ask. */
abstract class GrandeLesson extends BrowserTest {
    final void take(Person person, Finger finger) {
        person.open(server().at("learn"));
        finger.press(person.link("Start the lesson").last());
        person.heading("Have the most caballeros where it counts.").waitFor();
        finger.press(person.link("Start"));
        Learner learner = new Learner(person, finger);
        GrandeBoard board = new GrandeBoard(person);
        firstTurn(learner, board, person, finger);
        veto(learner, board, person, finger);
        secret(learner, board);
        learner.isAt(15);
        while (learner.isGoingOn()) {
            answer(person, finger, board);
        }
        learner.isDone();
    }

    private static void firstTurn(Learner learner, GrandeBoard board, Person person, Finger finger) {
        learner.isAt(1);
        point(person, finger, "Old");
        learner.isAt(2);
        learner.lay(9);
        learner.isAt(3);
        learner.isAccessible();
        learner.press(board.card(4));
        learner.isAt(4);
        point(person, finger, "New");
        learner.confirm();
        learner.isAt(5);
        point(person, finger, "Cas");
        learner.confirm();
        learner.isAt(6);
        learner.press(board.special());
        learner.isAt(7);
        point(person, finger, "New");
        learner.confirm();
        learner.isAt(8);
        learner.endTurn();
    }

    private static void veto(Learner learner, GrandeBoard board, Person person, Finger finger) {
        learner.isAt(9);
        point(person, finger, "Sev");
        learner.confirm();
        learner.isAt(10);
        learner.press(board.special());
        learner.isAt(11);
        learner.press(person.table().action("V"));
        learner.isAt(12);
        learner.press(board.boards().and(person.button("8 / 4 / 0")));
        point(person, finger, "Sev");
        learner.confirm();
    }

    private static void secret(Learner learner, GrandeBoard board) {
        learner.isAt(13);
        learner.isAccessible();
        learner.press(board.sector("Granada"));
        learner.confirm();
        learner.isAt(14);
        learner.press(board.leaveDisks());
        learner.seeScoring();
    }

    /** Points at a place of the map. */
    private static void point(Person person, Finger finger, String code) {
        finger.point(Spot.of(person.page().evaluate("code => grande.inside(code)", code)));
    }

    /** Makes the smallest choice that may be required in a round. */
    private static void answer(Person person, Finger finger, GrandeBoard board) {
        TableParts table = person.table();
        switch (person.screen()) {
            case "bid" -> {
                finger.press(table.cards().first());
                person.moves(() -> finger.press(table.confirm()));
            }
            case "veto question" -> person.moves(() -> finger.press(table.action("A")));
            case "secret" -> {
                finger.press(board.sectors().first());
                person.moves(() -> finger.press(table.confirm()));
            }
            case "reveal" -> finger.press(board.leaveDisks());
            case "show" -> finger.press(table.skip().or(table.leaveScoring()));
            case "turn" -> {
                if (board.next().equals("card")) {
                    person.moves(() -> finger.press(board.cards().first()));
                } else {
                    person.moves(() -> {
                        finger.press(table.end());
                        if (table.endNow().count() > 0) {
                            finger.press(table.endNow());
                        }
                    });
                }
            }
            default -> {
                // The table waits for other players; the next look shows more.
            }
        }
    }
}
