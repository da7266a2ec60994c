package hidalgo.rules.caballero;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Position;
import hidalgo.rules.RulingAssert;
import hidalgo.rules.caballero.checker.Checker;

/** Assertions about a {@link Scene}. */
final class SceneAssert extends RulingAssert<SceneAssert, Scene> {
    SceneAssert(Scene scene) {
        super(scene, SceneAssert.class);
    }

    @Override
    protected Position position() {
        return actual.position();
    }

    SceneAssert hasCourt(int seat, int caballeros) {
        assertThat(actual.survey().court(seat)).as("caballeros in court").isEqualTo(caballeros);
        return this;
    }

    SceneAssert hasShipsInCourt(int seat, int ships) {
        assertThat(actual.survey().shipsInCourt(seat)).as("ships in court").isEqualTo(ships);
        return this;
    }

    SceneAssert hasTilesOffMap(int seat, int tiles) {
        assertThat(actual.survey().tilesOffMap(seat)).as("tiles off the map").isEqualTo(tiles);
        return this;
    }

    SceneAssert hasStock(int ships, int castillos) {
        assertThat(actual.survey().shipStock()).as("ships in stock").isEqualTo(ships);
        assertThat(actual.survey().castilloStock()).as("castillos in stock").isEqualTo(castillos);
        return this;
    }

    SceneAssert displays(String... tiles) {
        assertThat(actual.survey().display()).containsExactlyInAnyOrder(tiles);
        return this;
    }

    /** Exactly these cells hold caballero tiles. */
    SceneAssert hasTilesAt(String... cells) {
        assertThat(actual.survey().tiles()).extracting(Survey.Tile::cell).containsExactlyInAnyOrder(cells);
        return this;
    }

    SceneAssert hasStrengths(String side, Integer... bySeat) {
        assertThat(region(side).strengths()).as("strengths at " + side).containsExactly(bySeat);
        return this;
    }

    SceneAssert hasValue(String side, int value) {
        assertThat(region(side).value()).as("value at " + side).isEqualTo(value);
        return this;
    }

    SceneAssert encloses(String side) {
        assertThat(region(side).enclosed()).as("enclosed at " + side).isTrue();
        return this;
    }

    SceneAssert leavesOpen(String side) {
        assertThat(region(side).enclosed()).as("enclosed at " + side).isFalse();
        return this;
    }

    /** The points of all seats if the scene were scored now. */
    SceneAssert wouldScore(Integer... bySeat) {
        assertThat(actual.survey().ifScoredNow()).as("points if scored now").containsExactly(bySeat);
        return this;
    }

    private Checker.Region region(String side) {
        return actual.survey().region(side);
    }
}
