package hidalgo.rules.caballero;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Messages;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.rules.caballero.checker.Checker;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.api.AbstractAssert;

/** What tests say about a {@link Scene}. */
final class SceneAssert extends AbstractAssert<SceneAssert, Scene> {
    SceneAssert(Scene scene) {
        super(scene, SceneAssert.class);
    }

    /** A refusal that has been found and waits for its reason. */
    final class Refusing {
        private final Refusal refusal;

        private Refusing(Refusal refusal) {
            this.refusal = refusal;
        }

        SceneAssert because(String rule, String text) {
            assertThat(refusal.text(Messages.ENGLISH)).isEqualTo(rule + ": " + text);
            return SceneAssert.this;
        }
    }

    SceneAssert allows(int seat, String... moves) {
        for (String move : moves) {
            if (actual.position().judge(seat, move) instanceof Refusal refusal) {
                throw failure("\"%s\" is refused. %s", move, refusal.text(Messages.ENGLISH));
            }
        }
        return this;
    }

    Refusing refuses(int seat, String move) {
        Ruling ruling = actual.position().judge(seat, move);
        if (ruling instanceof Refusal refusal) {
            return new Refusing(refusal);
        }
        throw failure("\"%s\" is legal", move);
    }

    /** Refuses several moves for one reason. */
    SceneAssert refusesAll(int seat, String rule, String text, String... moves) {
        for (String move : moves) {
            refuses(seat, move).because(rule, text);
        }
        return this;
    }

    SceneAssert waitsFor(int seat) {
        assertThat(actual.position().movers()).as("who may move").isEqualTo(1 << seat);
        return this;
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

    /** What everybody would get if the scene were scored now. */
    SceneAssert wouldScore(Integer... bySeat) {
        assertThat(actual.survey().ifScoredNow()).as("points if scored now").containsExactly(bySeat);
        return this;
    }

    /** The legal moves that begin with some words are exactly these. */
    SceneAssert listsOf(String beginning, int seat, String... moves) {
        List<String> legal = actual.legalMoves(seat).stream()
                .filter(move -> move.startsWith(beginning))
                .toList();
        assertThat(legal).containsExactlyInAnyOrderElementsOf(Arrays.asList(moves));
        return this;
    }

    private Checker.Region region(String side) {
        return actual.survey().region(side);
    }
}
