package hidalgo.browser.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** El Caballero's lesson on a phone; {@link CaballeroLessonMatrix} takes it on a wide screen. */
class CaballeroLessonTest extends CaballeroLesson {
    @Test
    @DisplayName("El Caballero's lesson leads to its end on a phone, and its tables are in no list")
    void byFinger() {
        Person ana = onPhone("Ana").inAHurry();
        take(ana, Finger.touch(ana.page()));
        Learner.isInNoList(ana, server());
    }

    @Test
    @DisplayName("What a step does not ask for is answered by its card, and the table stays as it is")
    void wrongTriesAreAnswered() {
        Person ana = person("Ana");
        ana.open(server().at("learn/el-caballero?step=2"));
        Learner learner = new Learner(ana, Finger.mouse(ana.page()));
        learner.isAt(2);
        learner.lay(5);
        assertThat(learner.answer()).contains("Take the 8 here");
        learner.lay(8);
        learner.isAt(3);
    }

    @Test
    @DisplayName("Whoever does not find what a step asks for is shown it, and the lesson goes on")
    void stepsAreShown() {
        Person ana = person("Ana").inAHurry();
        ana.open(server().at("learn/el-caballero?step=1"));
        Learner learner = new Learner(ana, Finger.mouse(ana.page()));
        for (int step = 1; step <= 6; step++) {
            learner.isAt(step);
            learner.isShown();
        }
        learner.isAt(7);
    }
}
