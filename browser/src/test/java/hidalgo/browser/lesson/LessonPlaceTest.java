package hidalgo.browser.lesson;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** One step of every kind; {@link LessonPlaceMatrix} checks all steps, in one more size. */
@Tag("slow")
class LessonPlaceTest extends LessonPlace {
    @Test
    @DisplayName(
            "El Caballero: the coach covers neither the map nor the things it points at, on phones, tablets and laptops")
    void caballero() {
        coversNothing("el-caballero", LAYOUTS, 1, 4, 16);
    }

    @Test
    @DisplayName(
            "El Grande: the coach covers neither the map nor the things it points at, on phones, tablets and laptops")
    void grande() {
        coversNothing("el-grande", LAYOUTS, 3, 11, 13);
    }
}
