package hidalgo.rules.grande;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Position;
import hidalgo.rules.RulingAssert;
import hidalgo.rules.grande.GrandePosition.Stage;

/** Assertions about a {@link Scene}. */
final class SceneAssert extends RulingAssert<SceneAssert, Scene> {
    SceneAssert(Scene scene) {
        super(scene, SceneAssert.class);
    }

    @Override
    protected Position position() {
        return actual.position();
    }

    SceneAssert isAt(Stage stage) {
        assertThat(actual.position().stage()).isEqualTo(stage);
        return this;
    }

    /** A round has begun in which a seat lays the first power card. */
    SceneAssert isRound(int round) {
        assertThat(actual.position().round()).as("round").isEqualTo(round);
        return this;
    }

    /** Asserts that the active seat stands between the halves of its turn: no action is under way. */
    SceneAssert isBetween(int seat) {
        return isAt(Stage.BETWEEN).waitsFor(seat);
    }

    SceneAssert hasCourt(int seat, int caballeros) {
        assertThat(actual.survey().court(seat)).as("caballeros in court").isEqualTo(caballeros);
        return this;
    }

    SceneAssert hasProvince(int seat, int caballeros) {
        assertThat(actual.survey().province(seat)).as("caballeros in province").isEqualTo(caballeros);
        return this;
    }

    /** How many caballeros of each seat stand in a region or in the Castillo. */
    SceneAssert hasCaballeros(String place, Integer... bySeat) {
        assertThat(actual.survey().caballeros(place))
                .as("caballeros in " + place)
                .containsExactly(bySeat);
        return this;
    }

    SceneAssert hasKing(String region) {
        assertThat(actual.survey().king()).as("the King's region").isEqualTo(region);
        return this;
    }

    SceneAssert hasGrande(int seat, String region) {
        assertThat(actual.survey().grande(seat)).as("grande of seat " + seat).isEqualTo(region);
        return this;
    }

    /** Where the scoreboards lie; the empty text for one that is not in play. */
    SceneAssert hasScoreboards(String high, String low) {
        assertThat(actual.survey().scoreboard("high")).as("high scoreboard").isEqualTo(high);
        assertThat(actual.survey().scoreboard("low")).as("low scoreboard").isEqualTo(low);
        return this;
    }

    SceneAssert hasVetoes(Integer... bySeat) {
        assertThat(actual.survey().vetoes()).as("vetoes").containsExactly(bySeat);
        return this;
    }

    SceneAssert hasInHand(int seat, int card) {
        assertThat(actual.survey().hand(seat)).as("hand of seat " + seat).contains(card);
        return this;
    }

    SceneAssert lacksInHand(int seat, int card) {
        assertThat(actual.survey().hand(seat)).as("hand of seat " + seat).doesNotContain(card);
        return this;
    }

    /** Asserts the points of all seats if one place were scored now. */
    SceneAssert wouldScore(String place, Integer... bySeat) {
        assertThat(actual.survey().ifScoredNow(place))
                .as("points from " + place)
                .containsExactly(bySeat);
        return this;
    }
}
