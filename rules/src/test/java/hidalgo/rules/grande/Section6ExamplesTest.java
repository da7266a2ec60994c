package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static hidalgo.rules.grande.Scene.each;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Section 6: the worked examples.
 *
 * <table>
 * <caption>Tests for the examples in the rule book</caption>
 * <tr><td>the King in Galicia, in Castilla la Nueva<td>{@link #eg6_placing}
 * <tr><td>ties 4-4-4-3 and 4-3-2-2<td>{@link #eg6_threeTied}, {@link #eg6_tiedForThird}
 * <tr><td>scoreboards 4/0/0 and 8/4/0<td>{@link #eg6_scoreboard}
 * <tr><td>placeTwo: one near the King, two elsewhere<td>{@link Section4PlaceTwoTest#eg4_2_placeTwoAndHalf}
 * <tr><td>regions of 4, of 5, of 6 and 7<td>{@link Section4ScoringCardsTest}
 * <tr><td>10 caballeros: 2 at home, 1 on the track, 7 in court<td>{@link Section2SetupAndCourseTest#eg2_1_start}
 * <tr><td>the short game<td>{@link Section2SetupAndCourseTest#eg2_2_short}
 * </table>
 */
class Section6ExamplesTest {
    @ParameterizedTest
    @CsvSource({"Gal, Old Bas Cas", "New, Old Sev Gra Val Ara Cas"})
    @DisplayName("EG-3.4 where caballeros are placed with the King in Galicia and in Castilla la Nueva")
    void eg6_placing(String king, String places) {
        Scene scene = Scene.of(2).king(king).homes("Cat Sev").cards(2, 1).plays(RED, "card 3");

        assertThat(scene).listsOf("place", RED, each("place *", places));
    }

    @Test
    @DisplayName("EG-5.1 4-4-4-3 in 5/3/1 gets 3, 3, 3, 1")
    void eg6_threeTied() {
        Scene scene = Scene.of(4).homes("Sev Cat Gra Val").gathers("Bas", 4, 4, 4, 3);

        assertThat(scene).wouldScore("Bas", 3, 3, 3, 1);
    }

    @Test
    @DisplayName("EG-5.1 4-3-2-2 in 6/4/2 gets 6, 4, 0, 0")
    void eg6_tiedForThird() {
        Scene scene = Scene.of(4).homes("Sev Cat Gra Val").gathers("Old", 4, 3, 2, 2);

        assertThat(scene).wouldScore("Old", 6, 4, 0, 0);
    }

    @ParameterizedTest
    @CsvSource({"low, true, false", "high, false, false", "none, false, true"})
    @DisplayName("EG-4.7 a scoreboard 4/0/0 on Castilla la Vieja makes it a 4-region; 8/4/0 neither 4, 5, 6 nor 7")
    void eg6_scoreboard(String scoreboard, boolean four, boolean six) {
        String[] cards = {"scoreFours", "scoreFives", "scoreSixesSevens"};
        boolean[] scored = {four, false, six};
        for (int i = 0; i < cards.length; i++) {
            Scene scene = Scene.of(3)
                    .homes("Ara Val Old")
                    .onTop("scoreboard", cards[i])
                    .cards(3, 2, 1);
            scene.announces(RED, "scoreboard")
                    .takesTurn(
                            RED,
                            "board " + scoreboard.replace("none", "low") + " "
                                    + (scoreboard.equals("none") ? "Cas" : "Old"));
            scene.announces(BLUE, cards[i]);

            assertThat(scene.position().total(YELLOW) > 0).as(cards[i]).isEqualTo(scored[i]);
        }
    }
}
