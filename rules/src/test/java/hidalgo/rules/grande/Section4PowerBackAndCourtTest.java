package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.grande.GrandePosition.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 4: powerBack and court (EG-4.12, EG-4.13). */
class Section4PowerBackAndCourtTest {
    @Test
    @DisplayName("EG-4.12 powerBack: any one of the own laid cards, this turn's included, back into the hand")
    void eg4_12_powerBack() {
        Scene scene = Scene.of(2).onTop("court", "scoreboard", "powerBack");
        scene.quietRound(5, 4).quietRound(11, 3).cards(8, 2).announces(RED, "powerBack");
        assertThat(scene).waitsFor(RED).lists(RED, "take 5", "take 8", "take 11");

        assertThat(scene.plays(RED, "take 8")).isBetween(RED).hasInHand(RED, 8).lacksInHand(RED, 5);
        scene.plays(RED, "end").passes(BLUE).plays(BLUE, "power 13");
        assertThat(scene).allows(RED, "power 8");
    }

    @Test
    @DisplayName("EG-4.12 powerBack: the card taken back may be laid again, its number still bars others in this round")
    void eg4_12_laidAgain() {
        Scene scene = Scene.of(2)
                .onTop("powerBack")
                .cards(9, 4)
                .announces(RED, "powerBack")
                .takesTurn(RED, "take 9");
        assertThat(scene.position().laid(RED)).isEqualTo(9);
        scene.passes(BLUE).plays(BLUE, "power 13").plays(RED, "power 9");

        assertThat(scene).lacksInHand(RED, 9);
    }

    @Test
    @DisplayName("EG-4.12 powerBack refuses cards in hand, and cards of others, and must be made")
    void eg4_12_refused() {
        Scene scene = Scene.of(2).onTop("powerBack").cards(9, 4).announces(RED, "powerBack");

        assertThat(scene).lists(RED, "take 9");
        assertThat(scene)
                .refuses(RED, "take 4")
                .because("EG-4.12", "the 4 is in your hand; only played cards can be taken back");
        assertThat(scene)
                .refuses(RED, "done")
                .because("EG-4.17", "you must make this choice; once the action is under way, you can’t waive it");
        assertThat(scene)
                .refuses(RED, "place Old")
                .because("EG-4.12", "the special action is under way: take a power card back");
    }

    @Test
    @DisplayName("EG-4.12 powerBack always has something to take: this turn's card; unannounced, it takes nothing")
    void eg4_12_nothing() {
        Scene scene = Scene.of(2).onTop("powerBack").cards(9, 4);

        assertThat(scene.chooses(RED, "powerBack").plays(RED, "end"))
                .lacksInHand(RED, 9)
                .waitsFor(BLUE);
    }

    @Test
    @DisplayName("EG-4.13 court: two from the own province to the court, at once")
    void eg4_13_court() {
        Scene scene = Scene.of(2).onTop("court").cards(13, 1).announces(RED, "court");

        assertThat(scene)
                .isBetween(RED)
                .hasCourt(RED, 9)
                .hasProvince(RED, 19)
                .hasCourt(BLUE, 7)
                .hasProvince(BLUE, 21);
        assertThat(scene).refusesAll(RED, "EG-3.3", "the special action is over", "give court", "take 1");
    }

    @Test
    @DisplayName("EG-4.13 court: as far as there, with an empty province nothing")
    void eg4_13_nothing() {
        Scene scene = Scene.of(2).onTop("scoreboard", "scoreboard", "scoreboard", "adviser", "court", "eviction");
        scene.quietRound(1, 13)
                .quietRound(2, 12)
                .quietRound(3, 11)
                .quietRound(4, 10)
                .cards(13, 9);
        assertThat(scene).hasProvince(RED, 1).isAt(Stage.CHOOSING);
        assertThat(scene.announces(RED, "court"))
                .isBetween(RED)
                .hasProvince(RED, 0)
                .hasCourt(RED, 28);

        Scene empty = Scene.of(2).onTop("scoreboard", "scoreboard", "scoreboard", "adviser", "eviction", "court");
        empty.quietRound(1, 13)
                .quietRound(2, 12)
                .quietRound(3, 11)
                .quietRound(4, 10)
                .quietRound(10, 9)
                .cards(13, 8);
        assertThat(empty.announces(RED, "court"))
                .isBetween(RED)
                .hasProvince(RED, 0)
                .hasCourt(RED, 28);
    }
}
