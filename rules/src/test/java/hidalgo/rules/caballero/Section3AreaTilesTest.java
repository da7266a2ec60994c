package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.cab;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 3: area tiles (EC-3.4 to EC-3.8). */
class Section3AreaTilesTest {
    @Test
    @DisplayName("EC-3.4 any displayed tile, in any rotation, in any empty cell beside an area tile, each way once")
    void ec3_4_everyWay() {
        Scene scene = Scene.basic(2)
                .on("LWWW", "LWWW", "LWWW", "LWWWg", "LWLW", "LLLL")
                .cards(2, 1);

        assertThat(scene)
                .listsOf(
                        "area",
                        RED,
                        "area WWLW 0,-1",
                        "area WWLWg 0,-1",
                        "area LWLW 0,-1",
                        "area LLLL 0,-1",
                        "area LWWW 1,0",
                        "area WLWW 1,0",
                        "area WWLW 1,0",
                        "area LWWWg 1,0",
                        "area WLWWg 1,0",
                        "area WWLWg 1,0",
                        "area LWLW 1,0",
                        "area WLWW 0,1",
                        "area WWLW 0,1",
                        "area WWWL 0,1",
                        "area WLWWg 0,1",
                        "area WWLWg 0,1",
                        "area WWWLg 0,1",
                        "area WLWL 0,1",
                        "area LWWW -1,0",
                        "area WWLW -1,0",
                        "area WWWL -1,0",
                        "area LWWWg -1,0",
                        "area WWLWg -1,0",
                        "area WWWLg -1,0",
                        "area LWLW -1,0");
    }

    @Test
    @DisplayName("EC-3.4 the tile must be on display, with its symbol")
    void ec3_4_display() {
        Scene scene = Scene.basic(2).on("LLLW", "LLLLg", "LLWWf").cards(2, 1);

        assertThat(scene).allows(RED, "area LLLLg 1,0", "area LWWLf -1,0");
        assertThat(scene)
                .refuses(RED, "area LLLL 1,0")
                .because("EC-3.4", "no displayed tile can be turned to read LLLL");
        assertThat(scene)
                .refuses(RED, "area LLWW 0,1")
                .because("EC-3.4", "no displayed tile can be turned to read LLWW");
        assertThat(scene.plays(RED, "area LLLLg 1,0", "end"))
                .refuses(BLUE, "area LLLLg 2,0")
                .because("EC-3.4", "no displayed tile can be turned to read LLLLg");
    }

    @Test
    @DisplayName("EC-3.4 the cell must be empty and border an area tile")
    void ec3_4_cell() {
        Scene scene = Scene.basic(2).on("LLLW", "LLLL").cards(2, 1).plays(RED, cab("1,0", "W", 1));

        assertThat(scene).refuses(RED, "area LLLL 0,0").because("EC-3.4", "the cell 0,0 is not empty");
        assertThat(scene).refuses(RED, "area LLLL 1,0").because("EC-3.4", "the cell 1,0 is not empty");
        assertThat(scene).refuses(RED, "area LLLL 2,0").because("EC-3.4", "the cell 2,0 borders no area tile");
        assertThat(scene).refuses(RED, "area LLLL 1,1").because("EC-3.4", "the cell 1,1 borders no area tile");
        assertThat(scene).refuses(RED, "area LLLL 0,2").because("EC-3.4", "the cell 0,2 borders no area tile");
    }

    @Test
    @DisplayName("EC-3.5 every side that meets an area tile must match")
    void ec3_5_match() {
        Scene scene = Scene.basic(2).on("LLWW", "LLWW", "WWWW").cards(2, 1);

        assertThat(scene).allows(RED, "area WLLW 0,-1", "area LWWL 1,0", "area WLLW 0,1", "area WWWW 0,1");
        assertThat(scene).refuses(RED, "area LLWW 1,0").because("EC-3.5", "the west side meets land and must be land");
        assertThat(scene)
                .refuses(RED, "area WWWW 0,-1")
                .because("EC-3.5", "the south side meets land and must be land");
        assertThat(scene)
                .refuses(RED, "area LLWW 0,1")
                .because("EC-3.5", "the north side meets water and must be water");
        assertThat(scene)
                .refuses(RED, "area WLLW -1,0")
                .because("EC-3.5", "the east side meets water and must be water");
    }

    @Test
    @DisplayName("EC-3.5 a cell between area tiles matches all of them")
    void ec3_5_matchSeveral() {
        Scene scene = Scene.basic(2).on("LLWW", "WLLW", "LLLW", "WWLL").cards(2, 1);
        scene.takesTurn(RED, "area WLLW 0,-1");

        // 1,-1 borders the east of 0,-1 (land); 1,0 borders the east of 0,0 (land)
        scene.plays(BLUE, "area LWLL 1,-1");
        scene.plays(BLUE, "end").cards(3, 2);
        assertThat(scene).allows(RED, "area LWWL 1,0");
        assertThat(scene).refuses(RED, "area WWLL 1,0").because("EC-3.5", "the north side meets land and must be land");
    }

    @Test
    @DisplayName("EC-3.5 caballero tiles put no condition on an area tile beside them")
    void ec3_5_caballeroTiles() {
        Scene scene = Scene.basic(2).on("LLLL", "LLLL", "WWLW", "WWWL").cards(2, 1);
        scene.plays(RED, cab("1,0", "W", 3)).takesTurn(RED, "area LLLL 0,-1");

        assertThat(scene).allows(BLUE, "area WWWL 1,-1", "area WWLW 0,-2");
        scene.plays(BLUE, "area WWWL 1,-1");
        assertThat(scene).hasTilesAt("1,0");
    }

    /** On all-land tiles nothing fits but land, and the display has only sea left. */
    private static Scene landLocked() {
        return Scene.basic(2).on("LLLL", "LLLL").cards(2, 1).plays(RED, "area LLLL 0,1");
    }

    @Test
    @DisplayName("EC-3.6 a tile that fits nowhere goes beside one of the player's own caballero tiles")
    void ec3_6_ownTile() {
        Scene scene = landLocked().takesTurn(RED, cab("1,0", "W", 1));
        scene.plays(BLUE, cab("-1,0", "E", 2));

        assertThat(scene).listsOf("area", BLUE, "area WWWW -2,0", "area WWWW -1,-1");
        assertThat(scene)
                .refuses(BLUE, "area WWWW 2,0")
                .because(
                        "EC-3.6",
                        "no displayed tile fits next to an area tile, so place one next to one of your caballero tiles;"
                                + " 2,0 isn’t next to one");
        assertThat(scene)
                .refuses(BLUE, "area WWWW -1,1")
                .because("EC-3.5", "the east side meets land and must be land");
        scene.plays(BLUE, "area WWWW -2,0");
        assertThat(scene.survey().areas()).containsEntry("-2,0", "WWWW");
        assertThat(scene).allows(BLUE, "ship -1,0 W");
    }

    @Test
    @DisplayName("EC-3.6 only without an own one it goes beside another player's")
    void ec3_6_othersTile() {
        Scene scene = landLocked().takesTurn(RED, cab("1,0", "W", 1));

        assertThat(scene).listsOf("area", BLUE, "area WWWW 2,0", "area WWWW 1,-1");
        assertThat(scene)
                .refuses(BLUE, "area WWWW -2,0")
                .because(
                        "EC-3.6",
                        "no displayed tile fits anywhere else, so place one next to another player’s caballero tile;"
                                + " -2,0 isn’t next to one");
        assertThat(scene)
                .refuses(BLUE, "end")
                .because("EC-3.0", "you must place an area tile before your turn can end");
    }

    @Test
    @DisplayName("EC-3.6 not while a displayed tile fits beside an area tile")
    void ec3_6_onlyAsFallback() {
        Scene scene = Scene.basic(2).on("LLLL", "LLLL").cards(2, 1).plays(RED, cab("1,0", "W", 1));

        assertThat(scene)
                .listsOf("area", RED, "area LLLL 0,-1", "area LLLL 0,1", "area LLLL -1,0")
                .refuses(RED, "area WWWW 2,0")
                .because("EC-3.4", "the cell 2,0 borders no area tile");
    }

    @Test
    @DisplayName("EC-3.6 every displayed tile will do there")
    void ec3_6_anyRotation() {
        Scene scene = Scene.basic(2)
                .on("LLLL", "LLLL", "WWWW", "WWWW", "WWWW", "WWWWf", "WWWW")
                .cards(2, 1)
                .plays(RED, "area LLLL 0,1", cab("1,0", "W", 1), "end");

        assertThat(scene).listsOf("area", BLUE, "area WWWW 2,0", "area WWWW 1,-1", "area WWWWf 2,0", "area WWWWf 1,-1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0,-2", "1,-1", "-1,-1"})
    @DisplayName("EC-3.6 it is compulsory even where its land evicts the player's own tile")
    void ec3_6_evicts(String cell) {
        Scene scene = Scene.basic(2).on("LWWW", "LLLL", "LLLL", "LLLL", "LLLL", "LLLL");
        scene.cards(2, 1).plays(RED, cab("0,-1", "S", 1));
        assertThat(scene).listsOf("area", RED, "area LLLL 0,-2", "area LLLL 1,-1", "area LLLL -1,-1");
        assertThat(scene).refuses(RED, "end").because("EC-3.0", "you must place an area tile before your turn can end");

        assertThat(scene.plays(RED, "area LLLL " + cell)).hasTilesAt().hasTilesOffMap(RED, 8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"LWWW", "WLWW", "WWLW", "WWWL", "LLLW", "WLLL", "LWLL", "LLWL"})
    @DisplayName(
            "EC-3.6 a tile with land and water goes there in every rotation, and evicts if its land faces the tile")
    void ec3_6_everyRotation(String area) {
        Scene scene = Scene.basic(2)
                .on("LWWW", "WWWW", "WWWW", "WWWW", "LWWW", "LLLW")
                .cards(2, 1);
        // caballero tiles close all eight cells around four area tiles
        scene.takesTurn(RED, "area WWWW 1,0", "cab 1,-1 1", "cab 2,0 1");
        scene.takesTurn(BLUE, "area WWWW 0,1", cab("0,-1", "S", 1), "cab -1,0 1");
        scene.cards(4, 3).takesTurn(RED, "area WWWW 1,1", "cab 2,1 1", "cab 1,2 1");
        scene.plays(BLUE, "cab -1,1 1", "cab 0,2 1");
        assertThat(scene).hasTilesAt("0,-1", "1,-1", "2,0", "2,1", "1,2", "0,2", "-1,1", "-1,0");

        scene.plays(BLUE, "area " + area + " 0,-2");

        boolean evicted = area.charAt(2) == 'L';
        assertThat(scene).hasTilesOffMap(BLUE, evicted ? 5 : 4).hasStrengths("0,0 N", 0, evicted ? 0 : 1);
    }

    @Test
    @DisplayName("EC-3.7 while no tile can be placed, the turn may end without one")
    void ec3_7_nowhere() {
        Scene scene = Scene.basic(2).on("LLLL").cards(2, 1);

        assertThat(scene).allows(RED, "end").listsOf("area", RED);
        assertThat(scene)
                .refuses(RED, "area WWWW 4,4")
                .because(
                        "EC-3.7",
                        "no displayed tile can be placed anywhere now; you may end your turn without placing one");
        assertThat(scene).refuses(RED, "area WWWW 1,0").because("EC-3.5", "the west side meets land and must be land");
    }

    @Test
    @DisplayName("EC-3.7 the obligation revives when a place opens, and lapses when it closes")
    void ec3_7_revives() {
        Scene scene = Scene.basic(2).on("LLLL").cards(2, 1).plays(RED, cab("1,0", "W", 1));
        assertThat(scene).refuses(RED, "end").because("EC-3.0", "you must place an area tile before your turn can end");

        assertThat(scene.plays(RED, "take 1,0")).allows(RED, "end");
    }

    @Test
    @DisplayName("EC-3.7 with card 9 all this applies afresh to the second tile")
    void ec3_7_card9() {
        Scene scene = Scene.basic(2).on("LLLL", "LLLL").cards(9, 1);
        assertThat(scene).refuses(RED, "end").because("EC-3.0", "you must place an area tile before your turn can end");

        assertThat(scene.plays(RED, "area LLLL 0,1")).allows(RED, "end");
        scene.plays(RED, cab("1,0", "W", 1));
        assertThat(scene).refuses(RED, "end").because("EC-3.0", "you must place an area tile before your turn can end");
        assertThat(scene.plays(RED, "area WWWW 2,0")).allows(RED, "end");
    }

    @Test
    @DisplayName("EC-3.7 with card 9 and secondTile free the second tile may be left out, the first may not")
    void ec3_7_secondTileFree() {
        Scene scene = Scene.basic(2)
                .with("secondTile", "free")
                .on("LLLL", "LLLL", "LLLL", "LLLL")
                .cards(9, 1);
        assertThat(scene).refuses(RED, "end").because("EC-3.0", "you must place an area tile before your turn can end");
        assertThat(scene.survey().table().turn())
                .returns(2, CaballeroTable.Allowance::areas)
                .returns(1, CaballeroTable.Allowance::owed);

        scene.plays(RED, "area LLLL 0,1");
        assertThat(scene).allows(RED, "end", "area LLLL 0,2");
        assertThat(scene.survey().table().turn())
                .returns(1, CaballeroTable.Allowance::areas)
                .returns(0, CaballeroTable.Allowance::owed);
        assertThat(scene.plays(RED, "area LLLL 0,2"))
                .refuses(RED, "area LLLL 0,3")
                .because("EC-3.0", "you have already placed your two area tiles this turn");
    }

    @Test
    @DisplayName("EC-3.7 secondTile free changes nothing without card 9")
    void ec3_7_secondTileFreeOneTile() {
        Scene scene =
                Scene.basic(2).with("secondTile", "free").on("LLLL", "LLLL").cards(8, 1);

        assertThat(scene).refuses(RED, "end").because("EC-3.0", "you must place an area tile before your turn can end");
    }

    @Test
    @DisplayName("EC-3.8 a caballero tile that borders land on two sides is evicted, even of one region")
    void ec3_8_oneRegion() {
        Scene scene = Scene.basic(2).on("LLLL", "LLLL", "LLLL").cards(2, 1);
        scene.plays(RED, cab("1,0", "W", 3), "area LLLL 0,-1");
        assertThat(scene).hasTilesAt("1,0").hasStrengths("0,0 E", 3, 0);
        scene.plays(RED, "end").plays(BLUE, "area LLLL 1,-1");

        assertThat(scene).hasTilesAt().hasTilesOffMap(RED, 8).hasStrengths("0,0 E", 0, 0);
    }

    @Test
    @DisplayName("EC-3.8 a caballero tile that borders land of two regions is evicted")
    void ec3_8_twoRegions() {
        Scene scene = Scene.basic(2).on("LLLL", "WWLW", "WWLW").cards(2, 1);
        scene.plays(RED, cab("1,0", "W", 3), "area WWLW 0,-1", "end").plays(BLUE, "area WWLW 1,-1");

        assertThat(scene).hasTilesAt().hasStrengths("0,0 E", 0, 0).hasStrengths("1,-1 S", 0, 0);
    }

    @Test
    @DisplayName(
            "EC-3.8 land on one side and water on others evicts no tile, and the player's own tile goes like any other")
    void ec3_8_stays() {
        Scene scene = Scene.basic(2).on("LLLL", "WWLW", "LWWW", "LWWW").cards(9, 1);
        scene.plays(RED, cab("1,0", "W", 3), "area WWLW 0,-1", "area LWWW 1,-1");
        assertThat(scene).hasTilesAt("1,0").hasStrengths("0,0 E", 3, 0);

        Scene own = Scene.basic(2).on("LLLL", "WWLW", "LWWW").cards(9, 1);
        own.plays(RED, cab("1,0", "W", 3), "area WWLW 0,-1", "area WWLW 1,-1");
        assertThat(own).hasTilesAt();
    }
}
