package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What holds for the maps of all games. */
class MapTest extends BrowserTest {
    /** Late in a game, when there is much on the map. */
    private static final int LATE = 150;

    @Test
    @DisplayName("Nothing scrolls the map away: what is pressed is what is shown")
    void mapsDoNotScroll() {
        for (StoredGame game :
                List.of(StoredGame.of("examples/el-caballero-6"), StoredGame.of("examples/el-grande-5"))) {
            Person ana = person("Ana");
            sit(ana, game, LATE);
            ana.table().drawing().waitFor();
            assertThat(ana.page()
                            .evaluate("const map = probe.one('[data-map]'); map.scrollTo(40, 40);"
                                    + " [map.scrollLeft, map.scrollTop]"))
                    .as(game.file().toString())
                    .isEqualTo(List.of(0, 0));
        }
    }
}
