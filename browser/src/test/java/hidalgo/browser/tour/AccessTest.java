package hidalgo.browser.tour;

import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.ColorScheme;
import hidalgo.browser.BrowserTest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What must hold on every wide screen, whatever it shows. */
class AccessTest extends BrowserTest {
    @Test
    @DisplayName(
            "All texts fit a small laptop, and axe finds nothing on any screen, neither in the light theme nor in the dark one")
    void bothThemesAreAccessible() {
        ScreenCheck.onEveryScreen(server(), person("Ana"), (check, screen, person) -> {
            check.texts(screen, person);
            check.access(screen, person);
            person.page().emulateMedia(new EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
            check.contrast(screen + ", dark", person);
            person.page().emulateMedia(new EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        });
    }
}
