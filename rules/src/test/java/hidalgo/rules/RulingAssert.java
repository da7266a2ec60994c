package hidalgo.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.assertj.core.api.AbstractAssert;

/**
 * Assertions about the moves of a position of any game.
 *
 * @param <S> the assertions of the game
 * @param <A> the type under test
 */
public abstract class RulingAssert<S extends RulingAssert<S, A>, A> extends AbstractAssert<S, A> {
    protected RulingAssert(A actual, Class<S> type) {
        super(actual, type);
    }

    /** The position that is spoken of. */
    protected abstract Position position();

    /** A refusal that has been found and waits for its reason. */
    public final class Refusing {
        private final Refusal refusal;

        private Refusing(Refusal refusal) {
            this.refusal = refusal;
        }

        /** The rule and the sentence. */
        public S because(String rule, String text) {
            assertThat(refusal.text(Messages.ENGLISH)).isEqualTo(rule + ": " + text);
            return myself;
        }
    }

    /** All these moves are legal. */
    public S allows(int seat, String... moves) {
        for (String move : moves) {
            if (position().judge(seat, move) instanceof Refusal refusal) {
                throw failure("\"%s\" is refused. %s", move, refusal.text(Messages.ENGLISH));
            }
        }
        return myself;
    }

    /** A move is refused, for a reason that must follow. */
    public Refusing refuses(int seat, String move) {
        if (position().judge(seat, move) instanceof Refusal refusal) {
            return new Refusing(refusal);
        }
        throw failure("\"%s\" is legal", move);
    }

    /** Several moves are refused for one reason. */
    public S refusesAll(int seat, String rule, String text, String... moves) {
        for (String move : moves) {
            refuses(seat, move).because(rule, text);
        }
        return myself;
    }

    /** Exactly these seats may move. */
    public S waitsFor(Integer... seats) {
        assertThat(LegalMoves.seats(position().movers()))
                .as("seats that may move")
                .containsExactly(seats);
        return myself;
    }

    /** Asserts that exactly these seats must move before the game continues. */
    public S obliges(Integer... seats) {
        assertThat(LegalMoves.seats(position().obliged()))
                .as("seats that must move")
                .containsExactly(seats);
        return myself;
    }

    /** The legal moves of a seat are exactly these. */
    public S lists(int seat, String... moves) {
        return listsOf("", seat, moves);
    }

    /** The legal moves of a seat that begin with some words are exactly these. */
    public S listsOf(String beginning, int seat, String... moves) {
        List<String> legal = LegalMoves.of(position(), seat).stream()
                .filter(move -> move.startsWith(beginning))
                .toList();
        assertThat(legal).containsExactlyInAnyOrderElementsOf(Arrays.asList(moves));
        return myself;
    }

    /** Asserts the points of all seats so far. */
    public S hasTotals(Integer... bySeat) {
        for (int seat = 0; seat < bySeat.length; seat++) {
            assertThat(position().total(seat)).as("total of seat " + seat).isEqualTo(bySeat[seat]);
        }
        return myself;
    }

    /** Asserts the points of the latest scoring. */
    public S scoredLast(int round, String cause, Integer... bySeat) {
        assertThat(position().lastScoring()).isEqualTo(new Scoring(round, cause, Arrays.asList(bySeat)));
        return myself;
    }

    /** How many scorings there have been. */
    public S hasScorings(int count) {
        assertThat(position().scorings()).as("scorings").isEqualTo(count);
        return myself;
    }
}
