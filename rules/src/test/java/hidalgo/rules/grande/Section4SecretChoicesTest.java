package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLACK;
import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static hidalgo.rules.grande.Scene.each;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Match;
import hidalgo.rules.View;
import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 4: the secret choices of what goes home, or is scored (EG-4.6, EG-4.14, EG-4.16). */
class Section4SecretChoicesTest {
    private static final String ALL = "Gal Bas Old Ara Cat New Val Gra Sev";

    /** Blue has 2 in Cataluña and 3 in Castilla la Vieja, Yellow 2 there and 1 in País Vasco. */
    private static Scene announced(String card) {
        Scene scene = Scene.of(3).onTop("scoreOne", card).cards(4, 3, 2).passes(RED);
        scene.places(BLUE, 4, "3 Old").places(YELLOW, 1, "1 Bas");
        return scene.cards(7, 6, 5).announces(RED, card);
    }

    @Test
    @DisplayName(
            "EG-4.6 secretTwo: each opponent chooses a region with at least 2 of their caballeros, and 2 go to their province")
    void eg4_6_secretTwo() {
        Scene scene = announced("secretTwo");
        assertThat(scene).waitsFor(BLUE, YELLOW).isAt(Stage.DISKS);
        assertThat(scene).lists(BLUE, "disk Cat", "disk Old").lists(YELLOW, "disk Old");
        int blue = scene.survey().province(BLUE);

        scene.plays(BLUE, "disk Old").plays(YELLOW, "disk Old");
        assertThat(scene).isBetween(RED).hasCaballeros("Old", 0, 1, 0).hasProvince(BLUE, blue + 2);
        assertThat(scene).hasCaballeros("Bas", 0, 0, 1).hasCaballeros("Cat", 0, 2, 0);
    }

    @Test
    @DisplayName("EG-4.6 secretTwo: without a region with 2, one with 1 will do; players who have none aren't asked")
    void eg4_6_secretTwoOne() {
        Scene scene = Scene.of(3)
                .onTop("scoreOne", "secretTwo")
                .onTop("moveThreeOthers")
                .cards(4, 3, 2);
        scene.announces(RED, "moveThreeOthers").takesTurn(RED, "move Cat Cas 1", "move Cat Gra 1", "move Old New 2");
        scene.othersPass().cards(7, 6, 5).announces(RED, "secretTwo");
        assertThat(scene).lists(BLUE, "disk Gra").lists(YELLOW, "disk New", "disk Old");
        int blue = scene.survey().province(BLUE);
        scene.plays(BLUE, "disk Gra").plays(YELLOW, "disk New");

        assertThat(scene)
                .hasProvince(BLUE, blue + 1)
                .hasCaballeros("Gra", 0, 0, 0)
                .hasCaballeros("New", 0, 0, 0);
        assertThat(scene).hasCaballeros("Old", 0, 0, 1);
    }

    @Test
    @DisplayName("EG-4.6 secretTwo and secretAll: if no opponent has any caballeros, the action ends automatically")
    void eg4_6_nothing() {
        for (String card : new String[] {"secretTwo", "secretAll"}) {
            Scene scene =
                    Scene.of(2).onTop(card).cards(13, 1).announces(RED, "king").takesTurn(RED, "king Sev");
            assertThat(scene.announces(BLUE, card)).isBetween(BLUE).hasCaballeros("Sev", 2, 0);
        }
    }

    @Test
    @DisplayName("EG-4.6 secretAll: a region with at least 1, and all of his there go")
    void eg4_6_secretAll() {
        Scene scene = announced("secretAll");
        assertThat(scene).lists(BLUE, "disk Cat", "disk Old").lists(YELLOW, "disk Old", "disk Bas");
        int blue = scene.survey().province(BLUE);
        int yellow = scene.survey().province(YELLOW);

        scene.plays(YELLOW, "disk Bas").plays(BLUE, "disk Old");
        assertThat(scene).isBetween(RED).hasCaballeros("Old", 0, 0, 2).hasCaballeros("Bas", 0, 0, 0);
        assertThat(scene).hasProvince(BLUE, blue + 3).hasProvince(YELLOW, yellow + 1);
    }

    @Test
    @DisplayName(
            "EG-4.6 secretTwo and secretAll: the King's region, too few caballeros and places that aren't regions are refused")
    void eg4_6_refused() {
        Scene two = announced("secretTwo");
        assertThat(two)
                .refuses(YELLOW, "disk Bas")
                .because(
                        "EG-4.6", "choose a region where you have at least two caballeros; in País Vasco you have one");
        assertThat(two).refuses(YELLOW, "disk Gra").because("EG-4.6", "you have no caballero in Granada");
        Scene all = announced("secretAll");
        assertThat(all).refuses(YELLOW, "disk Cat").because("EG-4.6", "you have no caballero in Cataluña");
        for (Scene scene : new Scene[] {two, all}) {
            assertThat(scene)
                    .refuses(BLUE, "disk Gal")
                    .because("EG-4.6", "Galicia is the King’s region and can’t be chosen");
            assertThat(scene)
                    .refuses(BLUE, "disk Cas")
                    .because("EG-1.2", "the disk shows the nine regions only, not the Castillo");
            assertThat(scene).refuses(BLUE, "done").because("EG-4.16", "choose a region secretly first");
        }
    }

    @Test
    @DisplayName("EG-4.6 the King's region and the Castillo don't count for secretTwo and secretAll")
    void eg4_6_kingAndCastillo() {
        for (String card : new String[] {"secretTwo", "secretAll"}) {
            Scene scene = Scene.of(2)
                    .onTop("scoreOne", card)
                    .cards(13, 12)
                    .places(RED, 4, "2 Cas 1 Bas")
                    .passes(BLUE);
            scene.cards(12, 11)
                    .announces(RED, "king")
                    .takesTurn(RED, "king Sev")
                    .announces(BLUE, card);

            assertThat(scene).lists(RED, "disk Bas");
        }
    }

    /** All three choose; the three homes stand as they were dealt. */
    private static Scene secretScoring(int players) {
        return Scene.of(players).onTop("secretScoring").cards(5, 4, 3, 2, 1).announces(RED, "secretScoring");
    }

    @Test
    @DisplayName("EG-4.14 secretScoring: every player chooses, the regions chosen by one only are scored")
    void eg4_14_once() {
        Scene scene = secretScoring(4);
        assertThat(scene).waitsFor(RED, BLUE, YELLOW, BLACK).lists(BLACK, each("disk *", ALL));
        scene.plays(RED, "disk Sev").plays(BLUE, "disk Cat").plays(YELLOW, "disk Sev");
        assertThat(scene).hasScorings(0);

        scene.plays(BLACK, "disk Old");
        assertThat(scene).isBetween(RED).hasScorings(1).scoredLast(1, "secretScoring", 0, 4 + 2, 6 + 2, 0);
    }

    @Test
    @DisplayName("EG-4.14 secretScoring: the King's region too may be chosen")
    void eg4_14_king() {
        Scene scene = Scene.of(2)
                .onTop("secretScoring")
                .cards(13, 1)
                .announces(RED, "king")
                .takesTurn(RED, "king Sev");
        scene.announces(BLUE, "secretScoring").plays(BLUE, "disk Sev").plays(RED, "disk Gra");

        assertThat(scene).scoredLast(1, "secretScoring", 4 + 2 + 2, 0);
    }

    @Test
    @DisplayName("EG-4.14 secretScoring: chosen by two or by three, a region is not scored, but the scoring counts")
    void eg4_14_nothing() {
        Scene two = secretScoring(2).plays(BLUE, "disk Sev").plays(RED, "disk Sev");
        assertThat(two).hasScorings(1).scoredLast(1, "secretScoring", 0, 0);

        Scene three =
                secretScoring(3).plays(BLUE, "disk Cat").plays(RED, "disk Cat").plays(YELLOW, "disk Cat");
        assertThat(three).scoredLast(1, "secretScoring", 0, 0, 0);
    }

    @Test
    @DisplayName("EG-4.14 secretScoring refuses the Castillo and anything but a disk")
    void eg4_14_refused() {
        assertThat(secretScoring(2))
                .refuses(RED, "disk Cas")
                .because("EG-1.2", "the disk shows the nine regions only, not the Castillo");
        assertThat(secretScoring(2))
                .refusesAll(RED, "EG-4.16", "choose a region secretly first", "score Gal", "done", "end");
    }

    @Test
    @DisplayName("EG-4.16 every seat still to choose may move, and nothing happens until all are in")
    void eg4_16_simultaneous() {
        Scene scene = announced("secretAll");
        List<String> before = scene.survey().table();
        assertThat(scene).waitsFor(BLUE, YELLOW).obliges(BLUE, YELLOW);
        scene.plays(YELLOW, "disk Old");

        assertThat(scene.survey().table()).isEqualTo(before);
        assertThat(scene).waitsFor(BLUE).obliges(BLUE);
        assertThat(scene.position().haveChosen()).isEqualTo(1 << YELLOW);
        assertThat(scene.position().choosing()).isEqualTo(1 << BLUE);
    }

    @Test
    @DisplayName("EG-4.16 a choice can't be changed or taken back")
    void eg4_16_final() {
        Scene scene = announced("secretAll").plays(YELLOW, "disk Old");
        assertThat(scene)
                .refuses(YELLOW, "disk Bas")
                .because("EG-4.16", "you have made your secret choice; it can’t be changed");

        Match match = new Match(Scene.of(3).onTop("secretScoring").setup());
        for (int seat : new int[] {RED, BLUE, YELLOW}) {
            match.play(seat, "power " + (9 - seat));
        }
        match.play(RED, "card 4");
        match.play(RED, "special");
        match.play(BLUE, "disk Gal");
        assertThat(match.steps().getLast().notation()).isEqualTo("disk Gal");
        assertThat(match.mayUndo(BLUE)).isFalse();
    }

    @Test
    @DisplayName("EG-4.16 who has nothing to choose waits")
    void eg4_16_others() {
        String others = "the other players are choosing in secret; there is nothing for you to choose";
        Scene scene = announced("secretAll");

        assertThat(scene).refuses(RED, "disk Sev").because("EG-4.16", others);
        assertThat(scene).refuses(RED, "end").because("EG-4.16", others);
        assertThat(scene.plays(BLUE, "disk Cat")).refuses(RED, "end").because("EG-4.16", others);
    }

    @Test
    @DisplayName("EG-4.16 no player sees another's choice before all are in")
    void eg4_16_secret() {
        Scene scene = announced("secretAll").plays(BLUE, "disk Old");

        assertThat(scene.position().view(BLUE).table().disk()).isEqualTo("Old");
        for (int seat : new int[] {RED, YELLOW, View.SPECTATOR}) {
            assertThat(scene.position().view(seat).table().disk()).isEmpty();
        }
        assertThat(scene.plays(YELLOW, "disk Bas").position().view(BLUE).table().disk())
                .isEmpty();
    }

    @Test
    @DisplayName("EG-4.16 a choice with a single answer is still made")
    void eg4_16_singleAnswer() {
        Scene scene = Scene.of(2).onTop("secretAll").cards(2, 1).announces(RED, "secretAll");

        assertThat(scene).waitsFor(BLUE).lists(BLUE, "disk Cat");
        assertThat(scene.plays(BLUE, "disk Cat")).isBetween(RED).hasCaballeros("Cat", 0, 0);
    }
}
