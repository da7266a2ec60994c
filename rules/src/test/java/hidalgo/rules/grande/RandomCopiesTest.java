package hidalgo.rules.grande;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.LegalMoves;
import hidalgo.rules.Match;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Copies are equal and independent, whatever is done with them or with the original. */
class RandomCopiesTest {
    private static final int GAMES = 80;

    /**
     * A copy as it was when it was made.
     *
     * @param copy the copy
     * @param fingerprint its fingerprint then
     * @param table its table then
     * @param legal the legal moves of all seats then
     */
    private record Kept(GrandePosition copy, long fingerprint, GrandeTable table, List<List<String>> legal) {
        static Kept of(GrandePosition position) {
            return new Kept(position.copy(), position.fingerprint(), position.table(), legalOfAll(position));
        }
    }

    @Test
    void copiesOfAllPositionsStayAsTheyWereUntilTheGameIsOver() {
        for (int number = 0; number < GAMES; number++) {
            GrandePosition position = Deals.number(number).begin();
            RandomSource random = RandomSource.of(number);
            List<Kept> kept = new ArrayList<>();
            while (!position.isOver()) {
                kept.add(Kept.of(position));
                playOn(position, 1, random);
            }
            for (Kept then : kept) {
                assertThat(then.copy.fingerprint()).isEqualTo(then.fingerprint);
                assertThat(then.copy.table()).isEqualTo(then.table);
                assertThat(legalOfAll(then.copy)).isEqualTo(then.legal);
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
                playOn(original.copy(), 12, random);
                assertThat(original.fingerprint()).isEqualTo(fingerprint);
                playOn(original, 5, random);
            }
        }
    }

    @Test
    void aPositionSetToAnotherEqualsItWhateverItWasBefore() {
        RandomSource random = RandomSource.of(3);
        GrandePosition dirty = Deals.number(5).begin();
        playOn(dirty, 150, random);
        for (int number = 0; number < GAMES; number++) {
            GrandePosition position = Deals.number(number).begin();
            while (!position.isOver()) {
                dirty.set(position);
                assertThat(dirty.fingerprint()).isEqualTo(position.fingerprint());
                assertThat(dirty.reveals()).isEqualTo(position.reveals());
                assertThat(dirty.table()).isEqualTo(position.table());
                assertThat(legalOfAll(dirty)).isEqualTo(legalOfAll(position));
                playOn(position, 3, random);
                playOn(dirty, 30, random);
            }
            dirty.set(position);
            assertThat(dirty.fingerprint()).isEqualTo(position.fingerprint());
            assertThat(dirty.lastScoring()).isEqualTo(position.lastScoring());
        }
    }

    @Test
    void theSameMovesLeadToTheSameFingerprintAndOthersElsewhere() {
        for (int number = 0; number < GAMES; number++) {
            Match again = new Match(Deals.number(number));
            List<Long> seen = new ArrayList<>();
            RandomGame.play(number, (game, seat, legal) -> {
                if (!game.steps().isEmpty()) {
                    Match.Step step = game.steps().getLast();
                    again.play(step.seat(), step.move());
                }
                seen.add(game.position().fingerprint());
                assertThat(again.position().fingerprint()).isEqualTo(seen.getLast());
            });
            // every move uses something up, so no position comes twice
            assertThat(seen).doesNotHaveDuplicates();
        }
    }

    private static List<List<String>> legalOfAll(Position position) {
        List<List<String>> legal = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            legal.add(LegalMoves.of(position, seat));
        }
        return legal;
    }

    private static void playOn(Position position, int moves, RandomSource random) {
        MoveList list = new MoveList();
        for (int i = 0; i < moves && !position.isOver(); i++) {
            List<Integer> movers = LegalMoves.seats(position.movers());
            int seat = movers.get(random.below(movers.size()));
            position.legalMoves(seat, list);
            position.play(seat, list.get(random.below(list.size())));
        }
    }
}
