package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.YELLOW;
import static hidalgo.rules.caballero.Scene.cab;
import static hidalgo.rules.caballero.Scene.raise;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Section 6: the worked examples.
 *
 * <table>
 * <caption>Tests for the examples in the rule books</caption>
 * <tr><td>courts of 5, 3 and 13<td>{@link Section2SetupAndCourseTest#ec2_1_start}, {@link #twoOnLand},
 *     {@link #courtOfThirteen}
 * <tr><td>two joined tiles are one region<td>{@link #twoTilesOneRegion}
 * <tr><td>a 2 on land<td>{@link #twoOnLand}
 * <tr><td>a 4 beside land and water, and two answers to it<td>{@link #fourBesideWater}, {@link #firstAgain}
 * <tr><td>rivals at 2 and 4<td>{@link #rivalsAtTwoAndFour}, {@link #ranksBesideRivals}
 * <tr><td>a 4 and a 1 make 5<td>{@link #fourAndOne}
 * <tr><td>a tile on water only is touched by land<td>{@link #waterOnlyTileJoins}
 * <tr><td>an evicted 4 is lost<td>{@link #evictedTileIsPlacedAgain}
 * <tr><td>2 land tiles and a ship on 4 water tiles<td>{@link #landAndFourWaters}
 * <tr><td>take back and evict<td>{@link #takeBackAndEvictOneOpponent}, {@link #takeBackAndEvict}
 * <tr><td>take back and grow<td>{@link #takeBackAndGrow}
 * <tr><td>scoring, all six regions<td>{@link #allSixRegions}
 * <tr><td>scoring, region by region<td>{@link #fiveTilesAndGold}, {@link #fiveTilesAndGoldForTwo},
 *     {@link #oneTileAndGold}, {@link #oneTile}, {@link #waterAndFish}, {@link #threeWatersAndFish}
 * <tr><td>governors<td>{@link #governorOnLand}, {@link #governorOnWater}
 * <tr><td>a grande tile in two regions<td>{@link #grandeInTwoRegions}, {@link #grandeLeavesThreeSides}
 * <tr><td>16 against 15<td>{@link #sixteenAgainstFifteen}
 * <tr><td>table of actions<td>{@link Section3LimitsTest}, {@link Section5GrandeTest#ec3_0_grandeOnce}
 * </table>
 */
class Section6ExamplesTest {
    @Test
    @DisplayName("EC-4.1 the second area tile makes one region of 2 tiles")
    void twoTilesOneRegion() {
        Scene scene = Scene.basic(2).on("LLLW", "LLLL").cards(2, 1).plays(RED, "area LLLL 1,0");

        assertThat(scene).hasValue("0,0 N", 2).hasValue("1,0 E", 2);
    }

    @Test
    @DisplayName("EC-3.10 a 2 on land leaves 3 of 5 caballeros in the court")
    void twoOnLand() {
        assertThat(two()).hasCourt(RED, 5 - 2).hasStrengths("0,0 N", 2, 0);
    }

    /** Red has a 2 on a land of two tiles; it is Blue's turn. */
    private static Scene two() {
        Scene scene = Scene.basic(2).on("LLLW", "LLLL", "LWWW").cards(2, 1);
        return scene.takesTurn(RED, "area LLLL 1,0", cab("0,-1", "S", 2));
    }

    @Test
    @DisplayName("EC-3.10 a 4 beside land and water costs 4")
    void fourBesideWater() {
        assertThat(twoAgainstFour()).hasCourt(BLUE, 5 - 4).hasValue("0,0 N", 3).hasStrengths("0,0 N", 2, 4);
    }

    /** Blue extended the land and has a 4 there against Red's 2; it is Red's turn. */
    private static Scene twoAgainstFour() {
        // the cell 1,1 has land in the north and water in the west
        Scene scene = two().takesTurn(BLUE, "area LWWW 0,1", cab("1,1", "N", 4));
        assertThat(scene.survey().region("0,1 E").land()).isFalse();
        return scene.cards(4, 3);
    }

    @Test
    @DisplayName("EC-3.12 against the 4, the 2 is first again as a 5 for 3 more, or with a 3 on a second tile")
    void firstAgain() {
        for (String move : List.of(raise("0,-1", "S", 5), cab("2,0", "W", 3))) {
            assertThat(twoAgainstFour().plays(RED, move))
                    .hasCourt(RED, 3 - 3)
                    .hasStrengths("0,0 N", 5, 4)
                    .wouldScore(6, 0);
        }
    }

    @Test
    @DisplayName("DE p. 6: land of 5 tiles + 1 gold, 7 : 1, brings 12 and 6")
    void fiveTilesAndGold() {
        Scene scene = Scene.basic(3).on("LLLW", "LLLLg", "LLLL", "LLLL", "LLLL").cards(9, 2, 1);
        scene.takesTurn(RED, "supply", "area LLLLg 1,0", "area LLLL 2,0", cab("0,-1", "S", 7));
        scene.takesTurn(BLUE, "area LLLL 3,0", cab("0,1", "N", 1)).plays(YELLOW, "area LLLL 4,0");

        assertThat(scene).hasValue("0,0 N", 6).hasStrengths("0,0 N", 7, 1, 0).wouldScore(12, 6, 0);
    }

    @Test
    @DisplayName("DE p. 6: with 2 players it brings 12 and 0")
    void fiveTilesAndGoldForTwo() {
        Scene scene = Scene.basic(2).on("LLLW", "LLLLg", "LLLL", "LLLL", "LLLL").cards(9, 1);
        scene.takesTurn(RED, "supply", "area LLLLg 1,0", "area LLLL 2,0", cab("0,-1", "S", 7));
        scene.takesTurn(BLUE, "area LLLL 3,0", cab("0,1", "N", 1)).cards(3, 2).plays(RED, "area LLLL 4,0");

        assertThat(scene).hasValue("0,0 N", 6).hasStrengths("0,0 N", 7, 1).wouldScore(12, 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    @DisplayName("DE p. 6: land of 1 tile + 1 gold, 3 : 2, brings 4 and 2, with 2 players 4 and 0")
    void oneTileAndGold(int players) {
        Scene scene =
                Scene.basic(players).on("WWWW", "LLWWg").cards(players == 2 ? new int[] {2, 1} : new int[] {3, 2, 1});
        scene.takesTurn(RED, "area WLLWg 1,0", cab("2,0", "W", 3)).plays(BLUE, cab("1,1", "N", 2));

        assertThat(scene).hasValue("1,0 E", 2);
        if (players == 2) {
            assertThat(scene).wouldScore(4, 0);
        } else {
            assertThat(scene).wouldScore(4, 2, 0);
        }
    }

    @Test
    @DisplayName("DE p. 6: land of 1 tile alone brings 2")
    void oneTile() {
        assertThat(Scene.basic(2).cards(2, 1).plays(RED, cab("1,0", "W", 1))).wouldScore(2, 0);
    }

    @Test
    @DisplayName("DE p. 6: water of 1 tile + fish brings 2 with one ship, 0 without")
    void waterAndFish() {
        Scene scene = Scene.basic(2).on("LLLL", "LLLWf").cards(2, 1).plays(RED, "area LWLLf 1,0", "cab 2,0 1");
        assertThat(scene).hasValue("1,0 E", 2).wouldScore(0, 0);

        assertThat(scene.plays(RED, "ship 2,0 W")).wouldScore(2, 0);
    }

    @Test
    @DisplayName("DE p. 6: water of 3 tiles + fish brings 4 with one ship")
    void threeWatersAndFish() {
        Scene scene = Scene.basic(2).on("WWWW", "WWWWf").cards(9, 1);
        scene.plays(RED, "area WWWWf -1,0", "area WWWW -2,0", "cab 0,-1 1", "ship 0,-1 S");

        assertThat(scene).wouldScore(4, 0);
    }

    /**
     * The map of the scoring example in round 4, before Blue's last pass: Red is the light colour, Blue the dark one.
     * All other turns add open sea to the water without ships.
     */
    private static Scene sixRegions(int players) {
        String[][] tilesByRound = {{"LLLLg", "LWWW"}, {"LLLW", "LLLL"}, {"WWWWf", "LLWWg"}, {"LLLWf"}};
        List<String> stack = new ArrayList<>();
        for (String[] tiles : tilesByRound) {
            stack.addAll(List.of(tiles));
            stack.addAll(Collections.nCopies(players - 2, "WWWW"));
        }
        Scene scene = Scene.basic(players).on("LLLW", stack.toArray(String[]::new));
        scene.cards(8, 7, 4, 3).takesTurn(RED, "supply", "area LLLLg 1,0", cab("1,1", "N", 7));
        scene.takesTurn(BLUE, "supply", "area LWWW -1,0", cab("-1,-1", "S", 1), cab("0,1", "N", 1));
        othersPass(scene, players);
        scene.cards(10, 6, 3, 4).takesTurn(RED, "supply", "area LLWL 2,0").takesTurn(BLUE, "area LLLL 3,0");
        othersPass(scene, players);
        scene.cards(11, 5, 2, 1).takesTurn(RED, "supply", "area WWWWf 2,1", "ship 1,1 E");
        scene.takesTurn(BLUE, "area WLLWg 2,2", cab("3,2", "W", 3));
        othersPass(scene, players);
        scene.cards(12, 4, 1, 2).takesTurn(RED, "area LWLLf 4,0", cab("2,3", "N", 2));
        return scene.plays(BLUE, "cab 5,0 1", "ship 5,0 W");
    }

    private static void othersPass(Scene scene, int players) {
        for (int i = 2; i < players; i++) {
            scene.passes(scene.position().mover());
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 16, 8", "3, 18, 14", "4, 18, 14"})
    @DisplayName("DE p. 6: all six regions on one map, scored after round 4")
    void allSixRegions(int players, int red, int blue) {
        Scene scene = sixRegions(players);
        assertThat(scene).hasValue("0,0 N", 6).hasValue("2,2 E", 2).hasValue("-1,0 N", 1);
        assertThat(scene).hasValue("4,0 E", 2).hasValue("2,0 S", 4);
        assertThat(scene.survey().regions()).hasSize(6);
        Integer[] points = Arrays.copyOf(new Integer[] {red, blue, 0, 0}, players);
        assertThat(scene).wouldScore(points).hasTotals(0, 0);

        othersPass(scene.passes(BLUE), players);

        assertThat(scene).hasTotals(points);
        assertThat(scene.position().isBidding()).isTrue();
    }

    /** Red has 2 and Blue 4 in the region of the starting tile; it is Yellow's turn. */
    private static Scene rivals(String tieTest) {
        Scene scene = Scene.basic(3).with("tieTest", tieTest).on("LLLW", "LLLL").cards(3, 2, 1);
        scene.takesTurn(RED, "area LLLL 1,0", cab("0,-1", "S", 2));
        return scene.plays(BLUE, cab("2,0", "W", 4)).passes(BLUE);
    }

    @Test
    @DisplayName("rivals at 2 and 4: a third player may not make his total 2 or 4")
    void rivalsAtTwoAndFour() {
        Scene scene = rivals("each");

        assertThat(scene)
                .refuses(YELLOW, cab("0,1", "N", 2))
                .because("EC-3.13", "your total in this region would be 2, the same as Red’s");
        assertThat(scene)
                .refuses(YELLOW, cab("0,1", "N", 4))
                .because("EC-3.13", "your total in this region would be 4, the same as Blue’s");
        Scene sum = rivals("sum").plays(YELLOW, cab("0,1", "N", 2));
        assertThat(sum)
                .refuses(YELLOW, "end")
                .because(
                        "EC-3.13",
                        "your tie must be broken first, by placing or raising a second tile in the same region");
    }

    @Test
    @DisplayName("rivals at 2 and 4: 5 ranks first, 1 third")
    void ranksBesideRivals() {
        assertThat(rivals("sum").plays(YELLOW, cab("0,1", "N", 5))).wouldScore(0, 2, 4);
        assertThat(rivals("sum").plays(YELLOW, cab("0,1", "N", 1))).wouldScore(2, 4, 0);
    }

    @Test
    @DisplayName("rivals at 2 and 4: a 4 and a 1 make 5, with tieTest each only in the order 1, 4")
    void fourAndOne() {
        assertThat(rivals("sum").plays(YELLOW, cab("0,1", "N", 4), cab("1,1", "N", 1)))
                .wouldScore(0, 2, 4);
        assertThat(rivals("sum").plays(YELLOW, cab("1,1", "N", 1), cab("0,1", "N", 4)))
                .wouldScore(0, 2, 4);
        assertThat(rivals("each").plays(YELLOW, cab("1,1", "N", 1), cab("0,1", "N", 4)))
                .wouldScore(0, 2, 4);
        assertThat(rivals("each"))
                .refuses(YELLOW, cab("0,1", "N", 4))
                .because("EC-3.13", "your total in this region would be 4, the same as Blue’s");
        assertThat(rivals("each").plays(YELLOW, cab("0,1", "N", 1), raise("0,1", "N", 5)))
                .wouldScore(0, 2, 4);
    }

    @Test
    @DisplayName("a water-only tile with its 4 later touched by land joins with 4 for free, even into a tie")
    void waterOnlyTileJoins() {
        Scene scene = Scene.basic(2).on("LWWW", "LLLW", "LLWW").cards(2, 1);
        scene.takesTurn(RED, "cab 1,0 4", "area LLLW 0,-1");
        scene.plays(BLUE, cab("0,-2", "S", 4), "area WWLL 1,-1");

        assertThat(scene)
                .hasStrengths("0,0 N", 4, 4)
                .hasCourt(RED, 4)
                .hasTilesAt("1,0", "0,-2")
                .allows(BLUE, "end");
    }

    @Test
    @DisplayName("DE p. 5: take back a 1, fill its cell with a three-land tile, both neighbours are evicted")
    void takeBackAndEvict() {
        Scene scene = Scene.basic(3).on("LLLL", "LLLL", "LLLL", "LLLL", "LLLW").cards(3, 2, 1);
        scene.takesTurn(RED, "area LLLL 1,0", cab("0,-1", "S", 1));
        scene.takesTurn(BLUE, "area LLLL -1,0", cab("-1,-1", "S", 3));
        scene.takesTurn(YELLOW, "area LLLL 2,0", cab("1,-1", "S", 5));
        scene.cards(6, 5, 4).plays(RED, "take 0,-1", "area WLLL 0,-1");

        assertThat(scene).hasTilesAt().hasTilesOffMap(BLUE, 8).hasTilesOffMap(YELLOW, 8);
        assertThat(scene).hasStrengths("0,0 N", 0, 0, 0).hasValue("0,0 N", 5);
    }

    @Test
    @DisplayName("DE p. 5: both neighbours may be tiles of one opponent")
    void takeBackAndEvictOneOpponent() {
        Scene scene = Scene.basic(2).on("LLLL", "LLLL", "LLLL", "LLLW").cards(2, 1);
        scene.takesTurn(RED, "area LLLL 1,0", cab("0,-1", "S", 1));
        scene.takesTurn(BLUE, "area LLLL -1,0", cab("-1,-1", "S", 3), cab("1,-1", "S", 2));
        scene.cards(4, 3).plays(RED, "take 0,-1", "area WLLL 0,-1");

        assertThat(scene).hasTilesAt().hasTilesOffMap(BLUE, 8).hasStrengths("0,0 N", 0, 0);
    }

    @Test
    @DisplayName("EC-3.2 a court of 13 is shown by an 8 and a 5")
    void courtOfThirteen() {
        Scene scene = Scene.basic(2).cards(2, 1);
        scene.plays(RED, "supply").passes(RED).passes(BLUE);
        scene.cards(11, 3).plays(RED, "supply");

        assertThat(scene).hasCourt(RED, 5 + 6 + 2).hasTilesOffMap(RED, 8);
    }

    @Test
    @DisplayName("EC-3.20 an evicted 4 is lost, and the tile may be placed again")
    void evictedTileIsPlacedAgain() {
        Scene scene = Scene.basic(2).on("LLLL", "LLLL", "LLLL").cards(2, 1);
        scene.takesTurn(RED, "supply", cab("1,0", "W", 4), "area LLLL 0,-1");
        assertThat(scene).hasCourt(RED, 5 + 6 - 4).hasTilesOffMap(RED, 7);
        scene.takesTurn(BLUE, "area LLLL 1,-1").cards(4, 3);
        assertThat(scene).hasTilesAt().hasCourt(RED, 7).hasTilesOffMap(RED, 8);

        assertThat(scene.plays(RED, cab("0,1", "N", 4)))
                .hasTilesAt("0,1")
                .hasCourt(RED, 3)
                .hasStrengths("0,0 S", 4, 0);
    }

    @Test
    @DisplayName("EC-4.4 a 3 on 2 land tiles and a ship on 4 water tiles bring 4 + 4")
    void landAndFourWaters() {
        Scene scene = Scene.basic(2).on("LLLW", "WWLW", "WWWW", "WWWW", "WWWW").cards(9, 1);
        scene.takesTurn(RED, "supply", "area WWLW 0,-1", "area WWWW 1,-1", cab("1,0", "W", 3), "ship 1,0 N");
        scene.takesTurn(BLUE, "area WWWW 2,-1").cards(2, 3).plays(BLUE, "area WWWW 3,-1");

        assertThat(scene).hasValue("0,0 N", 2).hasValue("1,-1 S", 4).wouldScore(2 * 2 + 4, 0);
    }

    @Test
    @DisplayName("take back, fill, place again: the region grew for 1 caballero")
    void takeBackAndGrow() {
        Scene scene = Scene.basic(2).on("LLLW", "LWLW").cards(2, 1).plays(RED, cab("0,-1", "S", 1));
        assertThat(scene).hasCourt(RED, 4).wouldScore(2, 0);
        scene.plays(RED, "take 0,-1", "area LWLW 0,-1", cab("0,-2", "S", 1));

        assertThat(scene).hasCourt(RED, 3).wouldScore(4, 0);
    }

    @Test
    @DisplayName("a governor on 2 land tiles + gold brings 6")
    void governorOnLand() {
        Scene scene = Scene.expanded(2).on("LWWW", "LWWWg").cards(2, 1);

        assertThat(scene.plays(RED, "area WWLWg 0,-1", "governor 0,-1 S")).wouldScore(6, 0);
    }

    @Test
    @DisplayName("a governor and a ship on 3 water tiles bring 3")
    void governorOnWater() {
        Scene scene = Scene.expanded(2).on("WLLL", "LLWW", "LLLW").cards(9, 1);
        scene.plays(RED, "area LWWL 0,-1", "area LLLW 1,-1", "governor 0,-1 E", "ship 0,-1 E");

        assertThat(scene).hasValue("0,0 N", 3).wouldScore(3, 0);
    }

    @Test
    @DisplayName(
            "a grande tile with 4 to a region of 1 tile and 2 + 1 to one of 4 pays 4 and is first in both: 2 and 8")
    void grandeInTwoRegions() {
        Scene scene = Scene.expanded(2)
                .on("LLWW", "LLWW", "LLLW", "LWWW", "WWWW", "LWWW")
                .cards(9, 1);
        scene.takesTurn(RED, "supply", "area LWWL 1,0", "area WLLL 1,-1").takesTurn(BLUE, "area WWWL 2,-1");
        scene.cards(2, 3).takesTurn(BLUE, "area WWWW 1,-2").plays(RED, "area WWLW 0,-2");
        assertThat(scene).hasCourt(RED, 8);
        scene.plays(RED, "cab 0,-1 4 grande");

        assertThat(scene).hasCourt(RED, 8 - 4 - 2).hasValue("0,-2 S", 1).hasValue("0,0 N", 4);
        assertThat(scene)
                .hasStrengths("0,-2 S", 4, 0)
                .hasStrengths("0,0 N", 3, 0)
                .wouldScore(2 + 8, 0);
    }

    @Test
    @DisplayName("EC-5.7 a grande tile with sides 4, 2 and 1 on land and a castillo returns 4 when the grande leaves")
    void grandeLeavesThreeSides() {
        Scene scene = Scene.expanded(2)
                .on("LLWW", "LLWW", "LLLW", "LWWW", "WWWW", "LWWW")
                .cards(9, 1);
        scene.takesTurn(RED, "supply", "area LWWL 1,0", "area WLLL 1,-1").takesTurn(BLUE, "area WWWL 2,-1");
        scene.cards(2, 3).takesTurn(BLUE, "area WWWW 1,-2");
        scene.takesTurn(RED, "area WWLW 0,-2", "cab 0,-1 4 grande", "castillo 0,-1");
        scene.cards(1, 4).passes(BLUE).plays(RED, "supply", "cab 0,1 1");
        assertThat(scene).hasCourt(RED, 1 + 7 - 1).hasTilesAt("0,-1", "0,1");

        assertThat(scene.plays(RED, "grande 0,1"))
                .hasTilesAt("0,1")
                .hasCourt(RED, 7 - 1 + 4)
                .hasStock(16, 16);
    }

    @Test
    @DisplayName(
            "the last caballero moves the grande away; the castillo tile it left returns 8; placed again: 16 against 15")
    void sixteenAgainstFifteen() {
        Scene scene =
                Scene.expanded(2).on("LLLW", "LLLL", "LWWW", "WWWW", "LWWW").cards(1, 2);
        scene.takesTurn(BLUE, "supply", "area LWWW -1,0", cab("0,1", "N", 7));
        scene.takesTurn(RED, "supply", "area LLLL 1,0", cab("0,-1", "S", 8)).cards(2, 3);
        scene.takesTurn(BLUE, "supply", "area WWWW -2,0", cab("2,0", "W", 8));
        // at -1,-1 Red's tile shows an 8 to the land in the south and a 5 to the land in the west
        scene.takesTurn(RED, "supply", "area WLWW -2,-1", cab("-1,-1", "S", 8) + " grande")
                .cards(10, 4);
        scene.plays(RED, "supply", "castillo -1,-1").passes(RED).passes(BLUE).cards(11, 5);
        assertThat(scene).hasCourt(RED, 1).hasStrengths("0,0 N", 8, 15);

        scene.plays(RED, "grande 0,-1");
        assertThat(scene).hasTilesAt("0,-1", "0,1", "2,0").hasCourt(RED, 8);
        assertThat(scene.plays(RED, cab("1,1", "N", 8)))
                .hasStrengths("0,0 N", 16, 15)
                .hasCourt(RED, 0);
    }
}
