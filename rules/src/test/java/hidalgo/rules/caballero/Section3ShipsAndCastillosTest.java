package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.cab;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 3: ships and castillos (EC-3.15 to EC-3.18). */
class Section3ShipsAndCastillosTest {
    /** Red's tile at 0,-1 has water in the south and west, the one at -1,1 in the north; 6 caballeros are in court. */
    private static Scene harbour(String redock) {
        Scene scene = Scene.basic(2).with("redock", redock).on("WWWW").cards(9, 1);
        return scene.plays(RED, "supply", "area WWWW -1,0", "area WWWW -1,-1", "cab 0,-1 1", "cab -1,1 1");
    }

    private static Scene harbour() {
        return harbour("sameTurn");
    }

    @Test
    @DisplayName("EC-3.15 a ship costs 2 and goes from the stock onto a side of an own tile that faces water")
    void ec3_15_buy() {
        Scene scene = harbour();
        assertThat(scene).listsOf("ship", RED, "ship 0,-1 S", "ship 0,-1 W", "ship -1,1 N");

        assertThat(scene.plays(RED, "ship 0,-1 W"))
                .hasCourt(RED, 4)
                .hasStock(11, 12)
                .hasShipsInCourt(RED, 0);
        assertThat(scene.survey().tiles()).extracting(Survey.Tile::ships).containsExactly("W", "");
    }

    @Test
    @DisplayName("EC-3.15 not onto a side that faces land or nothing, or has a ship")
    void ec3_15_side() {
        Scene scene = harbour().plays(RED, "ship 0,-1 S");
        assertThat(scene).refuses(RED, "ship 0,-1 S").because("EC-3.15", "there is already a ship here");
        assertThat(scene).refuses(RED, "ship 0,-1 N").because("EC-3.15", "the north side does not face water");

        Scene land = Scene.basic(2).cards(2, 1).plays(RED, cab("1,0", "W", 1));
        assertThat(land).refuses(RED, "ship 1,0 W").because("EC-3.15", "the west side does not face water");
    }

    @Test
    @DisplayName("EC-3.15 only onto own caballero tiles")
    void ec3_15_ownTile() {
        Scene scene = harbour().plays(RED, "end");

        assertThat(scene).refuses(BLUE, "ship 0,-1 S").because("EC-3.15", "the caballero tile at 0,-1 belongs to Red");
        assertThat(scene).refuses(BLUE, "ship 5,5 N").because("EC-3.15", "there is no caballero tile at 5,5");
        assertThat(scene)
                .refuses(BLUE, "ship 0,0 N")
                .because("EC-5.4", "only the governor’s owner may put a ship into the water itself");
    }

    @Test
    @DisplayName("EC-3.15 up to 4 on a tile with water all around")
    void ec3_15_four() {
        Scene scene = Scene.basic(2).on("WWWW").cards(9, 1);
        scene.plays(
                RED, "supply", "area WWWW -1,0", "area WWWW -1,-1", "cab 0,-1 1", "ship 0,-1 S", "ship 0,-1 W", "end");
        scene.takesTurn(BLUE, "area WWWW 1,0");
        scene.cards(8, 9).takesTurn(BLUE, "area WWWW 1,-1", "area WWWW -1,-2");
        scene.plays(RED, "supply", "area WWWW 0,-2", "ship 0,-1 E", "ship 0,-1 N");

        assertThat(scene).hasStock(8, 12).wouldScore(4 * 7, 0);
        assertThat(scene).refuses(RED, "ship 0,-1 N").because("EC-3.15", "there is already a ship here");
    }

    /** Three rounds in which both buy two ships each, until the stock is empty, and in two of them two castillos. */
    private static Scene emptyStock() {
        Scene scene = Scene.basic(2).on("WWWW");
        int[][] cards = {{2, 1}, {3, 2}, {4, 3}};
        for (int round = 0; round < 3; round++) {
            scene.cards(cards[round]);
            for (int y : new int[] {-1, 1}) {
                int seat = y < 0 ? RED : BLUE;
                String sea = "area WWWW " + (y < 0 ? -1 - 2 * round : -2 - 2 * round) + ",0";
                String east = -2 * round + "," + y;
                String west = -1 - 2 * round + "," + y;
                String side = y < 0 ? " S" : " N";
                scene.plays(seat, "supply", sea, "cab " + east + " 1", "cab " + west + " 1");
                scene.plays(seat, "ship " + east + side, "ship " + west + side);
                if (round < 2) {
                    scene.plays(seat, "castillo " + east, "castillo " + west);
                }
                scene.plays(seat, "end");
            }
        }
        return scene;
    }

    @Test
    @DisplayName("EC-3.15 none in stock, none to buy")
    void ec3_15_stock() {
        Scene scene = emptyStock().cards(6, 5).plays(RED, "supply", "cab -6,-1 1");

        assertThat(scene).hasStock(0, 4);
        assertThat(scene).refuses(RED, "ship -6,-1 S").because("EC-3.15", "there is no ship left in the stock");
        assertThat(scene).listsOf("ship", RED);
    }

    @Test
    @DisplayName("EC-3.16 a castillo costs 1 and goes from the stock onto an own tile that has none")
    void ec3_16_build() {
        Scene scene = harbour().plays(RED, "castillo 0,-1");

        assertThat(scene).hasCourt(RED, 5).hasStock(12, 11).listsOf("castillo -1,1", RED, "castillo -1,1");
        assertThat(scene).refuses(RED, "castillo 0,-1").because("EC-3.16", "there is a castillo at 0,-1 already");
        assertThat(scene).refuses(RED, "castillo 0,0").because("EC-3.16", "there is no caballero tile at 0,0");
        assertThat(scene.plays(RED, "end"))
                .refuses(BLUE, "castillo -1,1")
                .because("EC-3.16", "the caballero tile at -1,1 belongs to Red");
    }

    @Test
    @DisplayName("EC-3.16 none in stock, none to build")
    void ec3_16_stock() {
        Scene scene = emptyStock().cards(6, 5);
        scene.plays(RED, "supply", "castillo -4,-1", "castillo -5,-1").passes(RED);
        scene.plays(BLUE, "supply", "castillo -4,1", "castillo -5,1").passes(BLUE);
        assertThat(scene).hasStock(0, 0);

        scene.cards(8, 7).plays(RED, "supply", "cab -6,-1 1");
        assertThat(scene).refuses(RED, "castillo -6,-1").because("EC-3.16", "there is no castillo left in the stock");
        assertThat(scene.plays(RED, "take -4,-1")).allows(RED, "castillo -6,-1");
    }

    @Test
    @DisplayName("EC-3.17 a ship moves to any free water side of own tiles for 1, of the same tile too")
    void ec3_17_ship() {
        Scene scene = harbour().plays(RED, "ship 0,-1 S");
        assertThat(scene).listsOf("sail", RED, "sail 0,-1 S 0,-1 W", "sail 0,-1 S -1,1 N");

        assertThat(scene.plays(RED, "sail 0,-1 S 0,-1 W")).hasCourt(RED, 3).hasStock(11, 12);
        assertThat(scene.plays(RED, "sail 0,-1 W -1,1 N")).hasCourt(RED, 2).listsOf("dock", RED, "dock -1,1 N");
    }

    @Test
    @DisplayName("EC-3.17 a ship can't move from a side without one, nor to a side that is taken or dry")
    void ec3_17_shipRefused() {
        Scene scene = harbour().plays(RED, "ship 0,-1 S", "ship 0,-1 W");

        assertThat(scene).refuses(RED, "sail -1,1 N 0,-1 S").because("EC-3.17", "you have no ship there");
        assertThat(scene).refuses(RED, "sail 0,-1 S 0,-1 W").because("EC-3.17", "there is already a ship here");
        assertThat(scene).refuses(RED, "sail 0,-1 S 0,-1 S").because("EC-3.17", "there is already a ship here");
        assertThat(scene).refuses(RED, "sail 0,-1 S 0,-1 E").because("EC-3.17", "the east side does not face water");
        assertThat(scene).refuses(RED, "sail 0,-1 S 5,5 E").because("EC-3.17", "there is no caballero tile at 5,5");
        scene.plays(RED, "end").plays(BLUE, "cab 0,1 1");
        assertThat(scene)
                .refuses(BLUE, "sail 0,-1 S 0,1 N")
                .because("EC-3.17", "the caballero tile at 0,-1 belongs to Red");
    }

    @Test
    @DisplayName("EC-3.17 a castillo moves to another own tile without one for 1")
    void ec3_17_castillo() {
        Scene scene = harbour().plays(RED, "castillo 0,-1", "castillo 0,-1 -1,1");

        assertThat(scene).hasCourt(RED, 4).hasStock(12, 11);
        assertThat(scene).refuses(RED, "castillo 0,-1 -1,1").because("EC-3.17", "there is no castillo at 0,-1");
        assertThat(scene).refuses(RED, "castillo -1,1 -1,1").because("EC-3.17", "there is a castillo at -1,1 already");
        assertThat(scene).refuses(RED, "castillo -1,1 5,5").because("EC-3.17", "there is no caballero tile at 5,5");
        scene.plays(RED, "castillo 0,-1");
        assertThat(scene).refuses(RED, "castillo 0,-1 -1,1").because("EC-3.17", "there is a castillo at -1,1 already");
        scene.plays(RED, "end").plays(BLUE, "cab 0,1 1");
        assertThat(scene)
                .refuses(BLUE, "castillo 0,-1 0,1")
                .because("EC-3.17", "the caballero tile at 0,-1 belongs to Red");
    }

    @Test
    @DisplayName("EC-3.18 ships are taken into the court for free and set out again for 1")
    void ec3_18_dock() {
        Scene scene = harbour().plays(RED, "ship 0,-1 S", "dock 0,-1 S");
        assertThat(scene).hasCourt(RED, 4).hasShipsInCourt(RED, 1).hasStock(11, 12);

        assertThat(scene).listsOf("sail", RED, "sail 0,-1 S", "sail 0,-1 W", "sail -1,1 N");
        assertThat(scene.plays(RED, "sail -1,1 N")).hasCourt(RED, 3).hasShipsInCourt(RED, 0);
    }

    @Test
    @DisplayName("EC-3.18 only ships that are there are docked, and only ships in court are set out")
    void ec3_18_refused() {
        Scene scene = harbour();
        assertThat(scene).refuses(RED, "dock 0,-1 S").because("EC-3.18", "you have no ship there");
        assertThat(scene).refuses(RED, "dock 5,5 S").because("EC-3.18", "there is no caballero tile at 5,5");
        assertThat(scene).refuses(RED, "sail 0,-1 S").because("EC-3.18", "you have no ship in court");

        scene.plays(RED, "ship 0,-1 S", "ship 0,-1 W", "dock 0,-1 W");
        assertThat(scene).refuses(RED, "sail 0,-1 S").because("EC-3.18", "there is already a ship here");
        assertThat(scene).refuses(RED, "sail 0,-1 E").because("EC-3.18", "the east side does not face water");
        assertThat(scene.plays(RED, "end"))
                .refuses(BLUE, "dock 0,-1 S")
                .because("EC-3.18", "the caballero tile at 0,-1 belongs to Red");
    }

    @Test
    @DisplayName("EC-3.18 with redock laterTurn a ship docked in the turn stays until the next")
    void ec3_18_laterTurn() {
        Scene scene = harbour("laterTurn").plays(RED, "ship 0,-1 S", "dock 0,-1 S");
        String later = "a ship docked this turn can be set out only in a later one";
        assertThat(scene).refuses(RED, "sail 0,-1 S").because("EC-3.18", later);

        scene.plays(RED, "end").passes(BLUE).cards(2, 3).passes(BLUE);
        assertThat(scene.plays(RED, "sail 0,-1 S")).hasShipsInCourt(RED, 0);
    }

    @Test
    @DisplayName("EC-3.18 with redock laterTurn a ship that came back with a tile may be set out")
    void ec3_18_laterTurnTaken() {
        Scene scene = harbour("laterTurn").plays(RED, "ship 0,-1 S", "take 0,-1");

        assertThat(scene).hasShipsInCourt(RED, 1);
        assertThat(scene.plays(RED, "sail -1,1 N")).hasShipsInCourt(RED, 0);
    }

    @Test
    @DisplayName("EC-3.18 with redock laterTurn as many ships stay as were docked, whichever they are")
    void ec3_18_laterTurnBoth() {
        Scene scene = harbour("laterTurn").plays(RED, "ship 0,-1 S", "ship -1,1 N", "dock 0,-1 S", "take -1,1");
        assertThat(scene).hasShipsInCourt(RED, 2);

        scene.plays(RED, "sail 0,-1 S");
        assertThat(scene)
                .refuses(RED, "sail 0,-1 W")
                .because("EC-3.18", "a ship docked this turn can be set out only in a later one");
    }

    @Test
    @DisplayName("EC-3.18 with redock laterTurn older ships may still be set out")
    void ec3_18_laterTurnOlder() {
        Scene scene = harbour("laterTurn")
                .plays(RED, "ship 0,-1 S", "ship 0,-1 W", "dock 0,-1 S", "end")
                .passes(BLUE);
        scene.cards(2, 3).passes(BLUE).plays(RED, "supply", "dock 0,-1 W");
        assertThat(scene).hasShipsInCourt(RED, 2);

        scene.plays(RED, "sail -1,1 N");
        assertThat(scene)
                .refuses(RED, "sail 0,-1 S")
                .because("EC-3.18", "a ship docked this turn can be set out only in a later one");
    }
}
