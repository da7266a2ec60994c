package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.GREEN;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 3: the card and the two halves of a turn (EG-3.2, EG-3.3). */
class Section3TurnTest {
    private static final String PLACING = "you are placing caballeros; finish that first";
    private static final String ACTING = "the special action is under way and must be finished first";

    @Test
    @DisplayName("EG-3.2 one of the face-up cards is chosen, and it is gone for the others")
    void eg3_2_choose() {
        Scene scene = Scene.of(3).cards(3, 2, 1);
        assertThat(scene).lists(RED, "card 1", "card 2", "card 3", "card 4", "card 5");
        assertThat(scene.position().chosenCard()).isNull();
        scene.plays(RED, "card 5");
        assertThat(scene.position().chosenCard()).isEqualTo("king");
        assertThat(scene.position().chosenPile()).isEqualTo(5);

        assertThat(scene.plays(RED, "end")).lists(BLUE, "card 1", "card 2", "card 3", "card 4");
        assertThat(scene)
                .refuses(BLUE, "card 5")
                .because("EG-3.2", "the card of pile 5 has been chosen by another player this round");
        assertThat(scene.takesTurn(BLUE, "card 2")).lists(YELLOW, "card 1", "card 3", "card 4");
    }

    @Test
    @DisplayName("EG-3.2 five players take all five cards")
    void eg3_2_fivePlayers() {
        Scene scene = Scene.of(5).cards(5, 4, 3, 2, 1);
        scene.takesTurn(0, "card 3")
                .takesTurn(1, "card 1")
                .takesTurn(2, "card 5")
                .takesTurn(3, "card 2");

        assertThat(scene).lists(GREEN, "card 4");
    }

    @Test
    @DisplayName("EG-3.2 the card comes before all else, and only one is chosen")
    void eg3_2_cardFirst() {
        Scene scene = Scene.of(2).cards(2, 1);
        assertThat(scene)
                .refusesAll(
                        RED,
                        "EG-3.2",
                        "choose one of the face-up action cards first",
                        "place Old",
                        "special",
                        "end",
                        "done",
                        "king Old");
        assertThat(scene.plays(RED, "card 5"))
                .refuses(RED, "card 4")
                .because("EG-3.2", "you have already chosen your action card");
    }

    @Test
    @DisplayName("EG-3.3 place first, then the special action")
    void eg3_3_placeFirst() {
        Scene scene = Scene.of(2).cards(2, 1).plays(RED, "card 5");
        assertThat(scene).lists(RED, "place Old", "place Bas", "place Cas", "special", "end");

        scene.plays(RED, "place Old");
        assertThat(scene).isAt(Stage.PLACING).lists(RED, "place Old", "place Bas", "place Cas", "done");
        assertThat(scene.plays(RED, "done")).isBetween(RED).lists(RED, "special", "end");
        assertThat(scene.plays(RED, "special", "king Old")).isBetween(RED).lists(RED, "end");
        assertThat(scene.plays(RED, "end")).waitsFor(BLUE);
    }

    @Test
    @DisplayName("EG-3.3 the special action first, then place, by what it brought about")
    void eg3_3_specialFirst() {
        Scene scene = Scene.of(2).cards(2, 1).plays(RED, "card 5", "special", "king Cat");

        assertThat(scene).isBetween(RED).lists(RED, "place Ara", "place Val", "place Cas", "end");
        scene.plays(RED, "place Ara", "done");
        assertThat(scene).lists(RED, "end").hasCaballeros("Ara", 1, 0);
    }

    @Test
    @DisplayName("EG-3.3 each half is one whole: during placing, neither the action nor the end is allowed")
    void eg3_3_placingWhole() {
        Scene scene = Scene.of(2).cards(2, 1).plays(RED, "card 5", "place Old");
        assertThat(scene).refusesAll(RED, "EG-3.3", PLACING, "special", "end", "card 1", "king Old", "fetch 1");

        assertThat(scene.plays(RED, "done"))
                .refuses(RED, "place Old")
                .because("EG-3.3", "you have already placed your caballeros this turn");
    }

    @Test
    @DisplayName("EG-3.3 during the action, neither placing nor the end is allowed")
    void eg3_3_actingWhole() {
        Scene scene = Scene.of(2).cards(2, 1).announces(RED, "king");

        assertThat(scene).refusesAll(RED, "EG-3.3", ACTING, "special", "end");
        assertThat(scene).refuses(RED, "place Old").because("EG-4.9", "the special action is under way: move the King");
    }

    @Test
    @DisplayName("EG-3.3 the action is announced once a turn")
    void eg3_3_announcedOnce() {
        Scene scene = Scene.of(2).cards(2, 1).plays(RED, "card 5");
        assertThat(scene.position().isAnnounced()).isFalse();
        assertThat(scene)
                .refusesAll(
                        RED,
                        "EG-3.3",
                        "announce the special action first, with \"special\"",
                        "king Old",
                        "score Gal",
                        "take 1");
        scene.plays(RED, "special", "king Old");
        assertThat(scene.position().isAnnounced()).isTrue();

        assertThat(scene)
                .refuses(RED, "special")
                .because("EG-3.3", "you have already announced your special action this turn");
        assertThat(scene).refusesAll(RED, "EG-3.3", "the special action is over", "king Gal", "move Sev Gal 0");
        scene.plays(RED, "end").plays(BLUE, "card 4");
        assertThat(scene.position().isAnnounced()).isFalse();
        assertThat(scene).allows(BLUE, "special");
    }

    @Test
    @DisplayName("EG-3.3 each half may be waived, both too, and the card is gone for the others all the same")
    void eg3_3_waived() {
        Scene scene = Scene.of(2).cards(2, 1);
        List<String> before = scene.survey().table();
        assertThat(scene.plays(RED, "card 5").survey().table()).isEqualTo(before);
        scene.plays(RED, "end");

        assertThat(scene).waitsFor(BLUE).hasKing("Gal").hasCourt(RED, 12);
        assertThat(scene).lists(BLUE, "card 1", "card 2", "card 3", "card 4");
    }

    @Test
    @DisplayName("EG-3.3 a turn ends with end only, even when nothing is left to do")
    void eg3_3_endsWithEnd() {
        Scene scene = Scene.of(2).cards(2, 1).plays(RED, "card 1", "place Old", "special", "done");

        assertThat(scene).isBetween(RED).lists(RED, "end");
        assertThat(scene).refuses(RED, "done").because("EG-3.3", "nothing is under way; end your turn instead");
    }

    @Test
    @DisplayName("EG-3.3 an empty court can't place, not even between the halves")
    void eg3_3_courtEmpty() {
        Scene scene = Scene.of(2)
                .onTop("courtsAll")
                .cards(2, 13)
                .announces(BLUE, "courtsAll")
                .plays(BLUE, "end");
        scene.plays(RED, "card 5");
        for (int i = 0; i < 5; i++) {
            scene.plays(RED, "place Old");
        }
        assertThat(scene).hasCourt(RED, 0);
        scene.plays(RED, "end").cards(12, 1).passes(RED).takesTurn(BLUE, "card 4");

        Scene empty = scene.cards(13, 3).plays(RED, "card 5");
        assertThat(empty).hasCourt(RED, 0).lists(RED, "special", "end");
        assertThat(empty).refuses(RED, "place Old").because("EG-3.3", "your court is empty");
    }

    @Test
    @DisplayName("EG-3.3 what the action brings into the court may be placed afterwards")
    void eg3_3_courtFilledByAction() {
        Scene scene = Scene.of(2).onTop("courtsAll", "scoreboard", "court").cards(13, 12);
        scene.plays(RED, "card 5");
        for (int i = 0; i < 5; i++) {
            scene.plays(RED, "place Old");
        }
        scene.plays(RED, "end").announces(BLUE, "courtsAll").plays(BLUE, "end");
        assertThat(scene).hasCourt(RED, 0);
        scene.cards(12, 11).plays(RED, "card 4");
        assertThat(scene).lists(RED, "special", "end");

        assertThat(scene.plays(RED, "special")).lists(RED, "place Old", "place Bas", "place Cas", "end");
    }

    @Test
    @DisplayName("EG-3.3 moves of other stages are refused between the halves")
    void eg3_3_elsewhere() {
        Scene scene = Scene.of(2).cards(2, 1).plays(RED, "card 5");

        assertThat(scene).refuses(RED, "allow").because("EG-4.15", "there is nothing to allow now");
        assertThat(scene).refuses(RED, "veto").because("EG-4.15", "there is no special action to stop now");
        assertThat(scene).refuses(RED, "disk Gal").because("EG-4.16", "there is no secret choice to make now");
        assertThat(scene)
                .refusesAll(
                        RED,
                        "EG-3.1",
                        "caballeros come from the province only when the turn begins",
                        "fetch 1",
                        "recall Sev");
    }
}
