package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLACK;
import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static hidalgo.rules.grande.Scene.each;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 4: the cards that score (EG-4.7). */
class Section4ScoringCardsTest {
    /** The homes with 2 each, and 3 of Red, 2 of Blue and 1 of Yellow in País Vasco, 1 of Red and 2 of Black in the Castillo. */
    private static Scene announced(String card) {
        Scene scene = Scene.of(4).onTop("veto", "scoreCastillo".equals(card) ? "scoreFours" : "scoreCastillo", card);
        scene.cards(5, 4, 3, 2)
                .places(RED, 4, "3 Bas 1 Cas")
                .places(BLUE, 2, "2 Bas")
                .places(YELLOW, 1, "1 Bas");
        scene.places(BLACK, 3, "2 Cas");
        return scene.cards(9, 8, 7, 6).announces(RED, card);
    }

    @Test
    @DisplayName("EG-4.7 scoreOne: any one region, the King's too, or the Castillo")
    void eg4_7_scoreOne() {
        Scene scene = announced("scoreOne");
        assertThat(scene)
                .lists(RED, each("score *", "Gal Bas Old Ara Cat New Val Gra Sev Cas"))
                .hasScorings(0);

        assertThat(scene.plays(RED, "score Bas")).isBetween(RED).scoredLast(2, "scoreOne", 5, 3, 1, 0);
        assertThat(announced("scoreOne").plays(RED, "score Cas")).scoredLast(2, "scoreOne", 3, 0, 0, 5);
        assertThat(announced("scoreOne").plays(RED, "score Old")).scoredLast(2, "scoreOne", 0, 0, 8, 0);
        assertThat(announced("scoreOne").plays(RED, "score Cas")).hasCaballeros("Cas", 1, 0, 0, 2);
    }

    @Test
    @DisplayName("EG-4.7 scoreOne: an empty region scores nothing, but the scoring counts")
    void eg4_7_scoreOneNothing() {
        Scene scene = announced("scoreOne").plays(RED, "score Gal");

        assertThat(scene).hasScorings(1).scoredLast(2, "scoreOne", 0, 0, 0, 0).hasTotals(0, 0, 0, 0);
    }

    @Test
    @DisplayName("EG-4.7 the points of a face-up card are known until the card is chosen")
    void eg4_7_scoredBy() {
        Scene scene =
                Scene.of(2).onPile(2, "scoreOne").onPile(3, "scoreCastillo").cards(2, 1);
        assertThat(scene.position().scoredBy(3)).isEqualTo(1 << Place.CASTILLO);
        assertThat(scene.position().scoredBy(2)).isZero();

        scene.chooses(RED, "scoreCastillo");
        assertThat(scene.position().scoredBy(3)).isZero();
    }

    @Test
    @DisplayName("EG-4.7 scoreOne does the same from pile 3")
    void eg4_7_scoreOneOfPileThree() {
        Scene scene =
                Scene.of(2).onPile(2, "veto").onPile(3, "scoreOne").cards(2, 1).announces(RED, "scoreOne");
        assertThat(scene.position().chosenPile()).isEqualTo(3);

        assertThat(scene.plays(RED, "score Cat")).isBetween(RED).scoredLast(1, "scoreOne", 0, 6);
    }

    @Test
    @DisplayName("EG-4.7 scoreOne must be chosen, and is no other move")
    void eg4_7_scoreOneRefused() {
        Scene scene = announced("scoreOne");

        assertThat(scene)
                .refuses(RED, "done")
                .because("EG-4.17", "you must make this choice; once the action is under way, you can’t waive it");
        assertThat(scene)
                .refuses(RED, "king Old")
                .because("EG-4.7", "the special action is under way: choose what is scored");
    }

    @Test
    @DisplayName("EG-4.7 scoreFours: every region whose first value in force is 4, not the Castillo")
    void eg4_7_scoreFours() {
        // Sevilla of Red and Cataluña of Blue, with their grandes
        assertThat(announced("scoreFours")).isBetween(RED).hasScorings(1).scoredLast(2, "scoreFours", 6, 6, 0, 0);
    }

    @Test
    @DisplayName("EG-4.7 scoreFives: every region whose first value in force is 5, not the Castillo")
    void eg4_7_scoreFives() {
        assertThat(announced("scoreFives")).isBetween(RED).scoredLast(2, "scoreFives", 5, 3, 1, 7);
    }

    @Test
    @DisplayName("EG-4.7 scoreSixesSevens: every region whose first value in force is 6 or 7")
    void eg4_7_scoreSixesSevens() {
        assertThat(announced("scoreSixesSevens")).isBetween(RED).scoredLast(2, "scoreSixesSevens", 0, 0, 8, 0);

        Scene scene = Scene.of(3).homes("Gra New Cat").onTop("scoreSixesSevens").cards(3, 2, 1);
        assertThat(scene.announces(RED, "scoreSixesSevens")).scoredLast(1, "scoreSixesSevens", 8, 9, 0);
    }

    @Test
    @DisplayName(
            "EG-4.7 a scoreboard's value counts for scoreFours, scoreFives and scoreSixesSevens, not the printed one")
    void eg4_7_scoreboards() {
        // low on Castilla la Vieja makes it a four; high on Cataluña makes it none of all
        for (String card : new String[] {"scoreFours", "scoreFives", "scoreSixesSevens"}) {
            Scene scene = Scene.of(3).onTop("scoreboard", "scoreboard").onTop("scoreCastillo", "scoreCastillo", card);
            scene.cards(3, 2, 1)
                    .announces(RED, "scoreboard")
                    .takesTurn(RED, "board low Old")
                    .othersPass();
            scene.cards(6, 5, 4)
                    .announces(RED, "scoreboard")
                    .takesTurn(RED, "board high Cat")
                    .othersPass();
            scene.cards(9, 8, 7).announces(RED, card);

            boolean fours = card.equals("scoreFours");
            assertThat(scene).scoredLast(3, card, fours ? 6 : 0, 0, fours ? 6 : 0);
        }
    }

    @Test
    @DisplayName("EG-4.7 scoreFours passes over the Castillo, even with a scoreboard 4/0/0 on it; scoreFives too")
    void eg4_7_castilloNever() {
        Scene scene = Scene.of(2).homes("Val Bas").onTop("scoreboard", "grande").onTop("scoreCastillo", "scoreFours");
        scene.cards(2, 1).announces(RED, "scoreboard").plays(RED, "board low Cas", "place Cas", "done", "end");
        scene.passes(BLUE).cards(4, 3);
        assertThat(scene.announces(RED, "scoreFours")).scoredLast(2, "scoreFours", 0, 0);

        Scene fives = Scene.of(2)
                .homes("Gra Old")
                .onTop("scoreCastillo", "scoreFives")
                .cards(2, 1)
                .places(RED, 4, "1 Cas");
        fives.passes(BLUE).cards(4, 3);
        assertThat(fives.announces(RED, "scoreFives")).scoredLast(2, "scoreFives", 0, 0);
    }

    @Test
    @DisplayName("EG-4.7 scoreCastillo: its caballeros stay")
    void eg4_7_scoreCastillo() {
        Scene scene = announced("scoreCastillo");

        assertThat(scene)
                .isBetween(RED)
                .scoredLast(2, "scoreCastillo", 3, 0, 0, 5)
                .hasCaballeros("Cas", 1, 0, 0, 2);
    }

    @Test
    @DisplayName("EG-4.7 scoreFirsts: in every region only the first place, with his bonuses, not the Castillo")
    void eg4_7_scoreFirsts() {
        assertThat(announced("scoreFirsts")).isBetween(RED).scoredLast(2, "scoreFirsts", 6 + 5, 6, 8, 7);
    }

    @Test
    @DisplayName("EG-4.7 scoreFirsts: a tie for first scores nothing, the King's bonus comes too")
    void eg4_7_scoreFirstsTies() {
        Scene scene = Scene.of(3)
                .homes("Sev Cat Ara")
                .onTop("scoreCastillo", "scoreFirsts")
                .cards(4, 3, 2);
        scene.places(RED, 4, "1 Bas 1 Old")
                .places(BLUE, 3, "1 Bas")
                .passes(YELLOW)
                .cards(7, 6, 5);
        scene.announces(RED, "king").takesTurn(RED, "king Old").announces(BLUE, "scoreFirsts");

        assertThat(scene).scoredLast(2, "scoreFirsts", 6 + 6 + 2, 6, 7);
    }

    @Test
    @DisplayName("EG-4.7 scoreMost: the region with the most caballeros of all colours, or all tied")
    void eg4_7_scoreMost() {
        assertThat(announced("scoreMost")).isBetween(RED).scoredLast(2, "scoreMost", 5, 3, 1, 0);

        Scene tied = Scene.of(3).onTop("scoreMost").cards(3, 2, 1).announces(RED, "scoreMost");
        assertThat(tied).scoredLast(1, "scoreMost", 6, 6, 8);
    }

    @Test
    @DisplayName("EG-4.7 scoreFewest: the region with the fewest, or all tied; empty ones and the Castillo don't count")
    void eg4_7_scoreFewest() {
        assertThat(announced("scoreFewest")).isBetween(RED).scoredLast(2, "scoreFewest", 6, 6, 8, 7);

        Scene one =
                Scene.of(3).onTop("scoreCastillo", "scoreFewest").cards(4, 3, 2).places(RED, 4, "1 Bas 1 Cas");
        one.othersPass().cards(7, 6, 5).announces(RED, "scoreFewest");
        assertThat(one).scoredLast(2, "scoreFewest", 5, 0, 0);
    }

    @Test
    @DisplayName("EG-4.7 scoreMost does not count the Castillo, and the King's region counts")
    void eg4_7_scoreMostCastilloAndKing() {
        Scene scene =
                Scene.of(3).onTop("scoreCastillo", "scoreMost").cards(4, 3, 2).places(RED, 4, "1 Old 3 Cas");
        scene.places(BLUE, 3, "3 Cas")
                .passes(YELLOW)
                .cards(7, 6, 5)
                .announces(RED, "king")
                .takesTurn(RED, "king Old");
        scene.announces(BLUE, "scoreMost");

        assertThat(scene).scoredLast(2, "scoreMost", 4, 0, 6 + 2 + 2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "scoreFours",
                "scoreFives",
                "scoreSixesSevens",
                "scoreCastillo",
                "scoreFirsts",
                "scoreMost",
                "scoreFewest"
            })
    @DisplayName("EG-4.7 with nothing to score, there is still a scoring, of zeros")
    void eg4_7_nothing(String card) {
        // all caballeros have gone to the Castillo, except for its own card
        Scene scene = Scene.of(2).onTop("moveFourAny").onTop(card);
        scene.cards(2, 1);
        if (!card.equals("scoreCastillo")) {
            scene.announces(RED, "moveFourAny");
            scene.plays(RED, "move Sev Cas 0", "move Sev Cas 0", "move Cat Cas 1", "move Cat Cas 1", "end");
        } else {
            scene.takesTurn(RED, "card 1");
        }
        scene.announces(BLUE, card);

        assertThat(scene).isBetween(BLUE).hasScorings(1).scoredLast(1, card, 0, 0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "scoreFours",
                "scoreFives",
                "scoreSixesSevens",
                "scoreCastillo",
                "scoreFirsts",
                "scoreMost",
                "scoreFewest"
            })
    @DisplayName("EG-4.7 they need no choice and take none, and move nothing")
    void eg4_7_noChoice(String card) {
        Scene scene = announced(card);

        assertThat(scene).refusesAll(RED, "EG-3.3", "the special action is over", "score Gal", "score Cas");
        assertThat(scene)
                .hasCaballeros("Bas", 3, 2, 1, 0)
                .hasCaballeros("Cas", 1, 0, 0, 2)
                .hasKing("Gal");
    }
}
