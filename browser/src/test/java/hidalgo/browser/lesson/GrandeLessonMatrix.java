package hidalgo.browser.lesson;

import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** El Grande's lesson on a phone: {@code ./hidalgo test --matrix}. Its name keeps it out of the other tests. */
class GrandeLessonMatrix extends GrandeLesson {
    @Test
    @DisplayName("El Grande's lesson leads to its end on a phone")
    void byFinger() {
        Person ana = onPhone("Ana").inAHurry();
        take(ana, Finger.touch(ana.page()));
    }
}
