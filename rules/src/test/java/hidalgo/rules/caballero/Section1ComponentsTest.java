package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.cab;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.caballero.checker.Checker;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 1: components. */
class Section1ComponentsTest {
    @Test
    @DisplayName("EC-1.1 only the four sides of a cell matter, never diagonals")
    void ec1_1_sidesOnly() {
        Scene scene = Scene.basic(2).on("LLLL", "LLLL").cards(2, 1);

        assertThat(scene).allows(RED, "cab 0,-1 1", "cab 1,0 1", "cab 0,1 1", "cab -1,0 1");
        assertThat(scene).allows(RED, "area LLLL 0,-1", "area LLLL 1,0", "area LLLL 0,1", "area LLLL -1,0");
        for (String corner : new String[] {"1,1", "1,-1", "-1,1", "-1,-1"}) {
            String reason = "the cell " + corner + " borders no area tile";
            assertThat(scene).refuses(RED, "cab " + corner + " 1").because("EC-3.9", reason);
            assertThat(scene).refuses(RED, "area LLLL " + corner).because("EC-3.4", reason);
        }
    }

    @Test
    @DisplayName("EC-1.1 a cell holds one tile at most")
    void ec1_1_oneTileACell() {
        Scene scene = Scene.basic(2).on("LLLL", "LLLL").cards(2, 1).plays(RED, cab("1,0", "W", 1));

        assertThat(scene).refuses(RED, "cab 0,0 1").because("EC-3.9", "the cell 0,0 is not empty");
        assertThat(scene).refuses(RED, "cab 1,0 1").because("EC-3.9", "the cell 1,0 is not empty");
        assertThat(scene).refuses(RED, "area LLLL 0,0").because("EC-3.4", "the cell 0,0 is not empty");
        assertThat(scene).refuses(RED, "area LLLL 1,0").because("EC-3.4", "the cell 1,0 is not empty");
    }

    @ParameterizedTest
    @CsvSource({
        "WWWW, 0, 1",
        "LWWW, 1, 1",
        "LLWW, 1, 1",
        "LLLW, 1, 1",
        "LLLL, 1, 0",
        "LWLW, 1, 2",
        "WLWL, 1, 2",
    })
    @DisplayName("EC-1.2 all land of a tile is one, all water too, but a bridge parts two waters")
    void ec1_2_pieces(String start, int lands, int waters) {
        Survey survey = Scene.basic(2).on(start).survey();

        assertThat(survey.regions().stream().filter(Checker.Region::land)).hasSize(lands);
        assertThat(survey.regions().stream().filter(region -> !region.land())).hasSize(waters);
        assertThat(survey.regions()).allMatch(region -> region.value() == 1);
    }

    @Test
    @DisplayName("EC-1.2 the two waters of a bridge are the sides opposite each other")
    void ec1_2_bridge() {
        Survey survey = Scene.basic(2).on("LWLW").survey();

        assertThat(survey.region("0,0 N").sides()).containsExactlyInAnyOrder("0,0 N", "0,0 S");
        assertThat(survey.region("0,0 E").sides()).containsExactly("0,0 E");
        assertThat(survey.region("0,0 W").sides()).containsExactly("0,0 W");
    }

    @ParameterizedTest
    @CsvSource({"false, 8", "true, 10"})
    @DisplayName("EC-1.3 each colour has 8 caballero tiles, 10 in the expanded game")
    void ec1_3_tiles(boolean expanded, int tiles) {
        Scene scene = expanded ? Scene.expanded(2) : Scene.basic(2);

        assertThat(scene).hasTilesOffMap(RED, tiles).hasTilesOffMap(BLUE, tiles);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1, 2, 3, 4", "2, 2, 3, 4, 1", "3, 3, 4, 1, 2", "4, 4, 1, 2, 3",
        "5, 5, 6, 7, 8", "6, 6, 7, 8, 5", "7, 7, 8, 5, 6", "8, 8, 5, 6, 7",
    })
    @DisplayName("EC-1.3 one face reads 1, 2, 3, 4 clockwise, the other 5, 6, 7, 8")
    void ec1_3_clockwise(int written, int north, int east, int south, int west) {
        assertThat(placed("0,1", written)).hasStrengths("0,0 S", north, 0);
        assertThat(placed("-1,0", written)).hasStrengths("0,0 W", east, 0);
        assertThat(placed("0,-1", written)).hasStrengths("0,0 N", south, 0);
        assertThat(placed("1,0", written)).hasStrengths("0,0 E", west, 0);
    }

    private static Scene placed(String cell, int north) {
        return Scene.basic(2).on("LLLL").cards(2, 1).plays(RED, "supply", "cab " + cell + " " + north);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 7", "2, 6", "3, 6", "4, 5", "5, 5", "6, 4", "7, 4", "8, 3", "9, 3", "10, 2", "11, 2", "12, 1", "13, 0",
    })
    @DisplayName("EC-1.4 the power cards bring 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1 and 0 caballeros")
    void ec1_4_caballeros(int card, int caballeros) {
        Scene scene = Scene.basic(2).on("LLLL").cards(card, card == 13 ? 12 : 13);
        if (card < 13) {
            scene.plays(BLUE, "end");
        }

        assertThat(scene.plays(RED, "supply")).hasCourt(RED, 5 + caballeros);
    }

    @Test
    @DisplayName("EC-1.5 the common stock has 12 ships and castillos, 16 in the expanded game")
    void ec1_5_commonStock() {
        assertThat(Scene.basic(4)).hasStock(12, 12);
        assertThat(Scene.expanded(2)).hasStock(16, 16);
    }

    @Test
    @DisplayName("EC-1.6 only the expanded game has a grande and 5 governors for each player")
    void ec1_6_expandedOnly() {
        Scene scene = Scene.basic(2).on("LLLL").cards(2, 1).plays(RED, cab("1,0", "W", 1));
        String reason = "grandes and governors belong to the expanded game";

        assertThat(scene.survey().governors(RED)).isZero();
        assertThat(scene).refusesAll(RED, "EC-5.1", reason, "grande 1,0", "governor 0,0 N", "cab 0,1 1 grande");
        for (int seat = 0; seat < 3; seat++) {
            assertThat(Scene.expanded(3).survey().governors(seat)).isEqualTo(5);
            assertThat(Scene.expanded(3).survey().isGrandeInCourt(seat)).isTrue();
        }
    }
}
