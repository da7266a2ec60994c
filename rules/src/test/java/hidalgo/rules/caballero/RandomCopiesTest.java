package hidalgo.rules.caballero;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Match;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Copies are equal and independent, whatever is done with them or with the original. */
class RandomCopiesTest {
    private static final int GAMES = 72;

    /**
     * A copy as it was when it was made.
     *
     * @param copy the copy
     * @param fingerprint its fingerprint then
     * @param legal its legal moves then
     */
    private record Kept(Position copy, long fingerprint, List<String> legal) {}

    @Test
    void copiesOfAllPositionsStayAsTheyWereUntilTheGameIsOver() {
        for (int number = 0; number < GAMES; number++) {
            Position position = Deals.number(number).begin();
            RandomSource random = RandomSource.of(number);
            MoveList moves = new MoveList();
            List<Kept> kept = new ArrayList<>();
            while (!position.isOver()) {
                int seat = Integer.numberOfTrailingZeros(position.movers());
                position.legalMoves(seat, moves);
                long fingerprint = position.fingerprint();
                Position copy = position.copy();
                assertThat(copy.fingerprint()).isEqualTo(fingerprint);
                assertThat(copy.reveals()).isEqualTo(position.reveals());
                kept.add(new Kept(copy, fingerprint, Survey.legalMoves(position, seat)));
                position.play(seat, moves.get(random.below(moves.size())));
            }
            for (Kept then : kept) {
                assertThat(then.copy.fingerprint()).isEqualTo(then.fingerprint);
                int seat = Integer.numberOfTrailingZeros(then.copy.movers());
                assertThat(Survey.legalMoves(then.copy, seat)).isEqualTo(then.legal);
            }
        }
    }

    @Test
    void playingOnACopyLeavesTheOriginalAsItWas() {
        for (int number = 0; number < GAMES; number++) {
            RandomSource random = RandomSource.of(number);
            Position original = Deals.number(number).begin();
            while (!original.isOver()) {
                long fingerprint = original.fingerprint();
                Position copy = original.copy();
                playOn(copy, 12, random);
                assertThat(original.fingerprint()).isEqualTo(fingerprint);
                playOn(original, 5, random);
            }
        }
    }

    @Test
    void aPositionSetToAnotherEqualsItWhateverItWasBefore() {
        RandomSource random = RandomSource.of(3);
        Position dirty = Deals.number(5).begin();
        playOn(dirty, 200, random);
        for (int number = 0; number < GAMES; number++) {
            Position position = Deals.number(number).begin();
            while (!position.isOver()) {
                dirty.set(position);
                int seat = Integer.numberOfTrailingZeros(position.movers());
                assertThat(dirty.fingerprint()).isEqualTo(position.fingerprint());
                assertThat(Survey.legalMoves(dirty, seat)).isEqualTo(Survey.legalMoves(position, seat));
                assertThat(Survey.of(dirty).table())
                        .isEqualTo(Survey.of(position).table());
                assertThat(dirty.reveals()).isEqualTo(position.reveals());
                assertThat(dirty.scorings()).isEqualTo(position.scorings());
                if (position.scorings() > 0) {
                    assertThat(dirty.lastScoring()).isEqualTo(position.lastScoring());
                }
                playOn(position, 3, random);
                playOn(dirty, 30, random);
            }
        }
    }

    @Test
    void theSameMovesLeadToTheSameFingerprintAndOthersElsewhere() {
        for (int number = 0; number < GAMES; number++) {
            Match match = new Match(Deals.number(number));
            Match again = new Match(Deals.number(number));
            RandomSource random = RandomSource.of(number);
            List<Long> seen = new ArrayList<>();
            while (!match.position().isOver()) {
                int seat = RandomGame.mover(match);
                List<String> legal = Survey.legalMoves(match.position(), seat);
                String move = legal.get(random.below(legal.size()));
                match.play(seat, move);
                again.play(seat, move);
                seen.add(match.position().fingerprint());
                assertThat(again.position().fingerprint()).isEqualTo(seen.getLast());
            }
            // taking back what was just placed does not restore the turn's limits, so no position comes twice
            assertThat(seen).doesNotHaveDuplicates();
        }
    }

    private static void playOn(Position position, int moves, RandomSource random) {
        MoveList list = new MoveList();
        for (int i = 0; i < moves && !position.isOver(); i++) {
            int seat = Integer.numberOfTrailingZeros(position.movers());
            position.legalMoves(seat, list);
            position.play(seat, list.get(random.below(list.size())));
        }
    }
}
