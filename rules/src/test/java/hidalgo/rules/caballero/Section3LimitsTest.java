package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.cab;
import static hidalgo.rules.caballero.Scene.raise;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 3: limits, supply, court and payment (EC-3.0 to EC-3.3). */
class Section3LimitsTest {
    @Test
    @DisplayName("EC-3.0 only the area tile is compulsory, and the turn ends only after it")
    void ec3_0_compulsory() {
        Scene scene = Scene.basic(2).cards(2, 1);

        assertThat(scene).refuses(RED, "end").because("EC-3.0", "you must place an area tile before your turn can end");
        assertThat(scene.plays(RED, "area WWWW -1,0")).allows(RED, "end");
    }

    @Test
    @DisplayName("EC-3.0 exactly one area tile a turn")
    void ec3_0_oneArea() {
        Scene scene = Scene.basic(2).cards(10, 1).plays(RED, "area WWWW -1,0");

        assertThat(scene)
                .refuses(RED, "area WWWW -2,0")
                .because("EC-3.0", "you have already placed your area tile this turn");
        assertThat(scene).listsOf("area", RED);
    }

    @Test
    @DisplayName("EC-3.0 exactly two area tiles with card 9")
    void ec3_0_twoAreas() {
        Scene scene = Scene.basic(2).cards(9, 1).plays(RED, "area WWWW -1,0");
        assertThat(scene).refuses(RED, "end").because("EC-3.0", "you must place an area tile before your turn can end");

        scene.plays(RED, "area WWWW -2,0");
        assertThat(scene)
                .refuses(RED, "area WWWW -3,0")
                .because("EC-3.0", "you have already placed your two area tiles this turn");
        assertThat(scene).allows(RED, "end");
    }

    @Test
    @DisplayName("EC-3.0 actions come in any order, and a new turn has its limits afresh")
    void ec3_0_anyOrder() {
        Scene scene = Scene.basic(2).cards(2, 1);
        scene.plays(RED, cab("1,0", "W", 1), "castillo 1,0", "area WWWW -1,0", "cab -1,-1 1", "ship -1,-1 S", "supply");
        scene.plays(RED, "take 1,0", "end");
        scene.plays(BLUE, "area WWWW -2,0", "supply", cab("1,0", "W", 2), raise("1,0", "W", 3), "castillo 1,0", "end");
        scene.cards(3, 2).plays(RED, "supply", "cab -2,-1 1", "area WWWW -3,0", "ship -2,-1 S", "castillo -2,-1");

        assertThat(scene).hasCourt(RED, 5 - 1 - 1 - 1 - 2 + 6 + 1 + 6 - 1 - 2 - 1);
    }

    @Test
    @DisplayName("EC-3.0 two places and raises in all")
    void ec3_0_twoTiles() {
        String limit = "you have already placed or raised two tiles this turn";
        Scene placed = Scene.basic(2).cards(2, 1).plays(RED, "supply", cab("1,0", "W", 1), cab("0,1", "N", 1));
        assertThat(placed).refuses(RED, cab("0,-1", "S", 1)).because("EC-3.0", limit);
        assertThat(placed).refuses(RED, raise("1,0", "W", 2)).because("EC-3.0", limit);
        assertThat(placed).listsOf("cab", RED).listsOf("raise", RED);

        Scene raised = Scene.basic(2).cards(2, 1).plays(RED, "supply", cab("1,0", "W", 1), raise("1,0", "W", 2));
        assertThat(raised).refuses(RED, cab("0,-1", "S", 1)).because("EC-3.0", limit);
        assertThat(raised).refuses(RED, raise("1,0", "W", 3)).because("EC-3.0", limit);

        Scene later = placed.passes(RED).passes(BLUE).cards(4, 3);
        later.plays(RED, raise("1,0", "W", 2), raise("0,1", "N", 2));
        assertThat(later).refuses(RED, cab("0,-1", "S", 1)).because("EC-3.0", limit);
    }

    @Test
    @DisplayName("EC-3.0 two ships are bought a turn; docking, setting out and moving have no limit")
    void ec3_0_ships() {
        Scene scene = Scene.basic(2).on("WWWW").cards(9, 1);
        scene.plays(RED, "supply", "area WWWW -1,0", "area WWWW -1,-1", "cab 0,-1 1", "cab -1,1 1");
        scene.plays(RED, "ship 0,-1 S", "ship 0,-1 W");
        assertThat(scene).refuses(RED, "ship -1,1 N").because("EC-3.0", "you have already bought two ships this turn");
        scene.plays(RED, "dock 0,-1 S", "sail 0,-1 S", "dock 0,-1 S", "dock 0,-1 W", "sail 0,-1 S");
        assertThat(scene).hasCourt(RED, 0).hasShipsInCourt(RED, 1);
        scene.passes(RED).passes(BLUE);

        scene.cards(1, 2).passes(BLUE).plays(RED, "supply", "sail 0,-1 S -1,1 N", "sail -1,1 N 0,-1 W");
        assertThat(scene.plays(RED, "sail 0,-1 W -1,1 N", "sail 0,-1 S", "ship 0,-1 W"))
                .hasCourt(RED, 7 - 4 - 2);
    }

    @Test
    @DisplayName("EC-3.0 two castillos are built a turn, whatever becomes of them; moving them has no limit")
    void ec3_0_castillos() {
        Scene scene = Scene.basic(2).cards(2, 1).plays(RED, "supply", cab("1,0", "W", 1), cab("0,1", "N", 2));
        scene.passes(RED).passes(BLUE).cards(4, 3).plays(RED, "supply", cab("0,-1", "S", 1));
        scene.plays(RED, "castillo 1,0", "castillo 0,1", "castillo 0,1 0,-1", "castillo 0,-1 0,1");
        String limit = "you have already built two castillos this turn";
        assertThat(scene).refuses(RED, "castillo 0,-1").because("EC-3.0", limit);

        assertThat(scene.plays(RED, "take 1,0")).refuses(RED, "castillo 0,-1").because("EC-3.0", limit);
        scene.passes(RED).passes(BLUE).cards(6, 5);
        assertThat(scene).allows(RED, "castillo 0,-1");
    }

    @Test
    @DisplayName("EC-3.0 no end while a tie is pending")
    void ec3_0_pendingTie() {
        Scene scene = Scene.basic(2).cards(2, 1).plays(RED, cab("1,0", "W", 2)).passes(RED);
        scene.plays(BLUE, "area WWWW -2,0", cab("0,1", "N", 2));

        assertThat(scene)
                .refuses(BLUE, "end")
                .because(
                        "EC-3.13",
                        "your tie must be broken first, by placing or raising a second tile in the same region");
        assertThat(scene.plays(BLUE, raise("0,1", "N", 3))).allows(BLUE, "end");
    }

    @Test
    @DisplayName("EC-3.1 supply can be taken once a turn, at any moment, or never")
    void ec3_1_once() {
        Scene scene = Scene.basic(2).cards(2, 1);
        assertThat(scene).allows(RED, "supply");
        scene.plays(RED, "area WWWW -1,0", "supply");
        assertThat(scene).hasCourt(RED, 11);
        assertThat(scene).refuses(RED, "supply").because("EC-3.1", "you have already taken your supply this turn");

        scene.plays(RED, "end").passes(BLUE);
        assertThat(scene).hasCourt(BLUE, 5);
        assertThat(scene.cards(3, 2)).allows(RED, "supply");
    }

    @Test
    @DisplayName("EC-3.1 supply is legal even if it adds nothing, and it is used up then too")
    void ec3_1_nothing() {
        Scene scene = Scene.basic(2).cards(13, 1).plays(RED, "supply");

        assertThat(scene).hasCourt(RED, 5);
        assertThat(scene).refuses(RED, "supply").because("EC-3.1", "you have already taken your supply this turn");
    }

    @Test
    @DisplayName("EC-3.1 no supply while a tie is pending")
    void ec3_1_pendingTie() {
        Scene scene = Scene.basic(2).cards(2, 1).plays(RED, cab("1,0", "W", 2)).passes(RED);
        scene.plays(BLUE, cab("0,1", "N", 2));

        assertThat(scene)
                .refuses(BLUE, "supply")
                .because(
                        "EC-3.13",
                        "your tie must be broken first, by placing or raising a second tile in the same region");
        assertThat(scene.plays(BLUE, raise("0,1", "N", 3))).allows(BLUE, "supply");
    }

    /** Red has six tiles on the map, one of them a 4 on land with a castillo, and 14 caballeros in court. */
    private static Scene sixTilesOnTheMap() {
        Scene scene = Scene.basic(2).on("LWWW").cards(1, 2).passes(BLUE);
        scene.plays(RED, "supply", cab("0,-1", "S", 4), "castillo 0,-1", "cab 1,0 1")
                .passes(RED);
        scene.cards(2, 1)
                .plays(RED, "supply", "cab 0,1 1", "cab -1,1 1")
                .passes(RED)
                .passes(BLUE);
        scene.cards(3, 4).passes(BLUE);
        return scene.plays(RED, "supply", "cab -2,1 1", "cab -3,1 1").passes(RED);
    }

    @Test
    @DisplayName("EC-3.2 supply fills the court up to 8 for each tile off the map, the rest is lost")
    void ec3_2_supply() {
        Scene scene = sixTilesOnTheMap();
        assertThat(scene).hasTilesOffMap(RED, 2).hasCourt(RED, 14);

        assertThat(scene.cards(4, 3).plays(RED, "supply")).hasCourt(RED, 16);
        Scene full =
                sixTilesOnTheMap().cards(12, 3).plays(RED, "supply").passes(RED).passes(BLUE);
        full.cards(11, 12).passes(BLUE).plays(RED, "supply");
        assertThat(full).hasCourt(RED, 16);
        assertThat(full.passes(RED).cards(10, 11).passes(BLUE)).allows(RED, "supply");
        assertThat(full.plays(RED, "supply")).hasCourt(RED, 16);
    }

    @Test
    @DisplayName("EC-3.2 a placed tile is paid first, then it leaves and the surplus is lost; the last tile too")
    void ec3_2_surplus() {
        Scene scene = sixTilesOnTheMap().cards(4, 3).plays(RED, "supply");

        assertThat(scene.plays(RED, "cab -4,1 1")).hasTilesOffMap(RED, 1).hasCourt(RED, 8);
        assertThat(scene.plays(RED, "cab -2,-1 1")).hasTilesOffMap(RED, 0).hasCourt(RED, 0);
    }

    @Test
    @DisplayName("EC-3.2 a tile that comes off the map counts as off before its number comes back")
    void ec3_2_refund() {
        Scene scene = sixTilesOnTheMap().cards(4, 3).plays(RED, "supply", "cab -4,1 1", "cab -2,-1 1");

        assertThat(scene.plays(RED, "take 0,-1")).hasTilesOffMap(RED, 1).hasCourt(RED, 4);
    }

    @Test
    @DisplayName("EC-3.2 a court is filled, not raised, by a tile that comes back without castillo")
    void ec3_2_noRefund() {
        Scene scene = sixTilesOnTheMap().cards(4, 3).plays(RED, "supply", "cab -4,1 1");

        assertThat(scene.plays(RED, "take -4,1")).hasTilesOffMap(RED, 2).hasCourt(RED, 8);
    }

    @Test
    @DisplayName("EC-3.3 no action costs more than the court holds")
    void ec3_3_tooDear() {
        Scene scene = Scene.basic(2).on("LWWW").cards(2, 1);
        assertThat(scene).refuses(RED, cab("0,-1", "S", 6)).because("EC-3.3", "this costs 6, and your court holds 5");
        scene.plays(RED, cab("0,-1", "S", 3), "cab 1,0 1");
        assertThat(scene).refuses(RED, "ship 1,0 W").because("EC-3.3", "this costs 2, and your court holds 1");
        scene.plays(RED, "castillo 1,0");
        assertThat(scene).hasCourt(RED, 0);
        assertThat(scene).refuses(RED, "castillo 0,-1").because("EC-3.3", "this costs 1, and your court holds 0");
        assertThat(scene).refuses(RED, "castillo 1,0 0,-1").because("EC-3.3", "this costs 1, and your court holds 0");
        scene.passes(RED).passes(BLUE).cards(13, 3);
        assertThat(scene).refuses(RED, "cab 0,1 1").because("EC-3.3", "this costs 1, and your court holds 0");
        assertThat(scene).refuses(RED, raise("0,-1", "S", 8)).because("EC-3.3", "this costs 5, and your court holds 0");
    }

    @Test
    @DisplayName("EC-3.3 setting out and moving a ship need a caballero")
    void ec3_3_ships() {
        Scene scene = Scene.basic(2).on("WWWW").cards(2, 1);
        scene.plays(RED, "cab 1,0 1", "cab 0,1 1", "ship 1,0 W", "castillo 1,0");

        assertThat(scene).refuses(RED, "sail 1,0 W 0,1 N").because("EC-3.3", "this costs 1, and your court holds 0");
        assertThat(scene.plays(RED, "dock 1,0 W"))
                .refuses(RED, "sail 1,0 W")
                .because("EC-3.3", "this costs 1, and your court holds 0");
    }
}
