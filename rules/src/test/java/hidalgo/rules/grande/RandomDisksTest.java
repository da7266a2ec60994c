package hidalgo.rules.grande;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.LegalMoves;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Ruling;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Secret choices are simultaneous. */
class RandomDisksTest {
    @Test
    @DisplayName("EG-4.16 secret choices lead to the same position in whatever order they are made")
    void eg4_16_anyOrder() {
        Map<String, Integer> compared = new TreeMap<>();
        for (int number = 0; number < 160; number++) {
            RandomSource random = RandomSource.of(number);
            RandomGame.play(number, (game, mover, legal) -> {
                GrandePosition position = (GrandePosition) game.position();
                if (position.haveChosen() != 0 || Integer.bitCount(position.choosing()) < 2) {
                    return;
                }
                Map<Integer, String> disks = new TreeMap<>();
                for (int seat : LegalMoves.seats(position.choosing())) {
                    List<String> choices = LegalMoves.of(position, seat);
                    choices.remove("veto");
                    disks.put(seat, choices.get(random.below(choices.size())));
                }
                List<Integer> order = new ArrayList<>(disks.keySet());
                long ascending = after(position, order, disks);
                Collections.reverse(order);
                assertThat(after(position, order, disks)).isEqualTo(ascending);
                Collections.swap(order, 0, order.size() / 2);
                assertThat(after(position, order, disks)).isEqualTo(ascending);
                String card = position.chosenCard();
                compared.merge(card == null ? "general" : card, 1, Integer::sum);
            });
        }
        assertThat(compared)
                .containsKeys("secretTwo", "secretAll", "secretScoring", "eviction", "grande", "general")
                .hasSize(6);
    }

    private static long after(Position position, List<Integer> order, Map<Integer, String> disks) {
        Position copy = position.copy();
        for (int seat : order) {
            copy.play(seat, ((Ruling.Legal) copy.judge(seat, disks.get(seat))).move());
        }
        return copy.fingerprint();
    }
}
