package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.GrandeBoard;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The secret disk shows its effects. */
class GrandeDiskTest extends BrowserTest {
    private static final StoredGame GAME = StoredGame.of("el-grande/19-5-plain");
    /** The last choice before a general scoring: where the caballeros of the Castillo go. */
    private static final int PLY = GAME.length() - 3;

    @Test
    @DisplayName("EG-5.4: the disk counts caballeros that leave the Castillo, and warns that others may move too")
    void ridersCount() {
        Person ana = person("Ana");
        sit(ana, GAME, PLY);
        ana.waitForScreen("secret");
        GrandeBoard board = new GrandeBoard(ana);
        board.secret().getByText("in the Castillo go").waitFor();
        board.sectors().first().click();
        board.secret().getByText("If no other player moves:").waitFor();
        assertThat(board.secret().innerText()).containsPattern("\\d → \\d");
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "07-3-plain | 124 | All your caballeros there return to your province\\.",
                "08-3-plain | 123 | Your caballeros in País Vasco go there\\. If you choose the King’s region, they"
                        + " return to your court\\."
            })
    @DisplayName("EG-4.6, EG-4.10: the disk shows its prompt")
    void asks(String game, int ply, String question) {
        Person ana = person("Ana");
        sit(ana, StoredGame.of("el-grande/" + game), ply);
        ana.waitForScreen("secret");
        assertThat(new GrandeBoard(ana).secret().locator("h2 + p").innerText()).matches(question);
    }

    @Test
    @DisplayName("EG-4.6: a sector of the disk that can't be chosen says why")
    void barred() {
        Person ana = person("Ana");
        sit(ana, StoredGame.of("el-grande/07-3-plain"), 124);
        ana.waitForScreen("secret");
        Locator barred = new GrandeBoard(ana)
                .secret()
                .locator("[role=radio][aria-disabled=true]")
                .first();
        barred.click(new Locator.ClickOptions().setForce(true));
        ana.table().whyNot().waitFor();
        assertThat(ana.table().whyNot().innerText()).contains("EG-");
    }

    @Test
    @DisplayName("EG-4.6, EG-4.16: the log shows the losses of a secret choice with the player who made it")
    void lossesInTheLog() {
        Person ana = person("Ana");
        // Two players have chosen where they lose all their caballeros.
        sit(ana, StoredGame.of("el-grande/07-3-plain"), 126);
        ana.waitForScreen("turn");
        List<String> turns = ana.table().logList().locator("> li").allTextContents().stream()
                .filter(turn -> turn.contains("back to the province"))
                .limit(2)
                .toList();
        assertThat(turns).hasSize(2).allMatch(turn -> turn.matches("(\\p{L}+)card \\d+.*Chose .*\\d of \\1’s back.*"));
        assertThat(turns).noneMatch(turn -> turn.matches(".*’s back.*’s back.*"));
    }
}
