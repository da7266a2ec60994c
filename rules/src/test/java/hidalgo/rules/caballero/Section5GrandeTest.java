package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.cab;
import static hidalgo.rules.caballero.Scene.raise;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 5: the grande (EC-5.5 to EC-5.7). */
class Section5GrandeTest {
    private static final String MOVED = "you have already moved your grande this turn";

    /** The cell 1,0 borders land in the north and in the west, of one region; Red, to move, has 8 caballeros. */
    private static Scene corner(String tieTest) {
        Scene scene = Scene.expanded(2).with("tieTest", tieTest).on("LLLW", "LLLW", "LLLL", "LLLL", "LLLL");
        return scene.cards(9, 1).plays(RED, "supply", "area LLLW 0,-1", "area LLLL 1,-1");
    }

    private static Scene corner() {
        return corner("sum");
    }

    @Test
    @DisplayName("EC-5.5 the grande stands on an own caballero tile, for 2 from the court")
    void ec5_5_place() {
        Scene scene = corner().plays(RED, cab("0,1", "N", 3), "grande 0,1");
        assertThat(scene).hasCourt(RED, 8 - 3 - 2);
        assertThat(scene.survey().isGrandeInCourt(RED)).isFalse();

        assertThat(scene).refuses(RED, "grande 0,1").because("EC-5.5", "your grande stands there already");
        assertThat(scene).refuses(RED, "grande 1,0").because("EC-5.5", "there is no caballero tile at 1,0");
        assertThat(scene.plays(RED, "end"))
                .refuses(BLUE, "grande 0,1")
                .because("EC-5.5", "the caballero tile at 0,1 belongs to Red");
    }

    @Test
    @DisplayName("EC-5.5 a tile with the grande can't be evicted, and all its land-facing sides count")
    void ec5_5_stays() {
        Scene scene = Scene.expanded(2).on("LLLW", "LLLW", "LLLL").cards(9, 1);
        scene.plays(RED, "supply", cab("1,0", "W", 3), "grande 1,0", "area LLLW 0,-1", "area LLLL 1,-1");

        assertThat(scene).hasTilesAt("1,0").hasStrengths("0,0 E", 3 + 4, 0);
    }

    @Test
    @DisplayName("EC-5.5 each side counts for the region it faces")
    void ec5_5_twoRegions() {
        Scene scene = Scene.expanded(2).on("LLLW", "LWWW", "LWWW").cards(9, 1);
        scene.plays(RED, "supply", cab("1,0", "W", 3), "grande 1,0", "area WWLW 0,-1", "area WWLW 1,-1");

        assertThat(scene)
                .hasStrengths("0,0 E", 3, 0)
                .hasStrengths("1,-1 S", 4, 0)
                .wouldScore(4 + 2, 0);
    }

    @Test
    @DisplayName("EC-5.5 it can't be raised; ships and a castillo may stand on it")
    void ec5_5_raise() {
        Scene scene = Scene.expanded(2).on("LLLW", "LWWW", "WWWW").cards(9, 1);
        scene.plays(RED, "supply", "area WWLW 0,-1", "area WWWW 1,-1", cab("1,0", "W", 1), "grande 1,0");

        assertThat(scene)
                .refuses(RED, raise("1,0", "W", 4))
                .because("EC-5.5", "a tile with a grande on it can’t be raised");
        assertThat(scene.plays(RED, "ship 1,0 N", "castillo 1,0")).hasStock(15, 15);
    }

    @Test
    @DisplayName("EC-3.0 the grande is moved once a turn, for 1")
    void ec3_0_grandeOnce() {
        Scene scene = corner().plays(RED, cab("0,1", "N", 1), cab("0,-2", "S", 1), "grande 0,1", "grande 0,-2");
        assertThat(scene).hasCourt(RED, 8 - 1 - 1 - 2 - 1);

        assertThat(scene).refuses(RED, "grande 0,1").because("EC-3.0", MOVED);
        scene.passes(RED).passes(BLUE).cards(3, 2);
        assertThat(scene).allows(RED, "grande 0,1");
    }

    @Test
    @DisplayName("EC-5.6 a tile touches two land sides only with the grande in the same move")
    void ec5_6_needed() {
        Scene scene = corner();

        assertThat(scene)
                .refuses(RED, "cab 1,0 2")
                .because(
                        "EC-5.6",
                        "the tile would border land on 2 sides, which is allowed only with your grande on it");
        assertThat(scene).allows(RED, "cab 1,0 2 grande");
        assertThat(scene)
                .refuses(RED, cab("0,1", "N", 1) + " grande")
                .because(
                        "EC-5.6",
                        "you can place the grande together with a tile only if the tile borders land on two or more"
                                + " sides; place the tile first, then the grande");
        assertThat(scene)
                .refuses(RED, "cab -1,0 1 grande")
                .because(
                        "EC-5.6",
                        "you can place the grande together with a tile only if the tile borders land on two or more"
                                + " sides; place the tile first, then the grande");
    }

    @ParameterizedTest
    @CsvSource({"1, 4, 5", "2, 2, 3", "3, 3, 5", "4, 4, 7", "6, 6, 11"})
    @DisplayName("EC-5.6 it costs the highest land-facing number, + 2 for the grande from the court")
    void ec5_6_fromCourt(int north, int highest, int strength) {
        Scene scene = corner().plays(RED, "cab 1,0 " + north + " grande");

        assertThat(scene).hasCourt(RED, 8 - highest - 2).hasStrengths("0,0 E", strength, 0);
        assertThat(scene.survey().isGrandeInCourt(RED)).isFalse();
    }

    @Test
    @DisplayName("EC-5.6 the price must be in court")
    void ec5_6_tooDear() {
        assertThat(corner()).refuses(RED, "cab 1,0 7 grande").because("EC-3.3", "this costs 9, and your court holds 8");
        assertThat(corner())
                .refuses(RED, "cab 1,0 5 grande")
                .because("EC-3.3", "this costs 10, and your court holds 8");
    }

    @Test
    @DisplayName("EC-5.6 or + 1 if the grande is moved, and that is the turn's one move")
    void ec5_6_moved() {
        Scene scene = corner().plays(RED, cab("0,1", "N", 1), "grande 0,1", "cab 1,0 2 grande");

        assertThat(scene).hasCourt(RED, 8 - 1 - 2 - 2 - 1).hasTilesAt("0,1", "1,0");
        assertThat(scene).refuses(RED, "grande 0,1").because("EC-3.0", MOVED);
    }

    @Test
    @DisplayName("EC-5.6 after the turn's one move the grande can't come along")
    void ec5_6_movedBefore() {
        Scene scene = corner().plays(RED, cab("0,1", "N", 1), cab("0,-2", "S", 1), "grande 0,1")
                .passes(RED);
        scene.passes(BLUE).cards(3, 2).plays(RED, "supply", "grande 0,-2");

        assertThat(scene).refuses(RED, "cab 1,0 2 grande").because("EC-3.0", MOVED);
    }

    /** Red's grande stands on a castillo tile at 1,0 with 1 and 2 facing land; 1,-2 borders two land sides too. */
    private static Scene secondCorner(String tieTest) {
        Scene scene = corner(tieTest).plays(RED, "cab 1,0 2 grande", "castillo 1,0", "end");
        scene.plays(BLUE, cab("2,-1", "W", 5)).passes(BLUE);
        return scene.cards(10, 2).plays(RED, "area LLLL 0,-2");
    }

    @Test
    @DisplayName("EC-5.6 all is paid first; then the tile that the grande left is evicted")
    void ec5_6_order() {
        Scene scene = secondCorner("sum");
        assertThat(scene).hasCourt(RED, 3).hasTilesAt("1,0", "2,-1");
        assertThat(scene).refuses(RED, "cab 1,-2 4 grande").because("EC-3.3", "this costs 4, and your court holds 3");
        scene.plays(RED, "cab 1,-2 3 grande");

        // pays 2 + 1, the castillo brings 2 back
        assertThat(scene)
                .hasTilesAt("1,-2", "2,-1")
                .hasCourt(RED, 2)
                .hasStock(16, 16)
                .hasStrengths("0,0 E", 3, 5);
    }

    @Test
    @DisplayName("EC-5.6 ties are tested after the whole move")
    void ec5_6_ties() {
        Scene scene = secondCorner("each").plays(RED, "supply");

        // in the south and west of 1,-2: 4 + 1, 1 + 2 and 2 + 3; the 1 + 2 of the tile that goes no longer count
        String tie = "your total in this region would be 5, the same as Blue’s";
        assertThat(scene).refuses(RED, "cab 1,-2 2 grande").because("EC-3.13", tie);
        assertThat(scene).refuses(RED, "cab 1,-2 4 grande").because("EC-3.13", tie);
        assertThat(scene).allows(RED, "cab 1,-2 1 grande", "cab 1,-2 3 grande");
    }

    @Test
    @DisplayName("EC-3.13 a place with the grande may be the first half of a pair, or the second")
    void ec3_13_grandePair() {
        Scene scene = secondCorner("sum").plays(RED, "supply", "cab 1,-2 4 grande");
        assertThat(scene).hasStrengths("0,0 E", 5, 5);
        assertThat(scene)
                .refuses(RED, "end")
                .because(
                        "EC-3.13",
                        "your tie must be broken first, by placing or raising a second tile in the same region");
        assertThat(scene.plays(RED, cab("0,1", "N", 1)))
                .hasStrengths("0,0 E", 6, 5)
                .allows(RED, "end");

        Scene second =
                corner("sum").plays(RED, "end").plays(BLUE, cab("2,-1", "W", 5)).passes(BLUE);
        second.cards(2, 3).passes(BLUE).plays(RED, "supply", cab("0,1", "N", 5), "cab 1,0 2 grande");
        assertThat(second).hasStrengths("0,0 E", 8, 5).allows(RED, "area LLLL 0,-2");
    }

    @Test
    @DisplayName("EC-5.7 a tile that the grande leaves goes if it borders two land sides")
    void ec5_7_leaving() {
        Scene scene = corner().plays(RED, "cab 1,0 2 grande", cab("0,1", "N", 1), "grande 0,1");
        assertThat(scene).hasTilesAt("0,1").hasTilesOffMap(RED, 9).hasCourt(RED, 8 - 4 - 1 - 1);
        assertThat(scene).hasStrengths("0,0 E", 1, 0);

        Scene castillo = corner().plays(RED, "cab 1,0 2 grande", cab("0,1", "N", 1), "castillo 1,0", "grande 0,1");
        assertThat(castillo)
                .hasTilesAt("0,1")
                .hasCourt(RED, 8 - 4 - 1 - 1 - 1 + 2)
                .hasStock(16, 16);
    }

    @Test
    @DisplayName("EC-5.7 a tile that the grande leaves stays if it borders one land side or none")
    void ec5_7_stays() {
        Scene scene = corner().plays(RED, "cab -1,0 1", "grande -1,0", cab("0,1", "N", 1), "grande 0,1");

        assertThat(scene).hasTilesAt("-1,0", "0,1");
    }

    @ParameterizedTest
    @CsvSource({"false, 0, 16", "true, 1, 15"})
    @DisplayName("EC-5.7 ships on a tile that the grande leaves go to the stock, with a castillo to the court")
    void ec5_7_ships(boolean castillo, int inCourt, int inStock) {
        Scene scene = Scene.expanded(2).on("LLLW", "LLLW", "LLWW").cards(9, 1);
        scene.plays(RED, "supply", "area LLLW 0,-1", "area WWLL 1,-1", "end");
        scene.plays(BLUE, "area WWWW 2,-1", "end").cards(2, 3).plays(BLUE, "area WWWW 2,0", "end");
        scene.plays(RED, "supply", "cab 1,0 2 grande", "ship 1,0 E", cab("0,1", "N", 1));
        if (castillo) {
            scene.plays(RED, "castillo 1,0");
        }
        assertThat(scene.plays(RED, "grande 0,1"))
                .hasTilesAt("0,1")
                .hasShipsInCourt(RED, inCourt)
                .hasStock(inStock, 16);
    }
}
