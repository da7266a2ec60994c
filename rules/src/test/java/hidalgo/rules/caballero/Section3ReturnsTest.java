package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.cab;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 3: tiles that leave the map (EC-3.19, EC-3.20). */
class Section3ReturnsTest {
    /** Red's tile at 1,0 faces land with a 3 in the west and water with a 4 in the north, where it has a ship. */
    private static Scene shores(String redock) {
        Scene scene = Scene.basic(2)
                .with("redock", redock)
                .on("LLLL", "WWLW", "WWWW", "LLLL", "LLLL")
                .cards(9, 1);
        return scene.plays(RED, "supply", "area WWLW 0,-1", "area WWWW 1,-1", cab("1,0", "W", 3), "ship 1,0 N");
    }

    private static Scene shores() {
        return shores("sameTurn");
    }

    @Test
    @DisplayName("EC-3.19 a tile taken back loses its caballeros, and its ships go to the court")
    void ec3_19_plain() {
        Scene scene = shores().plays(RED, "take 1,0");

        assertThat(scene)
                .hasTilesAt()
                .hasTilesOffMap(RED, 8)
                .hasCourt(RED, 3)
                .hasShipsInCourt(RED, 1)
                .hasStock(11, 12);
        assertThat(scene).hasStrengths("0,0 E", 0, 0);
    }

    @Test
    @DisplayName("EC-3.19 with a castillo the number that faced land comes back, and the castillo goes to the stock")
    void ec3_19_castillo() {
        Scene scene = shores().plays(RED, "castillo 1,0");
        assertThat(scene).hasCourt(RED, 2).hasStock(11, 11);

        assertThat(scene.plays(RED, "take 1,0"))
                .hasCourt(RED, 5)
                .hasShipsInCourt(RED, 1)
                .hasStock(11, 12);
    }

    @Test
    @DisplayName("EC-3.19 a castillo on a tile that faced only water brings nothing back")
    void ec3_19_waterOnly() {
        Scene scene = Scene.basic(2).on("WWWW").cards(2, 1).plays(RED, "cab 1,0 4", "castillo 1,0", "take 1,0");

        assertThat(scene).hasCourt(RED, 3).hasTilesOffMap(RED, 8).hasStock(12, 12);
    }

    @Test
    @DisplayName("EC-3.19 a tile placed this turn may be taken back, the limit of two is not restored")
    void ec3_19_limit() {
        Scene scene =
                Scene.basic(2).cards(2, 1).plays(RED, cab("1,0", "W", 1), cab("0,1", "N", 1), "take 1,0", "take 0,1");

        assertThat(scene).hasTilesAt();
        assertThat(scene)
                .refuses(RED, cab("1,0", "W", 1))
                .because("EC-3.0", "you have already placed or raised two tiles this turn");
    }

    @Test
    @DisplayName("EC-3.19 only own tiles, and at any time of the turn")
    void ec3_19_ownTile() {
        Scene scene = shores();
        assertThat(scene).refuses(RED, "take 0,0").because("EC-3.19", "there is no caballero tile at 0,0");
        assertThat(scene.plays(RED, "end"))
                .refuses(BLUE, "take 1,0")
                .because("EC-3.19", "the caballero tile at 1,0 belongs to Red");
        scene.takesTurn(BLUE, "area LLLL 0,1").cards(3, 2);
        assertThat(scene).allows(RED, "take 1,0");
        assertThat(scene.plays(RED, "supply", "area WWWW 2,-1")).allows(RED, "take 1,0");
    }

    @Test
    @DisplayName("EC-3.20 an evicted tile loses its caballeros, and its ships go to the common stock")
    void ec3_20_plain() {
        Scene scene =
                shores().plays(RED, "end").takesTurn(BLUE, "area LLLL 0,1").cards(2, 3);
        assertThat(scene).hasStock(11, 12).hasTilesAt("1,0");
        scene.plays(BLUE, "area LLLL 1,1");

        assertThat(scene)
                .hasTilesAt()
                .hasTilesOffMap(RED, 8)
                .hasCourt(RED, 3)
                .hasShipsInCourt(RED, 0)
                .hasStock(12, 12);
        assertThat(scene).hasStrengths("0,0 E", 0, 0);
    }

    @Test
    @DisplayName("EC-3.20 a castillo saves the ships and the number that faced land before")
    void ec3_20_castillo() {
        Scene scene = shores().plays(RED, "castillo 1,0", "end")
                .takesTurn(BLUE, "area LLLL 0,1")
                .cards(2, 3);
        scene.plays(BLUE, "area LLLL 1,1");

        // 3 faced land before; the 1 in the south faces the new tile and does not count
        assertThat(scene)
                .hasTilesAt()
                .hasCourt(RED, 2 + 3)
                .hasShipsInCourt(RED, 1)
                .hasStock(11, 12);
    }

    @ParameterizedTest
    @CsvSource({"1, 4", "2, 1", "3, 2"})
    @DisplayName("EC-3.20 the number before, even if a higher one faces the new tile")
    void ec3_20_numberBefore(int number, int clockwiseBefore) {
        Scene scene = Scene.basic(2).on("LLLL", "LLLL", "LLLL", "LLLL").cards(9, 1);
        scene.plays(RED, cab("1,0", "W", number), "castillo 1,0", "area LLLL 0,1");
        int court = scene.survey().court(RED);
        scene.plays(RED, "area LLLL 1,1");

        // the south side shows the number before the one in the west, going clockwise
        assertThat(cab("1,0", "S", clockwiseBefore)).isEqualTo(cab("1,0", "W", number));
        assertThat(scene).hasTilesAt().hasCourt(RED, court + number);
    }

    @Test
    @DisplayName("EC-3.20 a ship saved in the owner's own turn was not docked and may be set out (EC-3.18)")
    void ec3_20_redock() {
        Scene own = shores("laterTurn").plays(RED, "castillo 1,0", "end").takesTurn(BLUE, "area LLLL 0,1");
        own.cards(3, 2).plays(RED, "supply", "area LLLL 1,1", "cab 2,-1 1");
        assertThat(own).hasShipsInCourt(RED, 1).allows(RED, "sail 2,-1 W");

        Scene others = shores("laterTurn").plays(RED, "castillo 1,0", "end").takesTurn(BLUE, "area LLLL 0,1");
        others.cards(2, 3).takesTurn(BLUE, "area LLLL 1,1").plays(RED, "supply", "cab 2,-1 1");
        assertThat(others).hasShipsInCourt(RED, 1).allows(RED, "sail 2,-1 W");
    }

    @Test
    @DisplayName("EC-3.20 a ship that another player gets back does not count as one of the mover's (EC-3.18)")
    void ec3_20_redockOfAnother() {
        Scene scene = shores("laterTurn").plays(RED, "castillo 1,0", "end");
        scene.takesTurn(BLUE, "cab 2,-1 1", "ship 2,-1 W", "dock 2,-1 W", "area LLLL 0,1")
                .cards(2, 3);
        scene.plays(BLUE, "area LLLL 1,1");

        assertThat(scene).hasShipsInCourt(RED, 1).hasShipsInCourt(BLUE, 1).allows(BLUE, "sail 2,-1 W");
    }

    @Test
    @DisplayName("EC-3.20 several evictions by one area tile are simultaneous")
    void ec3_20_simultaneous() {
        Scene scene = Scene.basic(2).on("LLLL", "LLLL", "LLLL", "LLLW").cards(9, 1);
        scene.plays(RED, "supply", "area LLLL -1,0", "area LLLL 1,0", cab("-1,-1", "S", 3), cab("1,-1", "S", 2));
        scene.plays(RED, "castillo -1,-1", "castillo 1,-1", "end");
        assertThat(scene).hasCourt(RED, 1).hasStock(12, 10);
        scene.plays(BLUE, "area WLLL 0,-1");

        assertThat(scene)
                .hasTilesAt()
                .hasCourt(RED, 1 + 3 + 2)
                .hasTilesOffMap(RED, 8)
                .hasStock(12, 12);
    }
}
