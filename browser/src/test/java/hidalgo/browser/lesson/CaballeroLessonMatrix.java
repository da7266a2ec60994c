package hidalgo.browser.lesson;

import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** El Caballero's lesson from its beginning to its end: {@code ./hidalgo test --matrix}. Its name keeps it out of the other tests. */
class CaballeroLessonMatrix extends CaballeroLesson {
    @Test
    @DisplayName("El Caballero's lesson leads to its end on a wide screen")
    void withMouse() {
        Person ana = person("Ana").inAHurry();
        take(ana, Finger.mouse(ana.page()));
    }

    @Test
    @DisplayName("El Caballero's lesson leads to its end on a phone")
    void byFinger() {
        Person ana = onPhone("Ana").inAHurry();
        take(ana, Finger.touch(ana.page()));
    }
}
