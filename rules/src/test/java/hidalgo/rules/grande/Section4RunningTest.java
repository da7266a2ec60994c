package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.grande.GrandePosition.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 4: how special actions run (EG-4.17). */
class Section4RunningTest {
    private static Scene announced(String card) {
        Scene scene = Scene.of(2);
        return (card.equals("king") ? scene : scene.onTop(card)).cards(2, 1).announces(RED, card);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "moveOwnRegion",
                "placeTwo",
                "moveOwnRegionOrPlaceTwo",
                "moveFiveOneRegion",
                "moveThreeOthers",
                "moveThreeAny",
                "moveTwoOwnTwoOthers",
                "moveFourOwn",
                "moveFourAny",
                "sendOneEach"
            })
    @DisplayName("EG-4.17 done ends the cards of EG-4.1, 4.2 and 4.5, also before the first step")
    void eg4_17_done(String card) {
        Scene scene = announced(card);
        assertThat(scene).isAt(Stage.ACTING).allows(RED, "done");

        assertThat(scene.plays(RED, "done")).isBetween(RED);
        assertThat(scene.position().isAnnounced()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"scoreOne", "scoreboard", "adviser", "eviction", "grande", "powerBack", "king"})
    @DisplayName("EG-4.17 for other cards, the choice must be made once the action runs")
    void eg4_17_mustChoose(String card) {
        Scene scene = announced(card);

        assertThat(scene).waitsFor(RED);
        assertThat(scene)
                .refuses(RED, "done")
                .because("EG-4.17", "you must make this choice; once the action is under way, you can’t waive it");
        assertThat(scene)
                .refuses(RED, "end")
                .because("EG-3.3", "the special action is under way and must be finished first");
        assertThat(scene.survey().legalMoves(RED)).doesNotContain("done", "end").isNotEmpty();
    }

    @Test
    @DisplayName("EG-4.17 the gift must be made, and the secret choice")
    void eg4_17_mustGive() {
        assertThat(announced("angryKing"))
                .refuses(BLUE, "done")
                .because("EG-4.17", "you must make this choice; once the action is under way, you can’t waive it");
        for (String card : new String[] {"secretTwo", "secretAll", "secretScoring"}) {
            assertThat(announced(card)).refuses(BLUE, "done").because("EG-4.16", "choose a region secretly first");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"moveOwnRegion", "moveFourOwn", "grande"})
    @DisplayName("EG-4.17 special may be announced even if it can do nothing, and ends automatically at its start")
    void eg4_17_nothing(String card) {
        Scene scene =
                Scene.of(2).onTop(card).cards(1, 13).announces(BLUE, "king").takesTurn(BLUE, "king Sev");
        assertThat(scene.chooses(RED, card)).allows(RED, "special");

        assertThat(scene.plays(RED, "special")).isBetween(RED);
        assertThat(scene)
                .refuses(RED, "special")
                .because("EG-3.3", "you have already announced your special action this turn");
    }

    @ParameterizedTest
    @CsvSource({"veto, 0", "allow, 1"})
    @DisplayName("EG-4.17 holders are asked about an action that can do nothing as about any other")
    void eg4_17_nothingUnderVeto(String answer, int left) {
        Scene scene = Scene.of(3)
                .onTop("veto", "moveThreeAny", "moveFourOwn")
                .vetoRound(BLUE)
                .cards(1, 2, 13);
        scene.announces(2, "king").plays(BLUE, "allow").takesTurn(2, "king Sev").takesTurn(BLUE, "card 4");
        scene.announces(RED, "moveFourOwn");
        assertThat(scene).isAt(Stage.ASKING).waitsFor(BLUE);

        assertThat(scene.plays(BLUE, answer)).isBetween(RED).hasVetoes(0, left, 0);
    }

    @Test
    @DisplayName("EG-4.17 an action without a possible step left ends automatically")
    void eg4_17_endsLater() {
        Scene scene = announced("moveFourOwn").plays(RED, "move Sev Cas 0");
        assertThat(scene).isAt(Stage.ACTING);

        assertThat(scene.plays(RED, "move Sev Cas 0")).isBetween(RED);
    }
}
