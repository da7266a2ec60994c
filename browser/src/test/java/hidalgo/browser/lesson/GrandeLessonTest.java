package hidalgo.browser.lesson;

import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** El Grande's lesson on a wide screen; {@link GrandeLessonMatrix} takes it on a phone. */
class GrandeLessonTest extends GrandeLesson {
    @Test
    @DisplayName("El Grande's lesson leads to its end on a wide screen, and its tables are in no list")
    void withMouse() {
        Person ana = person("Ana").inAHurry();
        take(ana, Finger.mouse(ana.page()));
        Learner.isInNoList(ana, server());
    }

    @Test
    @DisplayName("Whoever opens the step that only shows a scoring begins with the choice that leads to it")
    void scoringHasAWayIn() {
        Person ana = person("Ana").inAHurry();
        ana.open(server().at("learn/el-grande?step=14"));
        Learner learner = new Learner(ana, Finger.mouse(ana.page()));
        learner.isAt(13);
        learner.isShown();
        learner.isAt(14);
        ana.waitForScreen("reveal");
    }
}
