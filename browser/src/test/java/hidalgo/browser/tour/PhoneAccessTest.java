package hidalgo.browser.tour;

import hidalgo.browser.BrowserTest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What must hold on every screen of a phone, whatever it shows. */
class PhoneAccessTest extends BrowserTest {
    @Test
    @DisplayName(
            "On a phone nothing is wider than the screen, everything is large enough for a finger, and axe finds nothing")
    void phoneScreensFit() {
        ScreenCheck.onEveryScreen(server(), onPhone("Ana"), (check, screen, person) -> {
            check.texts(screen, person);
            check.access(screen, person);
            check.fingers(screen, person);
        });
    }
}
