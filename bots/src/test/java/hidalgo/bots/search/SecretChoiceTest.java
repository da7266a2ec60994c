package hidalgo.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Chance;
import hidalgo.rules.MoveList;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandePosition;
import java.util.Comparator;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SecretChoiceTest {
    /** A game at a moment when several seats have to choose. */
    private static GrandePosition choosing() {
        ElGrande game = new ElGrande();
        MoveList moves = new MoveList();
        for (int seed = 0; ; seed++) {
            Chance chance = Chance.of(seed);
            GrandePosition position =
                    game.deal(game.choose(Map.of("players", "3")), chance).begin();
            while (!position.isOver()) {
                if (Integer.bitCount(position.choosing()) > 1) {
                    return position;
                }
                int seat = Integer.numberOfTrailingZeros(position.obliged());
                position.legalMoves(seat, moves);
                position.play(seat, moves.get(chance.below(moves.size())));
            }
        }
    }

    @Test
    void rewardingOneChoiceMakesItTheMostTried() {
        GrandePosition position = choosing();
        int seat = Integer.numberOfTrailingZeros(position.choosing());
        SecretChoice node = new SecretChoice(position, new MoveList(), 0.15);
        int good = node.candidates(seat).getLast().move();
        Chance chance = Chance.of(1);

        for (int i = 0; i < 2000; i++) {
            int[] disks = node.play(position.copy(), chance);
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
}
