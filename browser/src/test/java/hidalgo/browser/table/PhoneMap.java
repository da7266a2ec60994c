package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroPlayer;
import hidalgo.browser.driver.GrandePlan;
import hidalgo.browser.driver.GrandePlayer;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A phone's map stays where it is, and as large as it is, through a whole round: bids, other turns, one's own, questions; in El
 * Grande also when disks are set and turned, and in scorings.
 */
abstract class PhoneMap extends BrowserTest {
    private static final StoredGame CABALLERO = StoredGame.of("examples/el-caballero-6");
    private static final StoredGame GRANDE = StoredGame.of("examples/el-grande-5");
    private static final StoredGame LARGE = StoredGame.of("el-caballero/16-4-expanded-plain");
    private static final int ROUND = 2;
    /** It ends with disks for the Castillo, and with a general scoring. */
    private static final int SCORED_ROUND = 3;
    /** A turn in which the supply is taken and the area tile owed. */
    private static final int TURN = 118;

    private static final int LONGER_THAN_A_GLIDE = 600;

    private final int width;
    private final int height;

    PhoneMap(int width, int height) {
        this.width = width;
        this.height = height;
    }

    @Test
    @Tag("matrix")
    @DisplayName("El Caballero: the map keeps its place and size through a round")
    void caballero() {
        keepsItsBox(
                CABALLERO,
                ROUND,
                "bid turn",
                (ana, finger) -> new CaballeroPlayer(ana, finger, 2, 3).playTo(ROUND + 1));
    }

    @Test
    @DisplayName("El Caballero: a map that is larger than the window stays where it is, whatever is to be chosen")
    void caballeroChoices() {
        Person ana = onPhone("Ana").inWindow(width, height);
        sit(ana, LARGE, TURN);
        ana.waitForScreen("turn");
        ana.table().startTurn();
        List<Double> before = pieceBox(ana);
        for (String key : List.of("C", "B", "K", "M", "T", "G", "D")) {
            Locator action = ana.table().action(key);
            if (!"true".equals(action.getAttribute("aria-disabled"))) {
                action.click();
                ana.page().waitForTimeout(LONGER_THAN_A_GLIDE);
                // Browsers round a transformed box differently from one layout to the next, by less than a tenth of a
                // pixel.
                assertThat(pieceBox(ana))
                        .as("with the action %s", key)
                        .usingElementComparator(
                                (one, other) -> Math.abs(one - other) < 0.5 ? 0 : Double.compare(one, other))
                        .isEqualTo(before);
            }
        }
    }

    /** Where a piece is on the screen, once it has stopped moving. */
    private static List<Double> pieceBox(Person person) {
        List<?> box = (List<?>) person.page().evaluate("""
                async () => {
                  let box;
                  for (let last = '', still = 0; still < 40; ) {
                    await new Promise(requestAnimationFrame);
                    const { x, y, width, height } = probe.one('[data-map] [data-mark=piece]').getBoundingClientRect();
                    box = [x, y, width, height];
                    still = String(box) === last ? still + 1 : 0;
                    last = String(box);
                  }
                  return box;
                }""");
        return box.stream().map(number -> ((Number) number).doubleValue()).toList();
    }

    @Test
    @DisplayName("El Grande: the map keeps its place and size through a round")
    void grande() {
        keepsItsBox(
                GRANDE,
                SCORED_ROUND,
                "bid turn secret reveal show",
                (ana, finger) -> new GrandePlayer(ana, finger, GrandePlan.none(), 3).playTo(SCORED_ROUND + 1));
    }

    private void keepsItsBox(StoredGame game, int round, String screens, BiConsumer<Person, Finger> play) {
        Person ana = onPhone("Ana").inWindow(width, height);
        sit(ana, game, game.round(round));
        ana.waitForScreen("bid");
        ana.page().evaluate("""
                screens => {
                  window.boxes = new Set();
                  window.screens = new Set();
                  const look = () => {
                    const screen = probe.all('[data-screen]')[0]?.dataset.screen;
                    const box = probe.all('[data-map]')[0]?.getBoundingClientRect();
                    if (screens.split(' ').includes(screen) && box?.height > 0) {
                      window.screens.add(screen);
                      const land = probe.one('[data-map] svg [data-place]')?.getBoundingClientRect();
                      boxes.add([box.top, box.height, land?.top ?? 0, land?.width ?? 0].map(Math.round).join(' '));
                    }
                    requestAnimationFrame(look);
                  };
                  look();
                }""", screens);
        play.accept(ana, Finger.touch(ana.page()));
        assertThat((String) ana.page().evaluate("[...screens].sort().join(' ')"))
                .as("the screens that were there")
                .isEqualTo(Stream.of(screens.split(" ")).sorted().collect(Collectors.joining(" ")));
        assertThat((List<?>) ana.page().evaluate("[...boxes]")).hasSize(1);
    }
}
