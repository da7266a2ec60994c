package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.rules.Refused;
import hidalgo.rules.Ruling;
import hidalgo.rules.caballero.state.CaballeroOptions;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 7: the notation of moves and options (EC-7). */
class Section7NotationTest {
    @Test
    @DisplayName("EC-7 every kind of move is read and written as the table has it")
    void ec7_everyKind() {
        Scene scene = Scene.expanded(2).on("LWWW", "LLWWg", "LWWW", "LLLW", "WWWW", "LLLL");
        assertWritten(scene, RED, "power 9");
        assertWritten(scene, BLUE, "power 3");
        assertWritten(scene, RED, "supply");
        assertWritten(scene, RED, "area WLLWg 0,-1");
        assertWritten(scene, RED, "area WWWL 1,-1");
        assertWritten(scene, RED, "governor 0,-1 E");
        assertWritten(scene, RED, "end");
        assertWritten(scene, BLUE, "supply");
        assertWritten(scene, BLUE, "area WWWW -1,0");
        assertWritten(scene, BLUE, "cab -1,1 1");
        assertWritten(scene, BLUE, "cab -1,-1 4");
        assertWritten(scene, BLUE, "ship -1,1 N");
        assertWritten(scene, BLUE, "sail -1,1 N -1,-1 S");
        assertWritten(scene, BLUE, "dock -1,-1 S");
        assertWritten(scene, BLUE, "sail -1,1 N");
        assertWritten(scene, BLUE, "castillo -1,1");
        assertWritten(scene, BLUE, "castillo -1,1 -1,-1");
        assertWritten(scene, BLUE, "grande -1,1");
        assertWritten(scene, BLUE, "take -1,-1");
        assertWritten(scene, BLUE, "end");
    }

    @Test
    @DisplayName("EC-7 a place with the grande is one move")
    void ec7_placeWithGrande() {
        Scene scene = Scene.expanded(2).on("LLLW", "LLLW", "LLLL").cards(9, 1);
        scene.plays(RED, "supply", "area LLLW 0,-1", "area LLLL 1,-1");

        assertWritten(scene, RED, "cab 1,0 2 grande");
    }

    /** Plays a legal move and sees that it is written as it was read. */
    private static void assertWritten(Scene scene, int seat, String move) {
        assertThat(scene).allows(seat, move);
        if (scene.position().judge(seat, move) instanceof Ruling.Legal(int number)) {
            assertThat(scene.position().notation(number)).isEqualTo(move);
            scene.position().play(seat, number);
        }
    }

    @Test
    @DisplayName("EC-7 a raise is written with the number that faces north")
    void ec7_raise() {
        Scene scene = Scene.basic(2).cards(2, 1).plays(RED, "supply", "cab 1,0 2");

        assertWritten(scene, RED, "raise 1,0 6");
        assertThat(scene).hasStrengths("0,0 E", 5, 0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "pass",
                "Supply",
                "supply ",
                " supply",
                "supply 1",
                "end 1",
                "end\n",
                "power",
                "power 0",
                "power 14",
                "power 09",
                "power +9",
                "power 9 9",
                "power nine",
                "power 100",
                "power -9",
                "area LLLL",
                "area LLL 1,0",
                "area LLLLx 1,0",
                "area LLLL 1",
                "area LLLL 1,0 2",
                "area  LLLL 1,0",
                "cab 1,0",
                "cab 1,0 0",
                "cab 1,0 9",
                "cab 1,0 03",
                "cab 1,0 3 Grande",
                "cab 1,0 3 grande 1",
                "cab 1;0 3",
                "cab 01,0 3",
                "cab +1,0 3",
                "cab 1,-0 3",
                "cab -0,1 3",
                "cab -,0 3",
                "cab ,0 3",
                "cab 1, 3",
                "cab 1,0,0 3",
                "cab 1.0,0 3",
                "cab 1,٣ 3",
                "cab 1,0 ٣",
                "raise 1,0",
                "raise 1,0 9",
                "raise 1,0 3 grande",
                "ship 1,0",
                "ship 1,0 X",
                "ship 1,0 n",
                "ship 1,0 NE",
                "ship 1,0 ",
                "ship 1,0 N 2,0 N",
                "castillo",
                "castillo 1",
                "castillo 1,0 ",
                "castillo 1,0 2,0 3,0",
                "take",
                "take 1,0 N",
                "dock 1,0",
                "dock 1,0 N N",
                "sail 1,0",
                "sail 1,0 N 2,0",
                "sail 1,0 N 2,0 Q",
                "sail 1,0 N 2,0 E 3",
                "governor 1,0",
                "governor 1,0 5",
                "grande",
                "grande 1,0 N",
            })
    @DisplayName("EC-7 anything else is malformed")
    void ec7_malformed(String text) {
        String reason = "\"" + text
                + "\" is not a move; moves are written like \"power 9\", \"area WLLWg 2,-1\", \"cab 1,0 3\" or \"end\"";

        assertThat(Scene.basic(2)).refuses(RED, text).because("EC-7", reason);
        assertThat(Scene.basic(2).cards(2, 1)).refuses(RED, text).because("EC-7", reason);
        assertThat(Scene.basic(2)).refuses(BLUE, text).because("EC-7", reason);
    }

    @Test
    @DisplayName("EC-7 a long malformed text is cut short in the refusal")
    void ec7_long() {
        assertThat(Scene.basic(2))
                .refuses(RED, "x".repeat(5000))
                .because(
                        "EC-7",
                        "\"" + "x".repeat(60)
                                + "…\" is not a move; moves are written like \"power 9\", \"area WLLWg 2,-1\", \"cab 1,0 3\""
                                + " or \"end\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"128,0", "0,-128", "1000000,0", "99999999999999999999,-99999999999999999999", "-2147483649,1"})
    @DisplayName("EC-7 a cell however far away is well-formed")
    void ec7_farCells(String cell) {
        Scene scene = Scene.basic(2).cards(2, 1);

        for (String move :
                new String[] {"cab " + cell + " 1", "take " + cell, "ship " + cell + " N", "area WWWW " + cell}) {
            assertThat(Survey.objection(scene.position(), RED, move)).as(move).isNotNull();
            assertThat(scene.isLegal(RED, move)).as(move).isFalse();
        }
    }

    @Test
    @DisplayName("EC-7 a region is written by its first side in reading order, and read by any")
    void ec7_regions() {
        Scene scene = Scene.expanded(2).on("LLLW", "LLLW", "LLWW", "LLLW").cards(9, 1);
        scene.takesTurn(RED, "supply", "area LWLL 1,0", "area LLWW 2,0").takesTurn(BLUE, "area WLLL 2,1");
        scene.cards(3, 2).plays(RED, "supply", "area WWWW -1,0", "cab -1,-1 1");

        for (String side : new String[] {"1,0 E", "2,0 W", "2,0 S", "2,1 N"}) {
            assertThat(written(scene, RED, "governor " + side)).isEqualTo("governor 1,0 E");
        }
        scene.plays(RED, "governor 2,0 S");
        assertThat(written(scene, RED, "ship 2,1 N")).isEqualTo("ship 1,0 E");
        scene.plays(RED, "ship 2,0 W", "dock 2,1 N", "sail 2,0 S");
        assertThat(written(scene, RED, "sail 2,1 N -1,-1 S")).isEqualTo("sail 1,0 E -1,-1 S");
        scene.plays(RED, "sail 2,0 W -1,-1 S");
        assertThat(written(scene, RED, "sail -1,-1 S 2,0 S")).isEqualTo("sail -1,-1 S 1,0 E");
    }

    private static String written(Scene scene, int seat, String move) {
        if (scene.position().judge(seat, move) instanceof Ruling.Legal(int number)) {
            return scene.position().notation(number);
        }
        throw new AssertionError(move + " is refused");
    }

    @Test
    @DisplayName("EC-7 a written tile reads N E S W; x grows to the east and y to the south")
    void ec7_directions() {
        Scene scene = Scene.basic(2).on("WLWW", "LLWW").cards(2, 1).plays(RED, "area LWWL 1,0");

        assertThat(scene.survey().region("0,0 E").sides()).containsExactlyInAnyOrder("0,0 E", "1,0 W", "1,0 N");
        assertThat(scene).allows(RED, Scene.cab("1,-1", "S", 1));
    }

    @Test
    @DisplayName("EC-7 only players must be given; everything else has a default")
    void ec7_defaults() {
        Map<String, String> values =
                new ElCaballero().choose(Map.of("players", "3")).values();

        assertThat(values)
                .containsExactly(
                        Map.entry("players", "3"),
                        Map.entry("expanded", "false"),
                        Map.entry("bidOrder", "clockwise"),
                        Map.entry("tieTest", "sum"),
                        Map.entry("redock", "sameTurn"),
                        Map.entry("twoPlayerTie", "value"),
                        Map.entry("secondTile", "owed"),
                        Map.entry("grandeTakeBack", "forbidden"),
                        Map.entry("tileSet", "reconstructed"));
        assertThatThrownBy(() -> new ElCaballero().choose(Map.of()))
                .isInstanceOf(Refused.class)
                .hasMessage("EC-2.1: choose a value for \"players\": 2, 3, 4");
    }

    @Test
    @DisplayName("EC-7 every option's other value is read and written back")
    void ec7_otherValues() {
        Map<String, String> others = Map.of(
                "players", "4",
                "expanded", "true",
                "bidOrder", "lastTurnReversed",
                "tieTest", "each",
                "redock", "laterTurn",
                "twoPlayerTie", "nothing",
                "secondTile", "free",
                "grandeTakeBack", "allowed",
                "tileSet", "mine");

        assertThat(CaballeroOptions.of(others).values()).isEqualTo(others);
    }

    @Test
    @DisplayName("EC-7 an unknown option, or an unknown value of one, is refused")
    void ec7_unknownOption() {
        assertThatThrownBy(() -> new ElCaballero().choose(Map.of("players", "2", "speed", "fast")))
                .isInstanceOf(Refused.class)
                .hasMessage(
                        "EC-7: there is no option \"speed\"; choose from players, expanded, bidOrder, tieTest, redock,"
                                + " twoPlayerTie, secondTile, grandeTakeBack, tileSet");
        assertThatThrownBy(() -> new ElCaballero().choose(Map.of("players", "2", "tieTest", "Sum")))
                .isInstanceOf(Refused.class)
                .hasMessage("EC-3.13: \"Sum\" is not a value of \"tieTest\"; choose from sum, each");
    }
}
