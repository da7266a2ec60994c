package hidalgo.browser.lesson;

import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The whole of El Grande's lesson, on a wide screen and on a phone: {@code ./hidalgo test --matrix}. Its name keeps it out of the other tests. */
class GrandeLessonMatrix extends GrandeLesson {
    @Test
    @DisplayName("El Grande's lesson leads to its end on a phone")
    void byFinger() {
        Person ana = onPhone("Ana").inAHurry();
        take(ana, Finger.touch(ana.page()));
    }

    @Test
    @DisplayName("El Grande's lesson leads to its end on a wide screen, and its tables are in no list")
    void withMouse() {
        Person ana = person("Ana").inAHurry();
        take(ana, Finger.mouse(ana.page()));
        Learner.isInNoList(ana, server());
    }
}
