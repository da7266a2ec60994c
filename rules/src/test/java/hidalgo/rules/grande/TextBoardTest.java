package hidalgo.rules.grande;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.TextColours;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TextBoardTest {
    @Test
    void theBoardOfAFreshGame() {
        assertThat(TextBoard.of(GrandeTableTest.begin(Map.of()), TextColours.PLAIN))
                .isEqualTo("""
                        Round 1 of 9: Blue plays a power card

                        Region                 Value       Red      Blue    Yellow      Here
                        Gal Galicia            4/2/0                                the King
                        Bas País Vasco         5/3/1            G 2 (1.)
                        Old Castilla la Vieja  6/4/2  G 2 (1.)
                        Ara Aragón             5/4/1
                        Cat Cataluña           4/2/1
                        New Castilla la Nueva  7/4/2
                        Val Valencia           5/3/2
                        Gra Granada            6/3/1
                        Sev Sevilla            4/3/1                      G 2 (1.)
                        Cas Castillo           5/3/1         ?         ?         ?
                        (1.) rank  G grande  ? contents not shown

                        Action card                                   Left
                        1 move your own caballeros out of one region    10
                        2 keep a veto                                   10
                        3 score the regions worth 4                     10
                        4 evict the others from a region                10
                        5 move the King                                  0

                        Seat      Points  Now  Court  Province  Vetoes  Card                           Hand
                          Red          0   +8      7        21       0     –  1 2 3 4 5 6 7 8 9 10 11 12 13
                        > Blue         0   +7      7        21       0     –  1 2 3 4 5 6 7 8 9 10 11 12 13
                          Yellow       0   +6      7        21       0     –  1 2 3 4 5 6 7 8 9 10 11 12 13
                        """);
    }

    @Test
    void theHeadlineSaysWhatTheGameWaitsFor() {
        GrandePosition position = GrandeTableTest.begin(Map.of("castillo", "open"), "scoreboard");
        headline(position, "Round 1 of 9: Blue plays a power card", "1 power 13", "2 power 1", "0 power 2");
        headline(position, "Round 1 of 9: Blue chooses an action card", "1 card 2", "1 special");
        headline(position, "Round 1 of 9: Blue is to move", "1 place Cas");
        headline(position, "Round 1 of 9: Blue places caballeros", "1 done", "1 end", "0 card 4", "0 special");
        headline(position, "Round 1 of 9: Blue allows or stops the special action of Red: set a scoreboard", "1 allow");
        headline(position, "Round 1 of 9: special action of Red: set a scoreboard; Red is to move", "0 board high Cas");
        assertThat(TextBoard.of(position, TextColours.PLAIN))
                .contains("Cas Castillo           8/4/0              1 (1.)            scoreboard high")
                .contains("4 set a scoreboard (chosen by Red)")
                .contains("> Red");
    }

    @Test
    void secretChoicesNameThoseWhoStillHaveToMakeThem() {
        GrandePosition position = GrandeTableTest.begin(Map.of("fetch", "upTo"), "secretScoring");
        GrandeTableTest.play(position, "1 power 13", "2 power 1", "0 power 2");
        headline(
                position,
                "Round 1 of 9: Blue chooses how many caballeros come from the province",
                "1 fetch 0",
                "1 card 4",
                "1 special",
                "0 disk Sev");
        assertThat(TextBoard.of(position, TextColours.PLAIN))
                .startsWith(
                        "Round 1 of 9: special action of Blue: everyone secretly chooses a region; those chosen once are "
                                + "scored; choosing secretly: Blue, Yellow\n");
    }

    @Test
    void aShortGameCountsItsRoundsAsTheLongOne() {
        assertThat(TextBoard.of(GrandeTableTest.begin(Map.of("short", "true")), TextColours.PLAIN))
                .startsWith("Round 2 of 9: ");
    }

    @Test
    void coloursAreForTerminals() {
        assertThat(TextBoard.of(GrandeTableTest.begin(Map.of()), TextColours.COLOUR))
                .contains("\u001B[44;97mBlue\u001B[0m");
    }

    /** Checks the headline, then plays on. */
    private static void headline(GrandePosition position, String line, String... moves) {
        assertThat(TextBoard.of(position, TextColours.PLAIN)).startsWith(line + "\n");
        GrandeTableTest.play(position, moves);
    }
}
