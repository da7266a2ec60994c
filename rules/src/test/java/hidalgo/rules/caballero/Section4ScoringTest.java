package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.YELLOW;
import static hidalgo.rules.caballero.Scene.cab;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 4: scoring. */
class Section4ScoringTest {
    @Test
    @DisplayName("EC-4.1 the value of a land region is its tiles and its gold")
    void ec4_1_land() {
        Scene scene = Scene.basic(2).on("LLLW", "LLLLg", "LLLWf", "LLLLg").cards(9, 1);
        assertThat(scene).hasValue("0,0 N", 1).hasValue("0,0 W", 1);
        scene.plays(RED, "area LLLLg 1,0");
        assertThat(scene).hasValue("0,0 N", 3).hasValue("1,0 E", 3);
        // the fish lies in the water of its tile, not on its land
        scene.takesTurn(RED, "area LLWLf 2,0");
        assertThat(scene).hasValue("0,0 N", 4).hasValue("2,0 S", 2);
        scene.plays(BLUE, "area LLLLg 3,0");
        assertThat(scene).hasValue("0,0 N", 6).hasValue("0,0 W", 1);
    }

    @Test
    @DisplayName("EC-4.1 the value of a water region is its tiles and its fish")
    void ec4_1_water() {
        Scene scene = Scene.basic(2).on("WWWW", "WWWWf", "LWWWg", "LWWWf").cards(9, 1);
        scene.plays(RED, "area WWWWf -1,0");
        assertThat(scene).hasValue("0,0 N", 3);
        scene.takesTurn(RED, "area LWWWg -2,0");
        assertThat(scene).hasValue("0,0 N", 4).hasValue("-2,0 N", 2);
        scene.plays(BLUE, "area LWWWf -3,0");
        assertThat(scene).hasValue("0,0 N", 6).hasValue("-3,0 N", 1);
    }

    @Test
    @DisplayName("EC-4.1 joined regions are one")
    void ec4_1_join() {
        Scene scene = Scene.basic(2).on("LLWW", "WWWW", "LLWW", "LLWWg").cards(9, 1);
        scene.plays(RED, "area WWWW 0,1", "area LLWW 1,1", "end");
        assertThat(scene).hasValue("0,0 N", 1).hasValue("1,1 N", 1);
        scene.plays(BLUE, "area WWLLg 1,0");

        assertThat(scene).hasValue("0,0 N", 4).hasValue("1,1 E", 4);
        assertThat(scene.survey().region("0,0 E").sides()).hasSize(6);
    }

    @Test
    @DisplayName("EC-4.1 a bridge whose two waters join elsewhere counts once in them")
    void ec4_1_bridgeInside() {
        Scene scene = Scene.basic(2).on("LWLW", "WWWW", "LWWW").cards(9, 1);
        scene.plays(RED, "area WWWW 1,0", "area LWWW 0,1", "end").takesTurn(BLUE, "area WWWW 1,1");
        assertThat(scene).hasValue("0,0 E", 4).hasValue("0,0 W", 1);
        scene.cards(2, 3).takesTurn(BLUE, "area WWWW -1,0");
        assertThat(scene).hasValue("0,0 E", 4).hasValue("0,0 W", 2);
        scene.plays(RED, "area WWWW -1,1");

        assertThat(scene).hasValue("0,0 E", 6).hasValue("0,0 W", 6).hasValue("-1,1 S", 6);
    }

    @Test
    @DisplayName("EC-4.1 a bridge laid last between two shores of one water counts once too")
    void ec4_1_bridgeLast() {
        Scene scene = Scene.basic(2)
                .on("WWWW", "WWWW", "LWWW", "WWWW", "WWWW", "LWLW")
                .cards(9, 1);
        scene.plays(RED, "area WWWW -1,0", "area WLWW -1,-1", "end").takesTurn(BLUE, "area WWWW -1,-2");
        scene.cards(2, 3).takesTurn(BLUE, "area WWWW 0,-2");
        assertThat(scene).hasValue("0,0 N", 5);
        scene.plays(RED, "area WLWL 0,-1");

        assertThat(scene).hasValue("0,0 N", 6).hasValue("0,-1 E", 2);
    }

    /** Strengths in the region of the starting tile, which is worth 1. */
    private static Scene strengths(int... bySeat) {
        String[] places = {"0,-1 S", "1,0 W", "0,1 N"};
        Scene scene = Scene.basic(bySeat.length).cards(bySeat.length == 2 ? new int[] {2, 1} : new int[] {3, 2, 1});
        for (int seat = 0; seat < bySeat.length; seat++) {
            String[] place = places[seat].split(" ");
            if (bySeat[seat] > 0) {
                scene.plays(seat, "supply", cab(place[0], place[1], bySeat[seat]));
            }
            scene.passes(seat);
        }
        return scene;
    }

    @ParameterizedTest
    @CsvSource({"3, 2, 1, 2, 1, 0", "1, 2, 3, 0, 1, 2", "1, 8, 0, 1, 2, 0", "0, 0, 4, 0, 0, 2", "0, 0, 0, 0, 0, 0"})
    @DisplayName("EC-4.2 the first gets twice the value and the second the value")
    void ec4_2_threePlayers(int red, int blue, int yellow, int redPoints, int bluePoints, int yellowPoints) {
        assertThat(strengths(red, blue, yellow)).wouldScore(redPoints, bluePoints, yellowPoints);
    }

    @ParameterizedTest
    @CsvSource({"3, 2, 2, 0", "1, 2, 0, 2", "0, 1, 0, 2"})
    @DisplayName("EC-4.2 with 2 players only the first scores")
    void ec4_2_twoPlayers(int red, int blue, int redPoints, int bluePoints) {
        assertThat(strengths(red, blue)).wouldScore(redPoints, bluePoints);
    }

    @Test
    @DisplayName("EC-4.2 with 4 players the second scores too")
    void ec4_2_fourPlayers() {
        Scene scene =
                Scene.basic(4).cards(4, 3, 2, 1).plays(RED, cab("1,0", "W", 2)).passes(RED);
        scene.plays(BLUE, cab("0,1", "N", 5)).passes(BLUE);

        assertThat(scene).wouldScore(1, 2, 0, 0);
    }

    /** Red and Blue have 2 each in the region of the starting tile, which is worth 1. */
    private static Scene tied(int players, String twoPlayerTie) {
        Scene scene = Scene.basic(players).with("twoPlayerTie", twoPlayerTie);
        scene.cards(players == 2 ? new int[] {2, 1} : new int[] {3, 2, 1});
        scene.plays(RED, cab("0,-1", "S", 2)).passes(RED);
        return scene.plays(BLUE, cab("0,1", "N", 2), cab("1,0", "W", 1), "take 1,0")
                .passes(BLUE);
    }

    @Test
    @DisplayName("EC-4.3 tied for first, each gets the value undoubled, and no other player scores there")
    void ec4_3_first() {
        Scene scene = tied(3, "value").plays(YELLOW, cab("1,0", "W", 1));

        assertThat(scene).hasStrengths("0,0 N", 2, 2, 1).wouldScore(1, 1, 0);
    }

    @Test
    @DisplayName("EC-4.3 tied for second, they get nothing")
    void ec4_3_second() {
        Scene scene = Scene.basic(3).on("LLLW", "LLLL").cards(3, 2, 1);
        scene.takesTurn(RED, "area LLLL 1,0", cab("2,0", "W", 3));
        scene.plays(BLUE, cab("0,-1", "S", 2)).passes(BLUE);
        scene.plays(YELLOW, cab("0,1", "N", 2), cab("1,1", "N", 2), "take 1,1");

        assertThat(scene).hasStrengths("0,0 N", 3, 2, 2).wouldScore(4, 0, 0);
    }

    @Test
    @DisplayName("EC-4.3 with 2 players the value by default, nothing with twoPlayerTie nothing")
    void ec4_3_twoPlayers() {
        assertThat(tied(2, "value")).wouldScore(1, 1);
        assertThat(tied(2, "nothing")).wouldScore(0, 0);
    }

    @Test
    @DisplayName("EC-4.3 twoPlayerTie doesn't apply to 3 players")
    void ec4_3_optionForTwoOnly() {
        assertThat(tied(3, "nothing")).wouldScore(1, 1, 0);
    }

    @Test
    @DisplayName("EC-4.4 every ship earns the value of the water its side faces")
    void ec4_4_ships() {
        Scene scene = Scene.basic(2).on("WWWW", "WWWWf").cards(2, 1);
        scene.plays(
                RED, "supply", "area WWWWf -1,0", "cab 0,-1 1", "cab -1,-1 1", "ship 0,-1 S", "ship -1,-1 S", "end");
        scene.plays(BLUE, "cab 0,1 1", "ship 0,1 N").passes(BLUE);
        assertThat(scene).hasValue("0,0 N", 4).wouldScore(8, 4);

        scene.cards(3, 2).plays(RED, "dock 0,-1 S");
        assertThat(scene).wouldScore(4, 4);
    }

    @Test
    @DisplayName("EC-4.4 ships of one tile may face different waters, and land beside them scores apart")
    void ec4_4_differentWaters() {
        Scene scene = Scene.basic(2).on("LLLW", "WWLW", "WWWW").cards(9, 1);
        scene.plays(RED, "supply", "area WWLW 0,-1", "area WWWW 1,-1", cab("1,0", "W", 2), "ship 1,0 N");

        // land of 2 tiles, first: 4; water of 2 tiles in the north, one ship: 2
        assertThat(scene).wouldScore(4 + 2, 0);
    }
}
