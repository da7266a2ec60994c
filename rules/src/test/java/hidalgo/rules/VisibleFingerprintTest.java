package hidalgo.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions with equal visible fingerprints may be exchanged by a search. */
class VisibleFingerprintTest {
    private static final int GAMES = 12;
    private static final int STEPS = 12;

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void hiddenThingsAreNoPartOfIt(String id) {
        eachPosition(id, (position, random) -> {
            int seat = Integer.numberOfTrailingZeros(position.movers());
            if (!position.isChoosingSecretly()) {
                Position drawn = position.view(seat).sample(random);
                assertThat(drawn.visibleFingerprint()).isEqualTo(position.visibleFingerprint());
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void positionsThatShareItHaveTheSameMovesWithTheSameEffects(String id) {
        int[] shared = new int[1];
        eachPosition(id, (position, random) -> {
            int seat = Integer.numberOfTrailingZeros(position.obliged());
            int[] moves = moves(position, seat);
            int one = moves[random.below(moves.length)];
            int other = moves[random.below(moves.length)];
            Position there = position.copy();
            Position back = position.copy();
            if (one == other || !play(there, seat, one, other) || !play(back, seat, other, one)) {
                return;
            }
            if (there.visibleFingerprint() == back.visibleFingerprint()) {
                shared[0]++;
                assertSame(there, back, random);
            }
        });
        assertThat(shared[0]).as("positions reached in two ways").isGreaterThan(100);
    }

    /** Plays the same moves in both: each stays legal in the other too, and scores the same points. */
    private static void assertSame(Position one, Position other, RandomSource random) {
        for (int step = 0; step < STEPS && !one.isOver(); step++) {
            int seat = Integer.numberOfTrailingZeros(one.obliged());
            assertThat(other.obliged()).isEqualTo(one.obliged());
            assertThat(other.totals()).isEqualTo(one.totals());
            assertThat(other.fingerprint()).isEqualTo(one.fingerprint());
            int[] moves = moves(one, seat);
            assertThat(moves(other, seat)).isEqualTo(moves);
            int move = moves[random.below(moves.length)];
            assertThat(other.notation(move)).isEqualTo(one.notation(move));
            one.play(seat, move);
            other.play(seat, move);
        }
    }

    /** Plays two moves if the second is legal after the first and the seat still decides after both. */
    private static boolean play(Position position, int seat, int first, int second) {
        position.play(seat, first);
        if (!position.mayMove(seat) || Arrays.binarySearch(moves(position, seat), second) < 0) {
            return false;
        }
        position.play(seat, second);
        return !position.isOver();
    }

    private static int[] moves(Position position, int seat) {
        MoveList list = new MoveList();
        position.legalMoves(seat, list);
        int[] moves = list.toArray();
        Arrays.sort(moves);
        return moves;
    }

    private interface Check {
        void check(Position position, RandomSource random);
    }

    private static void eachPosition(String id, Check check) {
        Game game = Games.known(id);
        for (int number = 0; number < GAMES; number++) {
            RandomSource random = RandomSource.of(number);
            Map<String, String> values = new HashMap<>();
            for (Option option : game.options()) {
                if (!option.values().isEmpty() && !option.name().equals(Option.PLAYERS)) {
                    values.put(
                            option.name(),
                            option.values().get(random.below(option.values().size())));
                }
            }
            values.put(Option.PLAYERS, Integer.toString(2 + number % 3));
            Position position = game.deal(game.choose(values), random).begin();
            while (!position.isOver()) {
                check.check(position, random);
                int seat = Integer.numberOfTrailingZeros(position.obliged());
                int[] moves = moves(position, seat);
                position.play(seat, moves[random.below(moves.length)]);
            }
        }
    }
}
