package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 4: every card under a veto, when it is announced and part-way (EG-4.15). */
class Section4VetoedCardsTest {
    /** Blue holds a veto, and Red has announced the card in round 2. */
    private static Scene announced(String card) {
        Scene scene = Scene.of(3).onTop("veto");
        int pile = Scene.pileOf(card);
        if (pile != 2 && pile <= Piles.SHUFFLED) {
            String other = Piles.inBox(pile).stream()
                    .filter(text -> !text.equals(card))
                    .findFirst()
                    .orElseThrow();
            scene.onTop(other);
        }
        return (pile > Piles.SHUFFLED ? scene : scene.onTop(card))
                .vetoRound(BLUE)
                .cards(3, 2, 1)
                .announces(RED, card);
    }

    static Stream<String> cardsButVeto() {
        return IntStream.rangeClosed(1, GrandePosition.PILES)
                .boxed()
                .flatMap(pile -> Piles.inBox(pile).stream())
                .distinct()
                .filter(card -> !card.equals("veto"));
    }

    @ParameterizedTest
    @MethodSource("cardsButVeto")
    @DisplayName("EG-4.15 every card but the veto can be stopped when it is announced, and then does nothing")
    void eg4_15_atAnnouncement(String card) {
        Scene scene = announced(card);
        assertThat(scene).isAt(Stage.ASKING).waitsFor(BLUE).obliges(BLUE).lists(BLUE, "allow", "veto");
        List<String> before = scene.survey().table();
        scene.plays(BLUE, "veto");

        assertThat(scene.survey().table()).isEqualTo(before);
        assertThat(scene).isBetween(RED).hasVetoes(0, 0, 0).hasScorings(0);
        assertThat(scene)
                .refuses(RED, "special")
                .because("EG-3.3", "you have already announced your special action this turn");
        // placing can't be stopped
        assertThat(scene).lists(RED, "place Old", "place Bas", "place Cas", "end");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "courtsAll",
                "courtsThree",
                "scoreFours",
                "scoreFives",
                "scoreSixesSevens",
                "scoreCastillo",
                "scoreFirsts",
                "scoreMost",
                "scoreFewest",
                "court"
            })
    @DisplayName("EG-4.15 an automatic action happens with the last allow, and there is nothing left to stop")
    void eg4_15_automatic(String card) {
        Scene scene = announced(card);
        List<String> before = scene.survey().table();
        scene.plays(BLUE, "allow");

        assertThat(scene).isBetween(RED).hasVetoes(0, 1, 0);
        if (card.startsWith("score")) {
            assertThat(scene).hasScorings(1);
        } else {
            assertThat(scene.survey().table()).isNotEqualTo(before);
        }
        assertThat(scene).refuses(BLUE, "veto").because("EG-4.15", "there is no special action to stop now");
    }

    @ParameterizedTest
    @CsvSource({
        "moveOwnRegion, move Sev New 0",
        "placeTwo, place Gra",
        "moveOwnRegionOrPlaceTwo, move Sev New 0",
        "moveOwnRegionOrPlaceTwo, place Gra",
        "moveFiveOneRegion, move Cat New 1",
        "moveThreeOthers, move Cat New 1",
        "moveThreeAny, move Old New 2",
        "moveTwoOwnTwoOthers, move Sev New 0",
        "moveFourOwn, move Sev New 0",
        "moveFourAny, move Sev Cas 0",
        "sendOneEach, send Cat 1",
    })
    @DisplayName("EG-4.15 a card with steps can be stopped before the first and after any step; finished steps stand")
    void eg4_15_partWay(String card, String step) {
        Scene unstarted = announced(card);
        List<String> untouched = unstarted.survey().table();
        unstarted.plays(BLUE, "allow");
        assertThat(unstarted).waitsFor(RED, BLUE).obliges(RED);
        assertThat(unstarted.plays(BLUE, "veto").survey().table()).isEqualTo(untouched);
        assertThat(unstarted).isBetween(RED).hasVetoes(0, 0, 0);

        Scene begun = announced(card).plays(BLUE, "allow").plays(RED, step);
        List<String> half = begun.survey().table();
        assertThat(half).isNotEqualTo(untouched);
        assertThat(begun).waitsFor(RED, BLUE);
        assertThat(begun.plays(BLUE, "veto").survey().table()).isEqualTo(half);
        assertThat(begun).isBetween(RED).hasVetoes(0, 0, 0);
        assertThat(begun).refuses(RED, "move Sev Gra 0").because("EG-3.3", "the special action is over");
        // the half of placing is still whole
        assertThat(begun).lists(RED, "place Old", "place Bas", "place Cas", "end");
    }

    @ParameterizedTest
    @CsvSource({
        "scoreOne, score Sev",
        "scoreboard, board high Sev",
        "adviser, king Old",
        "king, king Sev",
        "eviction, evict Old",
        "grande, grande New",
        "powerBack, take 3",
    })
    @DisplayName("EG-4.15 a card with one choice can be stopped before it is made, even after allow")
    void eg4_15_beforeChoice(String card, String choice) {
        Scene scene = announced(card);
        List<String> before = scene.survey().table();
        scene.plays(BLUE, "allow");
        assertThat(scene).waitsFor(RED, BLUE).obliges(RED).lists(BLUE, "veto").allows(RED, choice);
        scene.plays(BLUE, "veto");

        assertThat(scene.survey().table()).isEqualTo(before);
        assertThat(scene).isBetween(RED).hasScorings(0).hasVetoes(0, 0, 0);
        assertThat(scene).refuses(RED, choice).because("EG-3.3", "the special action is over");
    }

    @ParameterizedTest
    @ValueSource(strings = {"secretTwo", "secretAll", "secretScoring"})
    @DisplayName("EG-4.15 a card of secret choices can be stopped before the first of them, not after")
    void eg4_15_beforeDisks(String card) {
        Scene scene = announced(card);
        List<String> before = scene.survey().table();
        scene.plays(BLUE, "allow");
        assertThat(scene).isAt(Stage.DISKS);
        assertThat(scene.plays(BLUE, "veto").survey().table()).isEqualTo(before);
        assertThat(scene).isBetween(RED).hasScorings(0).hasVetoes(0, 0, 0);

        Scene begun = announced(card).plays(BLUE, "allow").plays(YELLOW, "disk Old");
        assertThat(begun)
                .refuses(BLUE, "veto")
                .because("EG-4.16", "secret choices have begun; an action can’t be stopped between them");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4})
    @DisplayName("EG-4.15 angryKing stopped after some gifts: they stay given")
    void eg4_15_angryKing(int gifts) {
        Scene scene = announced("angryKing").plays(BLUE, "allow");
        for (int i = 0; i < gifts; i++) {
            scene.plays(scene.position().stepper(), "give court");
        }
        List<String> before = scene.survey().table();
        scene.plays(BLUE, "veto");

        assertThat(scene.survey().table()).isEqualTo(before);
        assertThat(scene).isBetween(RED).hasVetoes(0, 0, 0);
        assertThat(scene).hasProvince(BLUE, 21 + Math.min(3, gifts)).hasProvince(YELLOW, 20 + Math.max(0, gifts - 3));
    }

    @ParameterizedTest
    @ValueSource(strings = {"evict Old", "evict Cat"})
    @DisplayName("EG-4.15 eviction stopped after the region was chosen: no caballero leaves")
    void eg4_15_eviction(String step) {
        Scene scene = announced("eviction").plays(BLUE, "allow").plays(RED, step);
        List<String> before = scene.survey().table();
        scene.plays(BLUE, "veto");

        assertThat(scene.survey().table()).isEqualTo(before);
        assertThat(scene).isBetween(RED).hasVetoes(0, 0, 0);
        assertThat(scene.position().actionRegion()).isEqualTo(GrandePosition.NOWHERE);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @DisplayName("EG-4.15 grande with grandeCard: all can be stopped before the first disk")
    void eg4_15_grandeForAll(boolean stopped) {
        Scene scene = Scene.of(3)
                .with("grandeCard", "all")
                .onTop("veto", "scoreboard", "grande")
                .vetoRound(BLUE);
        scene.cards(3, 2, 1).announces(RED, "grande").plays(BLUE, "allow");
        if (stopped) {
            assertThat(scene.plays(BLUE, "veto"))
                    .isBetween(RED)
                    .hasGrande(RED, "Sev")
                    .hasVetoes(0, 0, 0);
        } else {
            assertThat(scene.plays(RED, "disk New"))
                    .refuses(BLUE, "veto")
                    .because("EG-4.16", "secret choices have begun; an action can’t be stopped between them");
        }
    }
}
