package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.cab;
import static hidalgo.rules.caballero.Scene.raise;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 3: caballero tiles but for ties (EC-3.9 to EC-3.12, EC-3.14). */
class Section3CaballeroTilesTest {
    @Test
    @DisplayName("EC-3.9 an empty cell that borders an area tile")
    void ec3_9_cell() {
        Scene scene = Scene.basic(2).cards(2, 1).plays(RED, cab("1,0", "W", 1));

        assertThat(scene).allows(RED, cab("0,-1", "S", 1), cab("0,1", "N", 1), "cab -1,0 1");
        assertThat(scene).refuses(RED, "cab 0,0 1").because("EC-3.9", "the cell 0,0 is not empty");
        assertThat(scene).refuses(RED, "cab 1,0 1").because("EC-3.9", "the cell 1,0 is not empty");
        assertThat(scene).refuses(RED, "cab 2,0 1").because("EC-3.9", "the cell 2,0 borders no area tile");
        assertThat(scene).refuses(RED, "cab 90,90 1").because("EC-3.9", "the cell 90,90 borders no area tile");
    }

    @Test
    @DisplayName("EC-1.1 farther out than tiles can reach the refusal names the cell that was written")
    void ec1_1_farAway() {
        Scene scene = Scene.basic(2).cards(2, 1);
        String reason = " is farther from the starting tile than any tile can lie";

        assertThat(scene).refuses(RED, "cab 500,-9 1").because("EC-1.1", "the cell 500,-9" + reason);
        assertThat(scene).refuses(RED, "take 0,-128").because("EC-1.1", "the cell 0,-128" + reason);
        assertThat(scene)
                .refuses(RED, "sail 0,0 N 99999999999,1 E")
                .because("EC-1.1", "the cell 99999999999,1" + reason);
    }

    @Test
    @DisplayName("EC-3.9 land on one side at most")
    void ec3_9_landSides() {
        Scene scene = Scene.basic(2).on("LLLL", "LLLL").cards(2, 1).takesTurn(RED, "area LLLL 0,-1");
        assertThat(scene).allows(BLUE, cab("1,0", "W", 1), cab("1,-1", "W", 1));

        Scene corner = Scene.basic(2).on("LLLL", "LLLL", "LLLL").cards(9, 1);
        corner.plays(RED, "area LLLL 0,-1", "area LLLL 1,-1");
        assertThat(corner)
                .refuses(RED, "cab 1,0 1")
                .because("EC-3.9", "the tile would border land on 2 sides; at most one is allowed");
    }

    @Test
    @DisplayName("EC-3.9 land on one side and water on another is one side of land")
    void ec3_9_landAndWater() {
        Scene scene = Scene.basic(2).on("LLLL", "WWLW", "WWWW").cards(9, 1);
        scene.plays(RED, "area WWLW 0,-1", "area WWWW 1,-1");

        assertThat(scene).allows(RED, cab("1,0", "W", 4), cab("1,0", "W", 5));
    }

    @Test
    @DisplayName("EC-3.9 without a tile off the map nothing can be placed")
    void ec3_9_noTileLeft() {
        Scene scene = Scene.basic(2).on("WWWW").cards(1, 2).passes(BLUE);
        scene.plays(RED, "supply", "cab 0,-1 1", "cab 1,0 1").passes(RED);
        scene.cards(2, 1)
                .plays(RED, "supply", "cab 0,1 1", "cab -1,-1 1")
                .passes(RED)
                .passes(BLUE);
        scene.cards(3, 4)
                .passes(BLUE)
                .plays(RED, "supply", "cab -1,1 1", "cab -2,-1 1")
                .passes(RED);
        scene.cards(4, 3)
                .plays(RED, "supply", "cab -2,1 1", "cab -3,-1 1")
                .passes(RED)
                .passes(BLUE);
        scene.cards(6, 5).plays(RED, "take 1,0", "supply", "cab 1,0 1");

        assertThat(scene).hasTilesOffMap(RED, 0);
        assertThat(scene).refuses(RED, "cab -3,1 1").because("EC-3.9", "all your caballero tiles are on the map");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    @DisplayName("EC-3.10 the cost is the number facing land, on either face")
    void ec3_10_cost(int number) {
        Scene scene = Scene.basic(2).cards(2, 1).plays(RED, "supply", cab("1,0", "W", number));

        assertThat(scene).hasCourt(RED, 11 - number).hasStrengths("0,0 E", number, 0);
    }

    @Test
    @DisplayName("EC-3.10 numbers facing water don't matter")
    void ec3_10_water() {
        Scene scene = Scene.basic(2).on("LLLL", "WWLW").cards(9, 1);
        scene.plays(RED, "area WWLW 0,-1", "area WWWW 1,-1", cab("1,0", "W", 1));

        // 2 faces the water in the north
        assertThat(scene).hasCourt(RED, 4).hasStrengths("0,0 E", 1, 0);
    }

    @Test
    @DisplayName("EC-3.11 against water only the 1-4 face, in any orientation, for 1")
    void ec3_11_waterOnly() {
        Scene scene = Scene.basic(2).on("WWWW").cards(2, 1);

        assertThat(scene).allows(RED, "cab 1,0 1", "cab 1,0 2", "cab 1,0 3", "cab 1,0 4");
        assertThat(scene)
                .refusesAll(
                        RED,
                        "EC-3.11",
                        "a tile that borders only water shows its 1–4 face",
                        "cab 1,0 5",
                        "cab 1,0 6",
                        "cab 1,0 7",
                        "cab 1,0 8");
        assertThat(scene.plays(RED, "cab 1,0 4")).hasCourt(RED, 4);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    @DisplayName("EC-3.11 land that comes to lie against it later brings its number into that region for free")
    void ec3_11_landLater(int number) {
        Scene scene = Scene.basic(2).on("WWWW", "WWWW", "LWWW").cards(9, 1);
        scene.plays(RED, cab("1,0", "N", number), "area WWWW 0,-1", "area WWLW 1,-1");

        assertThat(scene).hasTilesAt("1,0").hasCourt(RED, 4).hasStrengths("1,-1 S", number, 0);
    }

    @Test
    @DisplayName("EC-3.11 such a tile can be raised like any other afterwards")
    void ec3_11_raisedLater() {
        Scene scene = Scene.basic(2).on("WWWW", "WWWW", "LWWW").cards(9, 1);
        scene.plays(RED, "supply", cab("1,0", "N", 2), "area WWWW 0,-1", "area WWLW 1,-1", raise("1,0", "N", 6));

        assertThat(scene).hasCourt(RED, 8 - 1 - 4).hasStrengths("1,-1 S", 6, 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 8})
    @DisplayName("EC-3.12 a raise turns or flips a tile and costs the difference")
    void ec3_12_difference(int number) {
        Scene scene = Scene.basic(2).cards(2, 1).plays(RED, "supply", cab("1,0", "W", 3), raise("1,0", "W", number));

        assertThat(scene)
                .hasCourt(RED, 11 - number)
                .hasStrengths("0,0 E", number, 0)
                .hasTilesAt("1,0");
    }

    @Test
    @DisplayName("EC-3.12 ships and castillo stay where they are")
    void ec3_12_cargoStays() {
        Scene scene = Scene.basic(2).on("LLLL", "WWLW").cards(9, 1);
        scene.plays(
                RED, "supply", "area WWLW 0,-1", "area WWWW 1,-1", cab("1,0", "W", 1), "ship 1,0 N", "castillo 1,0");
        scene.plays(RED, raise("1,0", "W", 5));

        assertThat(scene.survey().tiles()).containsExactly(new Survey.Tile(RED, "1,0", 6, "N", true, false));
        assertThat(scene).hasStock(11, 11).hasCourt(RED, 0);
    }

    @Test
    @DisplayName("EC-3.12 the number facing land can't be lowered or stay the same")
    void ec3_12_lower() {
        Scene scene = Scene.basic(2).cards(2, 1).plays(RED, cab("1,0", "W", 3));

        assertThat(scene)
                .refuses(RED, raise("1,0", "W", 2))
                .because("EC-3.12", "the number facing land would be 2 instead of 3, but it can only be raised");
        assertThat(scene)
                .refuses(RED, raise("1,0", "W", 3))
                .because("EC-3.12", "the number facing land would be 3 instead of 3, but it can only be raised");
    }

    @Test
    @DisplayName("EC-3.12 a water-only tile can't be turned")
    void ec3_12_waterOnly() {
        Scene scene = Scene.basic(2).on("WWWW").cards(2, 1).plays(RED, "cab 1,0 1");

        assertThat(scene)
                .refusesAll(
                        RED,
                        "EC-3.12",
                        "a tile that borders no land can’t be turned",
                        "raise 1,0 2",
                        "raise 1,0 4",
                        "raise 1,0 8");
    }

    @Test
    @DisplayName("EC-3.12 only own tiles on the map are raised")
    void ec3_12_ownTiles() {
        Scene scene = Scene.basic(2).cards(2, 1).plays(RED, cab("1,0", "W", 1)).passes(RED);

        assertThat(scene)
                .refuses(BLUE, raise("1,0", "W", 2))
                .because("EC-3.12", "the caballero tile at 1,0 belongs to Red");
        assertThat(scene).refuses(BLUE, raise("0,1", "N", 2)).because("EC-3.12", "there is no caballero tile at 0,1");
        assertThat(scene).refuses(BLUE, raise("0,0", "N", 2)).because("EC-3.12", "there is no caballero tile at 0,0");
    }

    @Test
    @DisplayName("EC-3.14 the strength is the sum of the own numbers that face the region")
    void ec3_14_sum() {
        Scene scene = Scene.basic(3)
                .cards(3, 2, 1)
                .plays(RED, cab("1,0", "W", 3), cab("0,1", "N", 2))
                .passes(RED);
        scene.plays(BLUE, cab("0,-1", "S", 4)).passes(BLUE);

        assertThat(scene).hasStrengths("0,0 N", 5, 4, 0).hasStrengths("0,0 W", 0, 0, 0);
    }

    @Test
    @DisplayName("EC-3.14 regions that join add their strengths up, and a tile that leaves takes its number along")
    void ec3_14_joinAndLeave() {
        Scene scene = Scene.basic(2).on("LLWW", "WWWW", "LLWW", "LLWW").cards(9, 1);
        scene.plays(RED, "area WWWW 0,1", "area LLWW 1,1", cab("0,-1", "S", 3), cab("2,1", "W", 2), "end");
        assertThat(scene).hasStrengths("0,0 N", 3, 0).hasStrengths("1,1 N", 2, 0);

        scene.takesTurn(BLUE, "area WWLL 1,0");
        assertThat(scene)
                .hasStrengths("0,0 N", 5, 0)
                .hasStrengths("1,1 E", 5, 0)
                .hasStrengths("1,0 W", 5, 0);
        assertThat(scene.cards(2, 3).takesTurn(BLUE, "area WWWW 0,2").plays(RED, "take 0,-1"))
                .hasStrengths("0,0 N", 2, 0);
    }
}
