package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.YELLOW;
import static hidalgo.rules.caballero.Scene.cab;
import static hidalgo.rules.caballero.Scene.raise;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 3: no ties by adding (EC-3.13); ties of a tile with the grande are in {@link Section5GrandeTest}. */
class Section3TiesTest {
    private static final String PENDING =
            "your tie must be broken first, by placing or raising a second tile in the same region";

    /** Red has 3 and Blue 5 in the starting tile's region, and it is Yellow's turn; another region begins at 1,1. */
    private static Scene threeAndFive(String tieTest) {
        Scene scene = Scene.basic(3)
                .with("tieTest", tieTest)
                .on("LLLW", "LLWW", "WWWW")
                .cards(3, 2, 1);
        scene.plays(RED, cab("0,-1", "S", 3)).passes(RED);
        return scene.plays(BLUE, cab("1,0", "W", 5)).passes(BLUE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sum", "each"})
    @DisplayName("EC-3.13 any total that no other player has is fine")
    void ec3_13_noTie(String tieTest) {
        Scene scene = threeAndFive(tieTest).plays(YELLOW, "supply");

        for (int number : new int[] {1, 2, 4, 6, 7, 8}) {
            assertThat(scene).allows(YELLOW, cab("0,1", "N", number));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 5})
    @DisplayName("EC-3.13 with tieTest each every single place must not tie")
    void ec3_13_each(int number) {
        Scene scene = threeAndFive("each").plays(YELLOW, "supply");
        String rival = number == 3 ? "Red" : "Blue";

        assertThat(scene)
                .refuses(YELLOW, cab("0,1", "N", number))
                .because("EC-3.13", "your total in this region would be " + number + ", the same as " + rival + "’s");
    }

    @Test
    @DisplayName("EC-3.13 with tieTest each a raise must not tie either")
    void ec3_13_eachRaise() {
        Scene scene = threeAndFive("each").plays(YELLOW, "supply", cab("0,1", "N", 2));

        assertThat(scene)
                .refuses(YELLOW, raise("0,1", "N", 5))
                .because("EC-3.13", "your total in this region would be 5, the same as Blue’s");
        assertThat(scene).allows(YELLOW, raise("0,1", "N", 4), raise("0,1", "N", 6));
    }

    @Test
    @DisplayName("EC-3.13 with tieTest sum, the default, a tie may be the first half of a pair")
    void ec3_13_sum() {
        Scene scene = threeAndFive("sum").plays(YELLOW, cab("0,1", "N", 3));
        assertThat(scene).hasStrengths("0,0 N", 3, 5, 3);

        assertThat(scene).allows(YELLOW, raise("0,1", "N", 4));
        assertThat(scene.plays(YELLOW, raise("0,1", "N", 4))).hasStrengths("0,0 N", 3, 5, 4);
        assertThat(scene).allows(YELLOW, "supply");
    }

    @Test
    @DisplayName("EC-3.13 while the tie stands, nothing but breaking it is legal")
    void ec3_13_pending() {
        Scene scene = threeAndFive("sum").plays(YELLOW, cab("0,1", "N", 3));

        assertThat(scene)
                .refusesAll(
                        YELLOW,
                        "EC-3.13",
                        PENDING,
                        "end",
                        "supply",
                        "area WWWW -3,0",
                        "take 0,1",
                        "castillo 0,1",
                        "ship 0,1 N",
                        "dock 0,1 N",
                        "sail 0,1 N",
                        "castillo 0,1 1,0");
        assertThat(scene)
                .refuses(YELLOW, raise("0,1", "N", 5))
                .because("EC-3.13", "your total in this region would be 5, the same as Blue’s");
        assertThat(scene.legalMoves(YELLOW)).containsExactly(raise("0,1", "N", 4));
    }

    @Test
    @DisplayName("EC-3.13 the second half must touch the region where the tie stands")
    void ec3_13_elsewhere() {
        Scene scene = threeAndFive("sum").plays(YELLOW, "supply", cab("0,1", "N", 3));

        assertThat(scene)
                .refuses(YELLOW, "cab -1,1 1")
                .because("EC-3.13", "this would not touch every region where your tie must be broken");
        assertThat(scene).allows(YELLOW, raise("0,1", "N", 4), raise("0,1", "N", 6), raise("0,1", "N", 8));
    }

    @Test
    @DisplayName("EC-3.13 the second half may be another tile in the region")
    void ec3_13_secondTile() {
        Scene scene = Scene.basic(2).cards(2, 1).plays(RED, cab("0,-1", "S", 4)).passes(RED);
        scene.plays(BLUE, cab("0,1", "N", 4), cab("1,0", "W", 1));

        assertThat(scene).hasStrengths("0,0 N", 4, 5).hasCourt(BLUE, 0).allows(BLUE, "supply");
    }

    @Test
    @DisplayName("EC-3.13 a first half is refused when the court can't pay a second")
    void ec3_13_noPairForTheCourt() {
        Scene scene = threeAndFive("sum");

        assertThat(scene)
                .refuses(YELLOW, cab("0,1", "N", 5))
                .because(
                        "EC-3.13",
                        "your total in this region would be 5, the same as Blue’s, and no second tile could break the"
                                + " tie");
        assertThat(scene.plays(YELLOW, "supply")).allows(YELLOW, cab("0,1", "N", 5));
    }

    @Test
    @DisplayName("EC-3.13 a first half is refused when the turn's limit leaves no second")
    void ec3_13_noPairForTheLimit() {
        Scene scene = threeAndFive("sum").plays(YELLOW, "supply", "cab -1,1 1");

        assertThat(scene)
                .refuses(YELLOW, cab("0,1", "N", 3))
                .because("EC-3.13", "your total in this region would be 3, the same as Red’s");
    }

    @Test
    @DisplayName("EC-3.13 a first half is refused when every second would tie again, or has no place")
    void ec3_13_noPairAtAll() {
        // the only other cell in the region is Red's and Blue's; 8 can't be raised
        Scene scene = Scene.basic(2).on("LLLW", "WWWW").cards(2, 1);
        scene.plays(RED, "supply", cab("0,-1", "S", 5), cab("1,0", "W", 3)).passes(RED);
        scene.plays(BLUE, "supply");

        assertThat(scene)
                .refuses(BLUE, cab("0,1", "N", 8))
                .because(
                        "EC-3.13",
                        "your total in this region would be 8, the same as Red’s, and no second tile could break the"
                                + " tie");
        assertThat(scene).allows(BLUE, cab("0,1", "N", 7));
    }

    @Test
    @DisplayName("EC-3.13 a tying raise may be a first half too")
    void ec3_13_tyingRaise() {
        Scene scene = threeAndFive("sum").plays(YELLOW, cab("0,1", "N", 1)).passes(YELLOW);
        scene.cards(4, 5, 6).plays(YELLOW, "supply", raise("0,1", "N", 5));

        assertThat(scene).refuses(YELLOW, "end").because("EC-3.13", PENDING);
        assertThat(scene.legalMoves(YELLOW))
                .containsExactlyInAnyOrder(raise("0,1", "N", 6), raise("0,1", "N", 7), raise("0,1", "N", 8));
    }

    @Test
    @DisplayName("EC-3.13 a player who adds in one region may stay tied in another")
    void ec3_13_otherRegions() {
        // Red is tied with Blue at 0,0 after taking a second tile back, and adds at -1,1
        Scene scene = Scene.basic(2).on("LLLW", "LWWW", "LWWW").cards(2, 9);
        scene.plays(BLUE, cab("0,-1", "S", 2), "area WWWW -1,0", "area WWLW -1,1", "end");
        scene.plays(RED, "supply", cab("0,1", "N", 2), cab("1,0", "W", 1), "take 1,0");
        assertThat(scene).hasStrengths("0,0 N", 2, 2);
        scene.passes(RED).cards(3, 1);

        assertThat(scene.plays(RED, cab("-1,2", "N", 1))).allows(RED, "supply");
    }

    @Test
    @DisplayName("EC-3.13 ties that arise by taking back, by eviction or by joining land are allowed")
    void ec3_13_otherTies() {
        Scene taken = Scene.basic(2).cards(2, 1).plays(RED, cab("0,-1", "S", 2)).passes(RED);
        taken.plays(BLUE, cab("0,1", "N", 2), cab("1,0", "W", 1), "take 1,0");
        assertThat(taken).hasStrengths("0,0 N", 2, 2).allows(BLUE, "supply", "take 0,1");

        Scene joined = Scene.basic(2).on("LLWW", "WWWW", "LLWW", "LLWW").cards(9, 1);
        joined.plays(RED, "area WWWW 0,1", "area LLWW 1,1", cab("0,-1", "S", 3), "end");
        joined.plays(BLUE, cab("2,1", "W", 3), "area WWLL 1,0");
        assertThat(joined).hasStrengths("0,0 N", 3, 3).allows(BLUE, "end", "supply");
    }

    @Test
    @DisplayName("EC-3.13 a player without caballeros there can't be tied")
    void ec3_13_noCaballeros() {
        assertThat(Scene.basic(2).cards(2, 1)).allows(RED, cab("1,0", "W", 1), "cab -1,0 1");
    }
}
