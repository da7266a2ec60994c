package hidalgo.browser.lesson;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every step: {@code ./hidalgo test --matrix}. Its name keeps it out of the other tests. */
class LessonPlaceMatrix extends LessonPlace {
    private static final int[][] SIZES = {{390, 844}, {360, 740}, {820, 1180}, {1280, 720}};

    @ParameterizedTest
    @CsvSource({"el-caballero, 16", "el-grande, 13"})
    @DisplayName("In no step does the coach cover the map or what it points at, on phones, tablets and laptops")
    void everyStep(String game, int steps) {
        coversNothing(game, SIZES, IntStream.rangeClosed(1, steps).toArray());
    }
}
