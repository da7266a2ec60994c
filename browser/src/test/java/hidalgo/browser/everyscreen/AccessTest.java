package hidalgo.browser.everyscreen;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.everyscreen.Tour.Part;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Checks that hold for every screen. A build sees each of them once: half of them here, in a wide window, and the
 * others in {@link PhoneAccessTest}. {@link ScreensMatrix} sees each in every language, size and theme, and {@link
 * WindowTest} shows tables of both games in windows of several sizes.
 */
class AccessTest extends BrowserTest {
    private static final List<Part> PARTS = List.of(Part.PAGES, Part.HISTORY_AND_WAITING_ROOM, Part.GRANDE);

    @Test
    @DisplayName("On a small laptop with the light theme all texts fit, nothing moves, and axe finds nothing")
    void laptopScreens() {
        ScreenCheck.inLanguages(PARTS, server(), locale -> person("Ana", locale), (check, screen, person) -> {
            check.texts(screen, person);
            check.motions(screen, person);
            check.accessOfASample(screen, person);
        });
    }
}
