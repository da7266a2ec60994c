package hidalgo.browser.everyscreen;

import hidalgo.browser.BrowserTest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What must hold on every wide screen, whatever it shows. {@link ScreensMatrix} looks at each in every language and theme. */
class AccessTest extends BrowserTest {
    @Test
    @DisplayName(
            "On a small laptop with the light theme all texts fit, nothing moves, and axe finds nothing on any screen")
    void laptopScreens() {
        ScreenCheck.inAllLanguages(
                server(), 0, locale -> person("Ana", wish -> wish.setLocale(locale)), (check, screen, person) -> {
                    check.texts(screen, person);
                    check.motions(screen, person);
                    check.access(screen, person);
                });
    }
}
