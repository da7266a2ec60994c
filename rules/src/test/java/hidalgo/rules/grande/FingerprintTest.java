package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Equal positions have equal fingerprints, however they came about, and others have others. */
class FingerprintTest {
    @Test
    void theOrderOfStepsDoesNotMatter() {
        Scene one = Scene.of(2).cards(2, 1).plays(RED, "card 4", "place Old", "place Cas", "place Bas");
        Scene other = Scene.of(2).cards(2, 1).plays(RED, "card 4", "place Cas", "place Bas", "place Old");
        assertThat(one.position().fingerprint()).isEqualTo(other.position().fingerprint());

        Scene moved = Scene.of(2).onTop("moveFourAny").cards(2, 1).announces(RED, "moveFourAny");
        moved.plays(RED, "move Sev New 0", "move Cat New 1");
        Scene again = Scene.of(2).onTop("moveFourAny").cards(2, 1).announces(RED, "moveFourAny");
        again.plays(RED, "move Cat New 1", "move Sev New 0");
        assertThat(moved.position().fingerprint()).isEqualTo(again.position().fingerprint());
    }

    @Test
    void whatTheTurnHasUsedUpBelongsToThePosition() {
        List<Long> seen = new ArrayList<>();
        Scene scene = Scene.of(2).onTop("moveFourAny").cards(2, 1);
        for (String move :
                List.of("card 1", "special", "move Sev New 0", "move New Sev 0", "move Sev New 0", "move New Sev 0")) {
            seen.add(scene.position().fingerprint());
            scene.plays(RED, move);
        }
        seen.add(scene.position().fingerprint());

        assertThat(seen).doesNotHaveDuplicates();
    }

    @Test
    void whatIsHiddenBelongsToThePosition() {
        Scene one = Scene.of(2).onTop("moveFourAny", "placeTwo");
        Scene other = Scene.of(2).onTop("moveFourAny", "moveThreeAny");
        assertThat(one.position().fingerprint()).isNotEqualTo(other.position().fingerprint());

        Scene disk = Scene.of(2)
                .onTop("secretScoring")
                .cards(2, 1)
                .announces(RED, "secretScoring")
                .plays(BLUE, "disk Gal");
        Scene elsewhere = Scene.of(2)
                .onTop("secretScoring")
                .cards(2, 1)
                .announces(RED, "secretScoring")
                .plays(BLUE, "disk Sev");
        assertThat(disk.position().fingerprint())
                .isNotEqualTo(elsewhere.position().fingerprint());
    }

    @Test
    void howLongAVetoLastsBelongsToThePosition() {
        Scene old = Scene.of(2).onTop("veto", "veto").vetoRound(BLUE).cards(1, 2);
        Scene fresh = Scene.of(2).onTop("veto", "veto").quietRounds(1).cards(1, 2);
        old.takesTurn(BLUE, "card 2");
        fresh.announces(BLUE, "veto").plays(BLUE, "end");

        assertThat(old).hasVetoes(0, 1).waitsFor(RED);
        assertThat(fresh).hasVetoes(0, 1).waitsFor(RED);
        assertThat(old.survey().table()).isEqualTo(fresh.survey().table());
        assertThat(old.position().fingerprint()).isNotEqualTo(fresh.position().fingerprint());
    }

    @Test
    void theFingerprintIsTheSameInEveryVersion() {
        assertThat(Scene.of(2).position().fingerprint()).isEqualTo(-4133686558630613792L);
        assertThat(RandomGame.play(3, (game, seat, legal) -> {}).position().fingerprint())
                .isEqualTo(-6310285381358143092L);
    }
}
