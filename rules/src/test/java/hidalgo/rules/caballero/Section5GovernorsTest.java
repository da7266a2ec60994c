package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.cab;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 5: the expanded game and its governors (EC-5.1 to EC-5.4). */
class Section5GovernorsTest {
    private static final String NOT_GOVERNED = "only the governor’s owner may put a ship into the water itself";

    @Test
    @DisplayName("EC-5.1 the expanded game has 10 tiles, 16 ships and castillos, 10 rounds, and 5 governors in court")
    void ec5_1_box() {
        Scene scene = Scene.expanded(3);

        assertThat(scene).hasTilesOffMap(RED, 10).hasStock(16, 16).hasCourt(RED, 5);
        assertThat(scene.survey().governors(RED)).isEqualTo(5);
        assertThat(scene.position().options().rounds()).isEqualTo(10);
    }

    @Test
    @DisplayName("EC-5.1 a player has no more than 5 governors")
    void ec5_1_noGovernorLeft() {
        // twelve tiles with one land side each, in pairs that enclose their land
        Scene scene =
                Scene.expanded(4).on("LWWW", Collections.nCopies(20, "LWWW").toArray(String[]::new));
        int[][] cards = {{4, 3, 2, 1}, {8, 7, 6, 5}, {12, 11, 10, 13}};
        for (int tile = 0; tile < 12; tile++) {
            if (tile % 4 == 0) {
                scene.cards(cards[tile / 4]);
            }
            String area = tile % 2 == 0 ? "area WWLW " + tile / 2 + ",-1" : "area LWWW " + (tile + 1) / 2 + ",0";
            scene.takesTurn(scene.position().mover(), area);
        }
        scene.cards(13, 1, 3, 2).plays(RED, "governor 0,-1 S", "governor 1,-1 S", "governor 2,-1 S");
        scene.plays(RED, "governor 3,-1 S", "governor 4,-1 S");

        assertThat(scene.survey().governors(RED)).isZero();
        assertThat(scene).refuses(RED, "governor 5,-1 S").because("EC-5.1", "all your governors are on the map");
        assertThat(scene).listsOf("governor", RED);
    }

    @Test
    @DisplayName("EC-5.2 a region is enclosed when every one of its sides meets an area tile")
    void ec5_2_enclosed() {
        Scene scene = Scene.expanded(2).on("LWWW", "LWWW").cards(2, 1);
        assertThat(scene).leavesOpen("0,0 N").leavesOpen("0,0 S");
        String open = "the region is not enclosed: some side of it meets no area tile";
        assertThat(scene).refuses(RED, "governor 0,0 N").because("EC-5.2", open);

        scene.plays(RED, "area WWLW 0,-1");
        assertThat(scene).encloses("0,0 N").leavesOpen("0,0 S").allows(RED, "governor 0,0 N");
        assertThat(scene).refuses(RED, "governor 0,0 S").because("EC-5.2", open);
        assertThat(scene).listsOf("governor", RED, "governor 0,-1 S");
    }

    @Test
    @DisplayName("EC-5.2 a region bordered by a caballero tile is not enclosed")
    void ec5_2_caballeroTile() {
        Scene scene = Scene.expanded(2).on("LWWW").cards(2, 1).plays(RED, cab("0,-1", "S", 1));

        assertThat(scene).leavesOpen("0,0 N");
        assertThat(scene)
                .refuses(RED, "governor 0,0 N")
                .because("EC-5.2", "the region is not enclosed: some side of it meets no area tile");
    }

    @Test
    @DisplayName("EC-5.3 a governor costs 1 and goes on an enclosed region without one")
    void ec5_3_governor() {
        Scene scene = Scene.expanded(2).on("LWWW", "LWWW").cards(2, 1).plays(RED, "area WWLW 0,-1", "governor 0,-1 S");
        assertThat(scene).hasCourt(RED, 4);
        assertThat(scene.survey().governors(RED)).isEqualTo(4);
        assertThat(scene.survey().region("0,0 N").governor()).isEqualTo(RED);

        assertThat(scene)
                .refuses(RED, "governor 0,-1 S")
                .because("EC-5.3", "Red’s governor stands on the region already");
        assertThat(scene).refuses(RED, "governor 5,5 S").because("EC-5.3", "there is no area tile at 5,5");
        assertThat(scene.plays(RED, "end"))
                .refuses(BLUE, "governor 0,0 N")
                .because("EC-5.3", "Red’s governor stands on the region already");
    }

    @Test
    @DisplayName("EC-5.3 a governor needs a caballero in court")
    void ec5_3_payment() {
        Scene scene = Scene.expanded(2).on("LWWW", "LWWW").cards(2, 1);
        scene.plays(RED, "area WWLW 0,-1", "cab 1,0 1", "ship 1,0 W", "cab -1,0 1", "castillo 1,0");

        assertThat(scene).hasCourt(RED, 0);
        assertThat(scene).refuses(RED, "governor 0,-1 S").because("EC-3.3", "this costs 1, and your court holds 0");
    }

    @Test
    @DisplayName("EC-5.3 the owner takes the first rank and scores twice the value")
    void ec5_3_scores() {
        Scene scene = Scene.expanded(2).on("LWWW", "LWWW").cards(2, 1).plays(RED, "area WWLW 0,-1");
        assertThat(scene).wouldScore(0, 0);

        assertThat(scene.plays(RED, "governor 0,-1 S")).wouldScore(4, 0);
    }

    @Test
    @DisplayName("EC-5.3 with twoPlayerTie or any other option it stays so, for the whole game")
    void ec5_3_stays() {
        Scene scene = Scene.expanded(2)
                .with("twoPlayerTie", "nothing")
                .on("LWWW", "LWWW")
                .cards(2, 1);
        scene.takesTurn(RED, "area WWLW 0,-1", "governor 0,-1 S").passes(BLUE);
        scene.quietRound(3, 4).quietRound(4, 3).quietRound(5, 6);

        assertThat(scene.position().lastScoring().points()).containsExactly(4, 0);
        assertThat(scene.survey().region("0,0 N").governor()).isEqualTo(RED);
    }

    /** Three tiles enclose a water at 1,0 E; Red, to move, has 13 caballeros and a tile at -1,-1 on another water. */
    private static Scene lake(String redock) {
        Scene scene = Scene.expanded(2)
                .with("redock", redock)
                .on("LLLW", "LLLW", "LLWW", "LLLW")
                .cards(9, 1);
        scene.takesTurn(RED, "supply", "area LWLL 1,0", "area LLWW 2,0").takesTurn(BLUE, "area WLLL 2,1");
        return scene.cards(3, 2).plays(RED, "supply", "area WWWW -1,0", "cab -1,-1 1");
    }

    private static Scene lake() {
        return lake("sameTurn");
    }

    @Test
    @DisplayName("EC-5.4 a governor's owner may buy one ship into the water, and it scores the value once")
    void ec5_4_buy() {
        Scene scene = lake().plays(RED, "governor 1,0 E");
        assertThat(scene)
                .encloses("1,0 E")
                .hasValue("1,0 E", 3)
                .hasCourt(RED, 12)
                .wouldScore(0, 0);
        assertThat(scene).listsOf("ship", RED, "ship -1,-1 S", "ship 1,0 E");

        scene.plays(RED, "ship 1,0 E");
        assertThat(scene).hasCourt(RED, 10).hasStock(15, 16).wouldScore(3, 0);
        assertThat(scene).refuses(RED, "ship 1,0 E").because("EC-5.4", "there is already a ship here");
        assertThat(scene).listsOf("ship", RED, "ship -1,-1 S");
    }

    @Test
    @DisplayName("EC-5.4 a ship is moved in or out for 1, docked for nothing, and set out of the court for 1")
    void ec5_4_move() {
        Scene scene = lake().plays(RED, "governor 1,0 E", "ship -1,-1 S", "sail -1,-1 S 1,0 E");
        assertThat(scene).hasCourt(RED, 13 - 1 - 2 - 1).wouldScore(3, 0);
        scene.plays(RED, "dock 1,0 E");
        assertThat(scene).hasCourt(RED, 9).hasShipsInCourt(RED, 1).wouldScore(0, 0);
        scene.plays(RED, "sail 1,0 E");
        assertThat(scene).hasCourt(RED, 8).hasShipsInCourt(RED, 0).wouldScore(3, 0);
        scene.plays(RED, "sail 1,0 E -1,-1 S");
        assertThat(scene).hasCourt(RED, 7).wouldScore(2, 0);
    }

    @Test
    @DisplayName("EC-5.4 ships that are already there, or don't exist, can't be moved")
    void ec5_4_refused() {
        Scene scene = lake().plays(RED, "governor 1,0 E", "ship -1,-1 S");
        assertThat(scene).refuses(RED, "dock 1,0 E").because("EC-3.18", "you have no ship there");
        assertThat(scene).refuses(RED, "sail 1,0 E -1,-1 S").because("EC-3.17", "you have no ship there");
        assertThat(scene).refuses(RED, "sail 1,0 E").because("EC-3.18", "you have no ship in court");

        scene.plays(RED, "ship 1,0 E");
        assertThat(scene).refuses(RED, "sail -1,-1 S 1,0 E").because("EC-5.4", "there is already a ship here");
    }

    @Test
    @DisplayName("EC-5.4 with redock laterTurn a ship docked from a governed water waits too")
    void ec5_4_laterTurn() {
        Scene scene = lake("laterTurn").plays(RED, "governor 1,0 E", "ship 1,0 E", "dock 1,0 E");

        assertThat(scene)
                .refuses(RED, "sail 1,0 E")
                .because("EC-3.18", "a ship docked this turn can be set out only in a later one");
    }

    @Test
    @DisplayName("EC-5.4 only the governor's owner, only where a governor is, and not on land")
    void ec5_4_ownerOnly() {
        Scene scene = lake();
        assertThat(scene)
                .refusesAll(RED, "EC-5.4", NOT_GOVERNED, "ship 1,0 E", "ship 1,0 N", "sail 1,0 E", "dock 1,0 E");

        scene.plays(RED, "governor 1,0 E", "ship 1,0 E", "end");
        assertThat(scene).refusesAll(BLUE, "EC-5.4", NOT_GOVERNED, "ship 1,0 E", "sail 1,0 E", "dock 1,0 E");
        assertThat(scene).listsOf("ship", BLUE).listsOf("dock", BLUE);
    }

    @Test
    @DisplayName("EC-5.4 a governor on land gives no place for a ship")
    void ec5_4_land() {
        Scene scene = Scene.expanded(2).on("LWWW", "LWWW").cards(2, 1).plays(RED, "area WWLW 0,-1", "governor 0,-1 S");

        assertThat(scene).refuses(RED, "ship 0,-1 S").because("EC-5.4", NOT_GOVERNED);
        assertThat(scene).listsOf("ship", RED);
    }
}
