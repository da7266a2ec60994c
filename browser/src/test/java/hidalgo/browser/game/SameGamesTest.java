package hidalgo.browser.game;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.offline.Proof;
import hidalgo.rules.Games;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The worker that plays without a server is compiled from Java: in the browser, everything must come out as it does here. */
@Tag("slow")
class SameGamesTest extends BrowserTest {
    private static final int SEED = 7;

    private Person ana;

    @BeforeEach
    void open() {
        ana = person("Ana").open(server().at("rules"));
    }

    private Object ask(String path) {
        return ana.page().evaluate("path => device.ask(path)", path);
    }

    @Test
    @DisplayName("The signatures of the rules are the same in the browser")
    void signatures() {
        assertThat(ask("proof/signatures")).isEqualTo(Proof.signatures());
    }

    @Test
    @DisplayName("Seeds of new and of older tables deal the same games in the browser")
    void deals() {
        assertThat(ask("proof/deals")).isEqualTo(Proof.deals());
    }

    @Test
    @DisplayName("Whole games of squires are the same to the move in the browser")
    void squires() {
        assertSame(List.of("squire:teresa", "squire", "random"));
    }

    @Test
    @DisplayName("Whole games with a knight that counts its iterations are the same to the move in the browser")
    void knights() {
        assertSame(List.of("knight:iterations=12", "squire"));
    }

    @Test
    @Tag("matrix")
    @DisplayName("The bots of the deal of the day play the same moves in the browser")
    void dealOfTheDay() {
        for (String game : Games.names()) {
            assertThat(ask("proof/daily/" + game)).as(game).isEqualTo(Proof.dealOfTheDay(game));
        }
    }

    private void assertSame(List<String> bots) {
        for (String game : Games.names()) {
            assertThat(ask("proof/" + game + "/" + String.join("+", bots) + "?seed=" + SEED))
                    .as(game)
                    .isEqualTo(Proof.game(game, bots, SEED));
        }
    }
}
