package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLACK;
import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.grande.GrandePosition.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 4: the cards that send caballeros back to the province openly (EG-4.3 to EG-4.5). */
class Section4CourtsAndAngryKingTest {
    @Test
    @DisplayName("EG-4.3 courtsAll: every other player's court goes to his province, at once")
    void eg4_3_courtsAll() {
        Scene scene =
                Scene.of(3).onTop("courtsAll").cards(13, 12, 11).passes(RED).announces(BLUE, "courtsAll");

        assertThat(scene).isBetween(BLUE).hasCourt(RED, 0).hasProvince(RED, 28);
        assertThat(scene)
                .hasCourt(BLUE, 7)
                .hasProvince(BLUE, 21)
                .hasCourt(YELLOW, 0)
                .hasProvince(YELLOW, 28);
    }

    @Test
    @DisplayName("EG-4.3 courtsThree: every other player returns 3, as far as there")
    void eg4_3_courtsThree() {
        Scene scene = Scene.of(3).onTop("courtsThree").cards(13, 1, 12).places(RED, 5, "5 Old");
        scene.announces(YELLOW, "courtsThree");

        assertThat(scene)
                .isBetween(YELLOW)
                .hasCourt(RED, 0)
                .hasProvince(RED, 23)
                .hasCourt(BLUE, 4)
                .hasProvince(BLUE, 24);
        assertThat(scene).hasCourt(YELLOW, 7).hasProvince(YELLOW, 21).hasCaballeros("Old", 5, 0, 2);
    }

    @Test
    @DisplayName("EG-4.3 courtsAll and courtsThree with empty courts do nothing")
    void eg4_3_nothing() {
        for (String card : new String[] {"courtsAll", "courtsThree"}) {
            String other = card.equals("courtsAll") ? "courtsThree" : "courtsAll";
            Scene scene = Scene.of(2).onTop(other, card).cards(13, 12).places(RED, 5, "5 Old");
            scene.announces(BLUE, other).plays(BLUE, "end").cards(12, 13).announces(BLUE, card);

            assertThat(scene)
                    .isBetween(BLUE)
                    .hasCourt(RED, 0)
                    .hasProvince(RED, 23)
                    .hasCourt(BLUE, 7);
        }
    }

    @Test
    @DisplayName("EG-4.3 courtsAll and courtsThree ask for nothing more")
    void eg4_3_noChoice() {
        for (String card : new String[] {"courtsAll", "courtsThree"}) {
            Scene scene = Scene.of(2).onTop(card).cards(2, 1).announces(RED, card);
            assertThat(scene).refusesAll(RED, "EG-3.3", "the special action is over", "give court", "send Cat 1");
        }
    }

    /** Blue is active; the others are asked clockwise from Yellow, Blue last. */
    private static Scene angry(String option) {
        return Scene.of(4)
                .with("angryKing", option)
                .onTop("angryKing")
                .cards(1, 13, 2, 3)
                .announces(BLUE, "angryKing");
    }

    @Test
    @DisplayName(
            "EG-4.4 angryKing: everyone, the left neighbour first and the active player last, gives 3 of his choice")
    void eg4_4_everyone() {
        Scene scene = angry("everyone");
        assertThat(scene).waitsFor(YELLOW).obliges(YELLOW).lists(YELLOW, "give Old", "give court");
        assertThat(scene).refuses(BLACK, "give court").because("EG-4.4", "it is not your turn; Yellow is to move");
        scene.plays(YELLOW, "give Old", "give court", "give Old");
        assertThat(scene).hasCaballeros("Old", 0, 0, 0, 0).hasCourt(YELLOW, 6).hasProvince(YELLOW, 24);
        assertThat(scene.plays(BLACK, "give court", "give court", "give court")).waitsFor(RED);
        assertThat(scene.plays(RED, "give Sev", "give Sev", "give court")).waitsFor(BLUE);

        assertThat(scene.plays(BLUE, "give court", "give Cat")).isAt(Stage.ACTING);
        assertThat(scene.plays(BLUE, "give court"))
                .isBetween(BLUE)
                .hasCourt(BLUE, 5)
                .hasProvince(BLUE, 24);
    }

    @Test
    @DisplayName("EG-4.4 angryKing: opponents spares the active player")
    void eg4_4_opponents() {
        Scene scene = angry("opponents");
        for (int seat : new int[] {YELLOW, BLACK, RED}) {
            assertThat(scene).waitsFor(seat);
            scene.plays(seat, "give court", "give court", "give court");
        }

        assertThat(scene).isBetween(BLUE).hasCourt(BLUE, 7);
    }

    @Test
    @DisplayName(
            "EG-4.4 angryKing takes nothing from the King's region, the Castillo or an empty region, and must be obeyed")
    void eg4_4_refused() {
        Scene scene = Scene.of(2).onTop("angryKing").cards(13, 12).plays(RED, "card 5", "place Cas", "done");
        scene.takesTurn(RED, "special", "king Sev").announces(BLUE, "angryKing");

        assertThat(scene).lists(RED, "give court");
        assertThat(scene)
                .refuses(RED, "give Sev")
                .because("EG-3.5", "Sevilla is the King’s region; nothing enters or leaves it");
        assertThat(scene)
                .refuses(RED, "give Cas")
                .because("EG-3.6", "caballeros leave the Castillo only at a general scoring");
        assertThat(scene).refuses(RED, "give Cat").because("EG-4.4", "Red has no caballero in Cataluña");
        assertThat(scene)
                .refuses(RED, "done")
                .because("EG-4.17", "you must make this choice; once the action is under way, you can’t waive it");
        assertThat(scene).refuses(RED, "place New").because("EG-4.4", "return a caballero to your province");
    }

    @Test
    @DisplayName("EG-4.4 angryKing: who has fewer gives all, and an empty court gives nothing")
    void eg4_4_fewer() {
        Scene scene = Scene.of(2).onTop("courtsAll", "angryKing").cards(13, 12).passes(RED);
        scene.announces(BLUE, "courtsAll").plays(BLUE, "end").cards(12, 13).announces(BLUE, "angryKing");
        assertThat(scene).lists(RED, "give Sev");
        assertThat(scene).refuses(RED, "give court").because("EG-4.4", "your court is empty");

        scene.plays(RED, "give Sev", "give Sev");
        assertThat(scene).waitsFor(BLUE).hasProvince(RED, 30);
    }

    @Test
    @DisplayName(
            "EG-4.4 angryKing: players who have nothing are skipped, and if all have nothing the action ends automatically")
    void eg4_4_nothing() {
        for (String option : new String[] {"everyone", "opponents"}) {
            Scene scene = Scene.of(2)
                    .with("angryKing", option)
                    .onTop("courtsAll", "angryKing")
                    .cards(13, 12);
            scene.announces(RED, "king")
                    .takesTurn(RED, "king Sev")
                    .announces(BLUE, "courtsAll")
                    .plays(BLUE, "end");
            scene.cards(12, 13).announces(BLUE, "angryKing");

            if (option.equals("everyone")) {
                assertThat(scene).waitsFor(BLUE).lists(BLUE, "give Cat", "give court");
            } else {
                assertThat(scene).isBetween(BLUE);
            }
            assertThat(scene).hasProvince(RED, 28).hasCaballeros("Sev", 2, 0);
        }
    }

    /** Red's opponents stand in Cataluña, Castilla la Vieja and Valencia. */
    private static Scene sending() {
        return Scene.of(4).onTop("sendOneEach").cards(13, 3, 2, 1).announces(RED, "sendOneEach");
    }

    @Test
    @DisplayName("EG-4.5 sendOneEach: one of each opponent from a region to its province, in any order")
    void eg4_5_send() {
        Scene scene = sending();
        assertThat(scene).lists(RED, "send Cat 1", "send Old 2", "send Val 3", "done");
        scene.plays(RED, "send Val 3");
        assertThat(scene).hasCaballeros("Val", 0, 0, 0, 1).hasProvince(BLACK, 22);
        assertThat(scene.position().sent()).isEqualTo(1 << BLACK);
        scene.plays(RED, "send Cat 1");

        assertThat(scene.plays(RED, "send Old 2"))
                .isBetween(RED)
                .hasProvince(BLUE, 22)
                .hasProvince(YELLOW, 22);
    }

    @Test
    @DisplayName("EG-4.5 sendOneEach: each opponent once, never the own, and it may stop early")
    void eg4_5_refused() {
        Scene scene = sending().plays(RED, "send Cat 1");

        assertThat(scene)
                .refuses(RED, "send Cat 1")
                .because("EG-4.5", "a caballero of Blue has already been sent home");
        assertThat(scene)
                .refuses(RED, "send Sev 0")
                .because("EG-4.5", "only caballeros of your opponents are sent home");
        assertThat(scene).refuses(RED, "send Gra 2").because("EG-4.5", "Yellow has no caballero in Granada");
        assertThat(scene)
                .refuses(RED, "send Cas 2")
                .because("EG-3.6", "caballeros leave the Castillo only at a general scoring");
        assertThat(scene)
                .refuses(RED, "move Val New 3")
                .because("EG-4.5", "the special action is under way: send a caballero home, or end it");
        assertThat(scene.plays(RED, "done")).isBetween(RED).hasCaballeros("Old", 0, 0, 2, 0);
    }

    @Test
    @DisplayName("EG-4.5 sendOneEach skips opponents who have nothing to send, and ends automatically if none is left")
    void eg4_5_nothing() {
        Scene scene = Scene.of(2).onTop("sendOneEach").cards(1, 13);
        scene.announces(BLUE, "king").takesTurn(BLUE, "king Cat").announces(RED, "sendOneEach");
        assertThat(scene).isBetween(RED);

        Scene three = Scene.of(3).onTop("sendOneEach").cards(1, 13, 12).announces(BLUE, "king");
        three.takesTurn(BLUE, "king Cat").takesTurn(YELLOW, "card 1").announces(RED, "sendOneEach");
        assertThat(three).lists(RED, "send Old 2", "done");
        assertThat(three.plays(RED, "send Old 2")).isBetween(RED);
    }
}
