package hidalgo.browser.everyscreen;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.everyscreen.Window.Size;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A sample of {@link PopoverMatrix} for every build. */
class PopoverTest extends BrowserTest {
    private static final int POSITIONS = 2;
    /** How many popovers of each kind to open at most, and how many in all at least. */
    private static final int MOST = 5;

    private static final int LEAST = 10;

    @Test
    @DisplayName(
            "A popover stands beside its target, inside the map, clear of headings and of the land in question; or else at the lists")
    void besideTheTarget() {
        Popovers popovers = new Popovers(server(), person("Ana", "de-DE"), 1, MOST);
        assertThat(popovers.faults(POSITIONS, List.of(new Size(1280, 720)))).isEmpty();
        assertThat(popovers.opened()).isGreaterThan(LEAST);
    }
}
