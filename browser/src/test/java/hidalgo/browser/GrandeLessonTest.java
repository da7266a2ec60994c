package hidalgo.browser;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** El Grande's lesson, to its end, by doing what its cards ask. */
class GrandeLessonTest extends BrowserTest {
    @Test
    @DisplayName("El Grande's lesson leads to its end on a wide screen")
    void withMouse() {
        Person ana = person("Ana");
        take(ana, Finger.mouse(ana.page()));
    }

    @Test
    @DisplayName("El Grande's lesson leads to its end on a phone, at a quicker pace, and its tables are in no list")
    void byFinger() {
        Person ana = onPhone("Ana").inAHurry();
        take(ana, Finger.touch(ana.page()));
        Learner.isInNoList(ana, server());
    }

    private void take(Person person, Finger finger) {
        person.open(server().at("learn"));
        finger.press(person.link("Start the lesson").last());
        Learner learner = new Learner(person, finger);
        learner.isAt(1);
        learner.choose("Old");
        learner.isAt(2);
        learner.lay(9);
        learner.isAt(3);
        learner.isAccessible();
        learner.press(".ac[aria-keyshortcuts=\"4\"]");
        learner.isAt(4);
        learner.choose("New");
        learner.confirm();
        learner.isAt(5);
        learner.choose("Cas");
        learner.confirm();
        learner.isAt(6);
        learner.press(".halves button.half");
        learner.isAt(7);
        learner.choose("New");
        learner.confirm();
        learner.isAt(8);
        learner.endTurn();
        learner.isAt(9);
        learner.choose("Sev");
        learner.confirm();
        learner.isAt(10);
        learner.press(".halves button.half");
        learner.isAt(11);
        learner.press(".vstrip .btn.primary");
        learner.isAt(12);
        learner.press(".chooser .btn[aria-label=\"8 / 4 / 0\"]");
        learner.choose("Sev");
        learner.confirm();
        learner.isAt(13);
        learner.isAccessible();
        learner.press(".disk [aria-label=Sevilla]");
        learner.press(".sbtn .btn.primary");
        learner.isAt(14);
        learner.press(".secretp.turned .btn.primary");
        learner.seeScoring();
        learner.isAt(15);
        learner.playRound();
        learner.isDone();
    }
}
