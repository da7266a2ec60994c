package hidalgo.browser.everyscreen;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.everyscreen.Window.Size;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A sample of {@link WindowMatrix} for every build: the smallest laptop and phone, a phone on its side, and the language with the longest words. */
class WindowTest extends BrowserTest {
    private static final List<Size> TIGHT = List.of(new Size(1280, 720), new Size(360, 740), new Size(844, 390));

    @Test
    @DisplayName(
            "Late in a game, at its last scoring and at its end nothing is cut, covered or outside; the map keeps its place")
    void tightWindows() {
        Person ana = person("Ana", "de-DE");
        assertThat(new Window(server(), ana, TIGHT).someFaults()).isEmpty();
    }

    @Test
    @DisplayName("While the turns of others are shown, and when they are over, every text can be read whole")
    void turnsOfOthers() {
        Person ana = person("Ana", "fr-FR").atPace("steps");
        assertThat(new Window(server(), ana, TIGHT.subList(0, 2)).followFaults())
                .isEmpty();
    }
}
