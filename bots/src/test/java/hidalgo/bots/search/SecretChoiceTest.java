package hidalgo.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandePosition;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class SecretChoiceTest {
    /** A game at a moment when several seats have to choose, of a kind. */
    private static GrandePosition choosing(Predicate<GrandePosition> kind) {
        ElGrande game = new ElGrande();
        MoveList moves = new MoveList();
        for (int seed = 0; ; seed++) {
            RandomSource random = RandomSource.of(seed);
            GrandePosition position =
                    game.deal(game.choose(Map.of("players", "3")), random).begin();
            while (!position.isOver()) {
                if (Integer.bitCount(position.choosing()) > 1 && kind.test(position)) {
                    return position;
                }
                int seat = Integer.numberOfTrailingZeros(position.obliged());
                position.legalMoves(seat, moves);
                position.play(seat, moves.get(random.below(moves.size())));
            }
        }
    }

    @Test
    void rewardingOneChoiceMakesItTheMostTried() {
        GrandePosition position = choosing(any -> true);
        int seat = Integer.numberOfTrailingZeros(position.choosing());
        SecretChoice node = new SecretChoice(position, new MoveList(), 0.15);
        int good = node.candidates(seat).getLast().move();
        RandomSource random = RandomSource.of(1);

        for (int i = 0; i < 2000; i++) {
            int[] disks = node.play(position.copy(), random);
            double[] outcome = new double[position.seats()];
            outcome[seat] = disks[seat] == good ? 1 : 0;
            node.learn(outcome);
        }

        assertThat(node.candidates(seat).stream()
                        .max(Comparator.comparingInt(Advice.Candidate::tries))
                        .orElseThrow()
                        .move())
                .isEqualTo(good);
    }

    @Test
    @DisplayName("EG-4.16 a veto of a player who has to choose comes before all disks, and no disk is set after it")
    void aVetoEndsTheRoundOfChoices() {
        GrandePosition before = choosing(position -> vetoer(position) >= 0);
        int vetoer = vetoer(before);
        SecretChoice node = new SecretChoice(before, new MoveList(), 0.15);
        RandomSource random = RandomSource.of(1);
        Set<Boolean> seen = new HashSet<>();

        for (int i = 0; i < 200; i++) {
            GrandePosition after = before.copy();
            int[] choices = node.play(after, random);
            node.learn(new double[before.seats()]);
            boolean vetoed = !before.isSecret(choices[vetoer]);
            seen.add(vetoed);
            GrandePosition expected = before.copy();
            for (int seat = 0; seat < before.seats(); seat++) {
                if (vetoed ? seat == vetoer : (before.choosing() >> seat & 1) != 0) {
                    expected.play(seat, choices[seat]);
                }
            }
            assertThat(after.fingerprint()).isEqualTo(expected.fingerprint());
        }
        assertThat(seen).containsExactlyInAnyOrder(true, false);
    }

    /** The seat that has to choose and may stop the action instead, or -1. */
    private static int vetoer(GrandePosition position) {
        int choosing =
                position.haveChosen() == 0 && position.stage() == GrandePosition.Stage.DISKS ? position.choosing() : 0;
        for (int rest = choosing; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            if (position.vetoes(seat) > 0 && seat != position.active()) {
                return seat;
            }
        }
        return -1;
    }
}
