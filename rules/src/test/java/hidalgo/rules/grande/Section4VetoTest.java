package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLACK;
import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.grande.GrandePosition.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 4: taking, keeping and using a veto (EG-4.15); every card under a veto is in {@link Section4VetoedCardsTest}. */
class Section4VetoTest {
    @Test
    @DisplayName("EG-4.15 veto: taken by special and kept, no other player is asked")
    void eg4_15_taken() {
        Scene scene = Scene.of(2).onTop("veto").cards(2, 1).announces(RED, "veto");

        assertThat(scene).isBetween(RED).hasVetoes(1, 0);
        assertThat(scene)
                .refuses(RED, "special")
                .because("EG-3.3", "you have already announced your special action this turn");
        assertThat(scene.plays(RED, "place Old", "place Old", "end"))
                .hasVetoes(1, 0)
                .waitsFor(BLUE);
    }

    @Test
    @DisplayName("EG-4.15 veto: waived, the card is discarded")
    void eg4_15_waived() {
        Scene scene = Scene.of(2).onTop("veto").cards(2, 1).chooses(RED, "veto").plays(RED, "end");

        assertThat(scene).hasVetoes(0, 0);
        assertThat(scene.announces(BLUE, "king")).isAt(Stage.ACTING).waitsFor(BLUE);
    }

    @Test
    @DisplayName("EG-4.15 neither taking a veto nor placing can be stopped")
    void eg4_15_exempt() {
        Scene scene =
                Scene.of(2).onTop("veto", "veto").vetoRound(BLUE).cards(2, 1).announces(RED, "veto");
        assertThat(scene).isBetween(RED).hasVetoes(1, 1);
        scene.plays(RED, "place Old");

        assertThat(scene).waitsFor(RED);
        assertThat(scene).refuses(BLUE, "veto").because("EG-4.15", "there is no special action to stop now");
    }

    @Test
    @DisplayName("EG-4.15 it lasts until the end of the next round played")
    void eg4_15_lasts() {
        Scene scene = Scene.of(2).onTop("veto").vetoRound(BLUE);
        assertThat(scene).isRound(2).hasVetoes(0, 1);
        scene.cards(2, 1).announces(RED, "king");
        assertThat(scene).waitsFor(BLUE).isAt(Stage.ASKING);
        scene.plays(BLUE, "allow").takesTurn(RED, "king Old").passes(BLUE);

        assertThat(scene).isRound(3).hasVetoes(0, 0);
        scene.cards(4, 3).announces(RED, "king");
        assertThat(scene).isAt(Stage.ACTING).waitsFor(RED);
    }

    @Test
    @DisplayName("EG-4.15 in the short game too it lasts until the end of the next round played")
    void eg4_15_shortGame() {
        Scene scene = Scene.of(2)
                .with("short", "true")
                .onTop("courtsAll", "veto")
                .quietRounds(1)
                .vetoRound(BLUE);

        assertThat(scene).isRound(5).hasVetoes(0, 1);
        assertThat(scene.quietRounds(1)).isRound(6).hasVetoes(0, 0);
    }

    @Test
    @DisplayName("EG-4.15 it may be used in the round in which it was taken")
    void eg4_15_sameRound() {
        Scene scene =
                Scene.of(2).onTop("veto").cards(2, 3).announces(BLUE, "veto").plays(BLUE, "end");
        scene.announces(RED, "king");

        assertThat(scene).isAt(Stage.ASKING).waitsFor(BLUE);
        assertThat(scene.plays(BLUE, "veto")).isBetween(RED).hasVetoes(0, 0).hasKing("Gal");
    }

    @Test
    @DisplayName("EG-4.15 each other holder is asked once, clockwise from the active player")
    void eg4_15_clockwise() {
        Scene scene = Scene.of(4).onTop("veto", "veto").vetoRound(RED).cards(5, 4, 3, 2);
        scene.passes(RED)
                .announces(BLUE, "veto")
                .plays(BLUE, "end")
                .announces(YELLOW, scene.position().faceUp(3));
        assertThat(scene).isAt(Stage.ASKING).waitsFor(RED).lists(RED, "allow", "veto");
        assertThat(scene.position().asked()).isEqualTo(RED);
        assertThat(scene.position().stepper()).isEqualTo(-1);
        assertThat(scene).refuses(BLUE, "veto").because("EG-4.15", "Red must first say whether to stop the action");
        assertThat(scene).refuses(BLUE, "allow").because("EG-4.15", "Red must first say whether to stop the action");
        assertThat(scene).refuses(YELLOW, "veto").because("EG-4.15", "you can’t stop your own special action");
        assertThat(scene).refuses(BLACK, "veto").because("EG-4.15", "you hold no veto");
        assertThat(scene)
                .refuses(RED, "card 1")
                .because("EG-4.15", "an action has been announced; first answer \"veto\" or \"allow\"");

        assertThat(scene.plays(RED, "allow")).waitsFor(BLUE).hasScorings(0);
        assertThat(scene.plays(BLUE, "allow")).isBetween(YELLOW).hasScorings(1).hasVetoes(1, 1, 0, 0);
    }

    @Test
    @DisplayName("EG-4.15 the first veto stops the action, later holders are not asked")
    void eg4_15_firstStops() {
        Scene scene = Scene.of(4).onTop("veto", "veto").vetoRound(RED).cards(5, 4, 3, 2);
        scene.passes(RED)
                .announces(BLUE, "veto")
                .plays(BLUE, "end")
                .announces(YELLOW, scene.position().faceUp(3));
        scene.plays(RED, "veto");

        assertThat(scene).isBetween(YELLOW).hasVetoes(0, 1, 0, 0).hasScorings(0);
    }

    @Test
    @DisplayName("EG-4.15 the active player isn't asked about their own action, and can't stop it")
    void eg4_15_own() {
        Scene scene = Scene.of(2).onTop("veto").vetoRound(RED).cards(2, 1).announces(RED, "king");

        assertThat(scene).isAt(Stage.ACTING).waitsFor(RED).listsOf("veto", RED);
        assertThat(scene.position().asked()).isEqualTo(-1);
        assertThat(scene.position().stepper()).isEqualTo(RED);
        assertThat(scene).refuses(RED, "veto").because("EG-4.15", "you can’t stop your own special action");
    }

    @Test
    @DisplayName("EG-4.15 while it runs every holder may stop it before any step, even after allow")
    void eg4_15_afterAllow() {
        Scene scene = Scene.of(3)
                .onTop("veto", "moveThreeAny", "moveFourAny")
                .vetoRound(BLUE)
                .cards(3, 2, 1);
        scene.announces(RED, "moveFourAny").plays(BLUE, "allow");
        assertThat(scene).waitsFor(RED, BLUE).obliges(RED).lists(BLUE, "veto");
        assertThat(scene)
                .refusesAll(
                        BLUE,
                        "EG-4.15",
                        "it is Red’s step; all you may do is \"veto\"",
                        "move Sev New 0",
                        "allow",
                        "done");
        assertThat(scene).refuses(YELLOW, "veto").because("EG-4.15", "you hold no veto");
        scene.plays(RED, "move Sev New 0", "move Old New 2");
        assertThat(scene).waitsFor(RED, BLUE);

        scene.plays(BLUE, "veto");
        assertThat(scene).isBetween(RED).hasCaballeros("New", 1, 0, 1).hasVetoes(0, 0, 0);
        assertThat(scene.position().stepsLeft()).isZero();
    }

    @Test
    @DisplayName("EG-4.15 a holder who must give may stop the action, and caballeros given so far are gone")
    void eg4_15_giver() {
        Scene scene = Scene.of(3)
                .onTop("veto", "angryKing")
                .vetoRound(BLUE)
                .cards(10, 9, 8)
                .announces(RED, "angryKing");
        scene.plays(BLUE, "allow");
        assertThat(scene).waitsFor(BLUE).obliges(BLUE).lists(BLUE, "give Cat", "give court", "veto");
        scene.plays(BLUE, "give court", "give court", "give court");
        assertThat(scene).waitsFor(BLUE, YELLOW).obliges(YELLOW).lists(BLUE, "veto");

        scene.plays(YELLOW, "give court").plays(BLUE, "veto");
        assertThat(scene).isBetween(RED).hasCourt(BLUE, 4).hasProvince(BLUE, 24).hasVetoes(0, 0, 0);
    }

    @Test
    @DisplayName("EG-4.15 a holder who is himself to choose may stop it before the first choice")
    void eg4_15_chooser() {
        Scene scene = Scene.of(3)
                .onTop("veto", "secretAll")
                .vetoRound(BLUE)
                .cards(10, 9, 8)
                .announces(RED, "secretAll");
        scene.plays(BLUE, "allow");
        assertThat(scene).waitsFor(BLUE, YELLOW).obliges(BLUE, YELLOW).lists(BLUE, "disk Cat", "veto");

        assertThat(scene.plays(BLUE, "veto"))
                .isBetween(RED)
                .hasCaballeros("Cat", 0, 2, 0)
                .hasCaballeros("Old", 0, 0, 2);
    }

    @Test
    @DisplayName("EG-4.16 a veto may come before the first choice of a round of choices, not between them")
    void eg4_16_between() {
        Scene scene = Scene.of(3)
                .onTop("veto", "secretAll")
                .vetoRound(BLUE)
                .cards(10, 9, 8)
                .announces(RED, "secretAll");
        scene.plays(BLUE, "allow").plays(YELLOW, "disk Old");

        assertThat(scene).waitsFor(BLUE).lists(BLUE, "disk Cat");
        assertThat(scene)
                .refuses(BLUE, "veto")
                .because("EG-4.16", "secret choices have begun; an action can’t be stopped between them");
    }

    @Test
    @DisplayName("EG-4.16 a holder who has no choice to make may stop it before the first choice only")
    void eg4_16_betweenOthers() {
        Scene scene = Scene.of(3)
                .onTop("veto", "scoreboard", "eviction")
                .vetoRound(BLUE)
                .cards(10, 9, 8);
        scene.announces(RED, "eviction").plays(BLUE, "allow").plays(RED, "evict Old");
        assertThat(scene).waitsFor(BLUE, YELLOW).obliges(YELLOW).lists(BLUE, "veto");
        assertThat(scene)
                .refuses(BLUE, "disk Gra")
                .because("EG-4.16", "the other players are choosing in secret; there is nothing for you to choose");

        scene.plays(BLUE, "veto");
        assertThat(scene).isBetween(RED).hasCaballeros("Old", 0, 0, 2).hasVetoes(0, 0, 0);
    }

    @Test
    @DisplayName("EG-4.15 one holder of two is asked once and uses the older")
    void eg4_15_two() {
        Scene scene = Scene.of(2).onTop("veto", "veto").vetoRound(BLUE).cards(1, 2);
        scene.announces(BLUE, "veto").plays(BLUE, "end");
        assertThat(scene).hasVetoes(0, 2);
        scene.announces(RED, "king").plays(BLUE, "allow");
        assertThat(scene).isAt(Stage.ACTING).waitsFor(RED, BLUE);
        scene.plays(BLUE, "veto");
        assertThat(scene).hasVetoes(0, 1).isBetween(RED);

        // the remaining one is the younger: it stays for the next round
        scene.plays(RED, "end");
        assertThat(scene).isRound(3).hasVetoes(0, 1);
        assertThat(scene.cards(4, 3).announces(RED, "king")).isAt(Stage.ASKING).waitsFor(BLUE);
    }

    @Test
    @DisplayName("EG-4.15 a veto stops one action, and is gone after use")
    void eg4_15_once() {
        Scene scene = Scene.of(3)
                .onTop("veto")
                .vetoRound(BLUE)
                .cards(3, 2, 1)
                .announces(RED, "king")
                .plays(BLUE, "veto");
        scene.plays(RED, "end").passes(BLUE);

        assertThat(scene.announces(YELLOW, scene.position().faceUp(3)))
                .isBetween(YELLOW)
                .hasScorings(1);
    }
}
