package hidalgo.browser.table;

import hidalgo.browser.BrowserTest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Maps in every language: {@code ./hidalgo test --matrix}. Its name keeps it out of the other tests. */
class MapMatrix extends BrowserTest {
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"en-GB", "fr-FR", "de-DE", "es-ES"})
    @DisplayName("El Grande: the question at the end of a turn covers no piece, name or value on laptops")
    void endOfATurnCoversNothing(String locale) {
        MapTest.promptCoversNothing(sit(person("Ana", locale), MapTest.GRANDE, MapTest.LATE));
    }
}
