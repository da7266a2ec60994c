package hidalgo.browser.everyscreen;

import com.microsoft.playwright.options.ColorScheme;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.everyscreen.Tour.Part;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Checks that hold for every screen: those that are not in {@link AccessTest}, on a phone. */
class PhoneAccessTest extends BrowserTest {
    private static final List<Part> PARTS = List.of(Part.RULES_AND_LESSONS, Part.REPLAYS, Part.CABALLERO);

    @Test
    @DisplayName(
            "On a phone with the dark theme all texts fit, nothing moves, everything is large enough for a finger, and axe finds nothing")
    void phoneScreens() {
        ScreenCheck.inLanguages(
                PARTS,
                server(),
                locale -> onPhone("Ana", wish -> wish.setLocale(locale).setColorScheme(ColorScheme.DARK)),
                (check, screen, person) -> {
                    check.texts(screen, person);
                    check.motions(screen, person);
                    check.fingers(screen, person);
                    check.accessOfASample(screen, person);
                });
    }
}
