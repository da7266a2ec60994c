package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static hidalgo.rules.grande.Scene.each;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.ScoreLine;
import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 5: scoring. */
class Section5ScoringTest {
    /** A place with a number of caballeros of each seat is scored; homes and King are in other places. */
    private static Scene scored(String place, String counts) {
        int[] bySeat = Stream.of(counts.split(" ")).mapToInt(Integer::parseInt).toArray();
        Scene scene = Scene.of(bySeat.length).homes("Sev Cat Val Gra New").onTop("scoreOne", "scoreOne", "scoreOne");
        scene.gathers(place, bySeat).layHighest();
        return scene.announces(scene.position().active(), "scoreOne");
    }

    private static void assertScores(String place, String counts, String points) {
        Scene scene = scored(place, counts);
        Integer[] expected =
                Arrays.stream(points.split(" ")).map(Integer::valueOf).toArray(Integer[]::new);
        assertThat(scene).wouldScore(place, expected);
        scene.plays(scene.position().active(), "score " + place);
        assertThat(scene)
                .scoredLast(scene.position().round(), "scoreOne", expected)
                .hasTotals(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "Bas, 5 4 3 2 1, 5 3 1 0 0",
        "Old, 3 2 1 0, 6 4 2 0",
        "Old, 0 0 0 1, 0 0 0 6",
        "Bas, 0 2 0 1, 0 5 0 3",
        "Cas, 1 2 3 4, 0 1 3 5",
    })
    @DisplayName("EG-5.1 ranks by number of caballeros; who has none does not rank")
    void eg5_1_ranks(String place, String counts, String points) {
        assertScores(place, counts, points);
    }

    @ParameterizedTest
    @CsvSource({
        "Bas, 2 2 2 1, 3 3 3 1",
        "Old, 4 3 2 2, 6 4 0 0",
        "Bas, 4 4 3 3, 3 3 0 0",
        "Cas, 4 4 3 3, 3 3 0 0",
        "Old, 3 3 2 1, 4 4 2 0",
        "Old, 3 2 2 1, 6 2 2 0",
        "Old, 3 2 2 2, 6 2 2 2",
        "Bas, 1 1 1 1, 3 3 3 3",
        "Bas, 2 2 2 2 1, 3 3 3 3 1",
        "Old, 3 3 2 2 1, 4 4 0 0 0",
        "Old, 3 2 1 1 1, 6 4 0 0 0",
        "Bas, 0 1 0 1, 0 3 0 3",
    })
    @DisplayName("EG-5.1 a tied group takes the value of the next rank, and those behind rank after it")
    void eg5_1_ties(String place, String counts, String points) {
        assertScores(place, counts, points);
    }

    @Test
    @DisplayName("EG-5.1 grandes don't count for ranks")
    void eg5_1_grandes() {
        Scene scene = Scene.of(3).onTop("moveFourOwn").cards(3, 2, 1).announces(RED, "moveFourOwn");
        scene.plays(RED, "move Sev Cat 0", "move Sev Cat 0");

        assertThat(scene).wouldScore("Sev", 0, 0, 0).wouldScore("Cat", 2, 2, 0);
    }

    @ParameterizedTest
    @CsvSource({
        "Bas, 2 1, 5 0",
        "Bas, 1 1, 0 0",
        "Cas, 1 2, 0 5",
        "Cas, 2 2, 0 0",
        "Bas, 3 2 1, 5 3 0",
        "Bas, 2 2 1, 3 3 0",
        "Bas, 2 1 1, 5 0 0",
        "Old, 1 1 1, 4 4 4",
        "Cas, 1 2 3, 0 3 5",
        "Cas, 0 2 2, 0 3 3"
    })
    @DisplayName("EG-5.2 with 2 players only the first value counts, with 3 only the first two")
    void eg5_2_fewPlayers(String place, String counts, String points) {
        assertScores(place, counts, points);
    }

    @Test
    @DisplayName("EG-5.2 a scoreboard's values are limited in the same way")
    void eg5_2_scoreboard() {
        Scene scene = Scene.of(2).onTop("scoreboard").cards(2, 1).announces(RED, "scoreboard");
        scene.plays(RED, "board high Old", "place Old", "place Old", "done", "end")
                .places(BLUE, 1, "1 Old");

        assertThat(scene).wouldScore("Old", 8, 0);
    }

    @Test
    @DisplayName("EG-5.3 a sole first in the King's region gets 2 more, whether it is their home or not")
    void eg5_3_king() {
        Scene scene = Scene.of(3)
                .homes("Sev Cat Val")
                .cards(3, 2, 1)
                .places(RED, 3, "2 Bas")
                .places(BLUE, 1, "1 Bas");
        assertThat(scene).wouldScore("Bas", 5, 3, 0);

        scene.announces(YELLOW, "king").plays(YELLOW, "king Bas");
        assertThat(scene).wouldScore("Bas", 7, 3, 0);
    }

    @Test
    @DisplayName("EG-5.3 a sole first beside his own grande gets 2 more; both bonuses can come together")
    void eg5_3_grande() {
        Scene scene = Scene.of(2).cards(2, 1);
        assertThat(scene).wouldScore("Sev", 6, 0).wouldScore("Cat", 0, 6);

        assertThat(scene.announces(RED, "king").plays(RED, "king Cat"))
                .wouldScore("Cat", 0, 8)
                .wouldScore("Sev", 6, 0);
    }

    @Test
    @DisplayName("EG-5.3 a grande gives no bonus to a sole first who doesn't own it, nor to its owner in a lower rank")
    void eg5_3_othersGrande() {
        Scene scene = Scene.of(3).cards(3, 2, 1).places(RED, 4, "3 Old");

        assertThat(scene).hasGrande(YELLOW, "Old").wouldScore("Old", 6, 0, 4);
    }

    @Test
    @DisplayName("EG-5.3 no bonus on a tie, neither the King's nor the grande's")
    void eg5_3_tie() {
        Scene scene = Scene.of(3)
                .cards(3, 2, 1)
                .places(RED, 2, "2 Old")
                .announces(BLUE, "king")
                .plays(BLUE, "king Old");

        assertThat(scene).hasGrande(YELLOW, "Old").hasCaballeros("Old", 2, 0, 2).wouldScore("Old", 4, 0, 4);
    }

    @Test
    @DisplayName("EG-5.3 the score sheet names each amount's place and reason")
    void eg5_3_sheet() {
        Scene scene = Scene.of(3).cards(3, 2, 1).plays(RED, "card 5", "special", "king Sev", "end");

        assertThat(scene.position().scoreSheet())
                .containsExactlyInAnyOrder(
                        new ScoreLine(RED, "Sev", "eg.first", 4),
                        new ScoreLine(RED, "Sev", "eg.king", 2),
                        new ScoreLine(RED, "Sev", "eg.grande", 2),
                        new ScoreLine(BLUE, "Cat", "eg.first", 4),
                        new ScoreLine(BLUE, "Cat", "eg.grande", 2),
                        new ScoreLine(YELLOW, "Old", "eg.first", 6),
                        new ScoreLine(YELLOW, "Old", "eg.grande", 2));
        assertThat(scene.survey().ifScoredNow()).containsExactly(8, 6, 8);
    }

    @Test
    @DisplayName("EG-5.3 the score sheet distinguishes ranks and ties")
    void eg5_3_sheetRanks() {
        assertThat(scored("Bas", "3 2 1 0").position().scoreSheet())
                .contains(
                        new ScoreLine(0, "Bas", "eg.first", 5),
                        new ScoreLine(1, "Bas", "eg.second", 3),
                        new ScoreLine(2, "Bas", "eg.third", 1));
        assertThat(scored("Cas", "2 2 0 0").position().scoreSheet())
                .contains(new ScoreLine(0, "Cas", "eg.tiedFirst", 3), new ScoreLine(1, "Cas", "eg.tiedFirst", 3));
        assertThat(scored("Bas", "3 2 2 0").position().scoreSheet())
                .contains(new ScoreLine(1, "Bas", "eg.tiedSecond", 1), new ScoreLine(2, "Bas", "eg.tiedSecond", 1));
    }

    @Test
    @DisplayName("EG-5.4 every player with caballeros in the Castillo chooses a region secretly, not the King's")
    void eg5_4_choices() {
        Scene scene = beforeScoring();
        assertThat(scene)
                .isAt(Stage.CASTILLO)
                .isRound(3)
                .waitsFor(RED, YELLOW)
                .obliges(RED, YELLOW)
                .hasScorings(0);
        assertThat(scene).lists(RED, each("disk *", "Bas Old Ara Cat New Val Gra Sev"));
        assertThat(scene)
                .refuses(RED, "disk Gal")
                .because("EG-5.4", "Galicia is the King’s region and can’t be chosen");
        assertThat(scene)
                .refuses(RED, "disk Cas")
                .because("EG-1.2", "the disk shows the nine regions only, not the Castillo");
        assertThat(scene)
                .refuses(BLUE, "disk Bas")
                .because("EG-4.16", "the other players are choosing in secret; there is nothing for you to choose");
        assertThat(scene).refuses(RED, "end").because("EG-4.16", "choose a region secretly first");
        assertThat(scene).refuses(RED, "veto").because("EG-4.15", "there is no special action to stop now");

        assertThat(scene.plays(YELLOW, "disk Sev")).waitsFor(RED).hasCaballeros("Cas", 2, 0, 1);
        assertThat(scene.position().view(YELLOW).table().disk()).isEqualTo("Sev");
        assertThat(scene.position().view(RED).table().disk()).isEmpty();
    }

    /** Two of Red and one of Yellow are in the Castillo when round 3 ends. */
    private static Scene beforeScoring() {
        Scene scene = Scene.of(3).quietRounds(2).layHighest();
        for (int i = 0; i < 3; i++) {
            int seat = scene.position().active();
            if (seat == BLUE) {
                scene.takesTurn(BLUE, "card 1");
            } else {
                scene.places(seat, seat == RED ? 2 : 3, (seat == RED ? "2" : "1") + " Cas");
            }
        }
        return scene;
    }

    @Test
    @DisplayName(
            "EG-5.4 the Castillo is scored, its caballeros move to the regions chosen, the nine regions are scored")
    void eg5_4_course() {
        Scene scene = beforeScoring().plays(YELLOW, "disk Sev").plays(RED, "disk Cat");

        // the Castillo 5 : 3; Sevilla 2 : 1 with Red's grande; Cataluña tied; Castilla la Vieja Yellow's with his
        // grande
        assertThat(scene).isRound(4).hasCaballeros("Cas", 0, 0, 0);
        assertThat(scene.position().haveChosen()).isZero();
        assertThat(scene).hasCaballeros("Sev", 2, 0, 1).hasCaballeros("Cat", 2, 2, 0);
        assertThat(scene)
                .hasScorings(1)
                .scoredLast(3, "general", 5 + 6 + 2, 2, 3 + 3 + 8)
                .hasTotals(13, 2, 14);
    }

    @Test
    @DisplayName("EG-5.4 with an empty Castillo, no player is asked")
    void eg5_4_emptyCastillo() {
        assertThat(Scene.of(3).quietRounds(3)).isRound(4).isAt(Stage.LAYING).scoredLast(3, "general", 6, 6, 8);
    }

    @Test
    @DisplayName("EG-5.4 the last general scoring ends the game")
    void eg5_4_last() {
        Scene scene = Scene.of(2).with("short", "true").quietRounds(5).layHighest();
        int seat = scene.position().active();
        scene.places(seat, 1, "1 Cas").passes(1 - seat);
        assertThat(scene).isAt(Stage.CASTILLO).isRound(9).waitsFor(seat);

        scene.plays(seat, "disk New");
        assertThat(scene).isAt(Stage.OVER).hasScorings(3);
        assertThat(scene.position().total(seat)).isEqualTo(6 + 6 + 6 + 5 + 7);
        assertThat(scene.position().total(1 - seat)).isEqualTo(18);
    }
}
