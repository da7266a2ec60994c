package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.GrandeBoard;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The secret disk says what it leads to. */
class GrandeDiskTest extends BrowserTest {
    private static final StoredGame GAME = StoredGame.of("el-grande/19-5-plain");
    /** The last choice before a general scoring: where the caballeros of the Castillo go. */
    private static final int PLY = GAME.length() - 3;

    @Test
    @DisplayName("EG-5.4: the disk counts those who ride from the Castillo, and says that others may move too")
    void ridersCount() {
        Person ana = person("Ana");
        sit(ana, GAME, PLY);
        ana.waitForScreen("secret");
        GrandeBoard board = new GrandeBoard(ana);
        board.secret().getByText("in the Castillo go").waitFor();
        board.sectors().first().click();
        board.secret().getByText("If nobody else moves:").waitFor();
        assertThat(board.secret().innerText()).containsPattern("\\d → \\d");
    }
}
