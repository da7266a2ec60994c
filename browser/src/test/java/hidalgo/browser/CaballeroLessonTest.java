package hidalgo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** El Caballero's lesson, to its end, by doing what its cards ask. */
class CaballeroLessonTest extends BrowserTest {
    private static final long SEED = 7;
    /** The first of the displayed tiles. */
    private static final String FIRST = ".dt >> nth=0";

    @Test
    @DisplayName("El Caballero's lesson leads to its end on a wide screen, and its tables are in no list")
    void withMouse() {
        Person ana = person("Ana");
        take(ana, Finger.mouse(ana.page()));
        Learner.isInNoList(ana, server());
    }

    @Test
    @DisplayName("El Caballero's lesson leads to its end on a phone, at a quicker pace")
    void byFinger() {
        Person ana = onPhone("Ana").inAHurry();
        take(ana, Finger.touch(ana.page()));
    }

    @Test
    @DisplayName("What a step does not ask for is answered by its card, and the table stays as it is")
    void wrongTriesAreAnswered() {
        Person ana = person("Ana");
        ana.open(server().at("learn/el-caballero?step=2"));
        Learner learner = new Learner(ana, Finger.mouse(ana.page()));
        learner.isAt(2);
        learner.lay(5);
        assertThat(learner.answer()).contains("Here take the 8");
        learner.lay(8);
        learner.isAt(3);
    }

    private void take(Person person, Finger finger) {
        person.open(server().at("learn"));
        finger.press(person.link("Start the lesson").first());
        Learner learner = new Learner(person, finger);
        learner.isAt(1);
        learner.isAccessible();
        learner.touch();
        learner.isAt(2);
        learner.lay(8);
        learner.isAt(3);
        learner.press(".ab[aria-keyshortcuts=S]");
        learner.isAt(4);
        learner.discover(FIRST, 1);
        learner.isAt(5);
        learner.begin("C");
        learner.isAccessible();
        learner.number(5);
        learner.isAt(6);
        learner.endTurn();
        learner.isAt(7);
        learner.begin("C");
        learner.number(3);
        learner.isAt(8);
        learner.begin("C");
        learner.number(6);
        learner.isAt(9);
        learner.discover(FIRST, 2);
        learner.isAt(10);
        learner.begin("C");
        learner.number(1);
        learner.isAt(11);
        learner.begin("B");
        learner.confirm();
        learner.isAt(12);
        learner.discover(".dt[aria-label*=gold]", 1);
        learner.isAt(13);
        learner.begin("K");
        learner.confirm();
        learner.isAt(14);
        learner.begin("T");
        learner.confirm();
        learner.isAt(15);
        learner.begin("C");
        learner.number(6);
        learner.isAt(16);
        CaballeroPlayer player = new CaballeroPlayer(person, finger, 0, SEED);
        while (!person.screen().equals("show")) {
            player.doNext();
            player.waitForSomething();
        }
        learner.seeScoring();
        learner.isAt(17);
        while (learner.isGoingOn(".prompt[aria-live=assertive], .panel.show")) {
            player.doNext();
        }
        learner.isDone();
    }
}
