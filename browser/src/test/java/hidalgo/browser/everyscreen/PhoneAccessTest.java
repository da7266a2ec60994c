package hidalgo.browser.everyscreen;

import com.microsoft.playwright.options.ColorScheme;
import hidalgo.browser.BrowserTest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * What must hold on every screen of a phone, whatever it shows. Each is in the other theme and in another language than in {@link
 * AccessTest}.
 */
class PhoneAccessTest extends BrowserTest {
    @Test
    @DisplayName(
            "On a phone with the dark theme nothing is wider than the screen, everything is large enough for a finger, and axe finds nothing on every second screen")
    void phoneScreens() {
        ScreenCheck.inAllLanguages(
                server(),
                1,
                locale -> onPhone("Ana", wish -> wish.setLocale(locale).setColorScheme(ColorScheme.DARK)),
                (check, screen, person) -> {
                    check.texts(screen, person);
                    check.accessOfHalf(1, screen, person);
                    check.fingers(screen, person);
                });
    }
}
