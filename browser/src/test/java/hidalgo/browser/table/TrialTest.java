package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.GrandeBoard;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Moves that a player only tries: the server learns nothing of them until they are played. */
class TrialTest extends BrowserTest {
    private static final StoredGame CABALLERO = StoredGame.of("examples/el-caballero-6");
    private static final StoredGame GRANDE = StoredGame.of("el-grande/20-5-plain");

    @Test
    @DisplayName("In El Caballero moves are tried, taken back and discarded, and then played together")
    void caballero() {
        Person ana = person("Ana");
        sit(ana, CABALLERO, CABALLERO.next(60, "supply"));
        ana.waitForScreen("turn");
        ana.foresees();
        Locator taken = ana.page().locator("main button[aria-keyshortcuts=S][aria-disabled=true]");
        String before = moves(ana);

        begin(ana);
        ana.table().action("S").click();
        taken.waitFor();
        ana.sees("1 move tried");
        assertThat(moves(ana)).as("moves at the server").isEqualTo(before);
        ana.labelled("whatIf.discard").click();
        ana.page()
                .locator("main button[aria-keyshortcuts=S][aria-disabled=false]")
                .waitFor();
        assertThat(moves(ana)).isEqualTo(before);

        begin(ana);
        ana.table().action("S").click();
        ana.sees("1 move tried");
        ana.moves(() -> ana.labelled("whatIf.commit").click());
        taken.waitFor();
        assertThat(moves(ana)).isNotEqualTo(before);
    }

    @Test
    @DisplayName("In El Grande a tried caballero stands on the map, and discarding takes it back")
    void grande() {
        Person ana = person("Ana");
        sit(ana, GRANDE, GRANDE.next(GRANDE.lastBid(60), "place"));
        ana.waitForScreen("turn");
        ana.foresees();
        String before = moves(ana);
        begin(ana);
        GrandeBoard board = new GrandeBoard(ana);
        Spot spot = board.targets().getFirst();
        ana.page().mouse().click(spot.x(), spot.y());
        ana.table().confirm().click();
        ana.sees("1 move tried");
        assertThat(board.placed()).isPositive();
        ana.labelled("whatIf.discard").click();
        ana.page().evaluate("probe.still()");
        assertThat(board.placed()).isZero();
        assertThat(moves(ana)).isEqualTo(before);
    }

    private static void begin(Person person) {
        person.labelled("whatIf.start").click();
        person.sees(person.text("whatIf.title"));
    }

    /** How many moves the server knows. */
    private String moves(Person person) {
        String id = person.page().url().replaceFirst(".*/", "");
        return server().get(person.context(), "api/tables/" + id).replaceFirst("(?s).*?\"moves\":(\\d+).*", "$1");
    }
}
