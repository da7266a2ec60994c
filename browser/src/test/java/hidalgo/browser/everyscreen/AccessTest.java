package hidalgo.browser.everyscreen;

import hidalgo.browser.BrowserTest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * What must hold on every wide screen, whatever it shows. axe takes longer than all the rest: it looks at half of the screens here
 * and at the others in {@link PhoneAccessTest}. {@link ScreensMatrix} looks at each in every language and theme.
 */
class AccessTest extends BrowserTest {
    @Test
    @DisplayName(
            "On a small laptop with the light theme all texts fit, nothing moves, and axe finds nothing on every second screen")
    void laptopScreens() {
        ScreenCheck.inAllLanguages(
                server(), 0, locale -> person("Ana", wish -> wish.setLocale(locale)), (check, screen, person) -> {
                    check.texts(screen, person);
                    check.motions(screen, person);
                    check.accessOfHalf(0, screen, person);
                });
    }
}
