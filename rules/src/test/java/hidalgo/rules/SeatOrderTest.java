package hidalgo.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SeatOrderTest {
    @Test
    void clockwiseFromAnySeat() {
        assertThat(seats(SeatOrder.clockwise(0, 4), 4)).containsExactly(0, 1, 2, 3);
        assertThat(seats(SeatOrder.clockwise(2, 4), 4)).containsExactly(2, 3, 0, 1);
        assertThat(seats(SeatOrder.clockwise(1, 2), 2)).containsExactly(1, 0);
        assertThat(seats(SeatOrder.clockwise(4, 5), 5)).containsExactly(4, 0, 1, 2, 3);
    }

    @Test
    void reversed() {
        assertThat(seats(SeatOrder.reversed(SeatOrder.clockwise(1, 3), 3), 3)).containsExactly(0, 2, 1);
        int order = SeatOrder.clockwise(3, 5);
        assertThat(SeatOrder.reversed(SeatOrder.reversed(order, 5), 5)).isEqualTo(order);
    }

    @Test
    void byCardTheHighestFirst() {
        assertThat(seats(SeatOrder.byCard(cards(3, 13, 1, 7), 4), 4)).containsExactly(1, 3, 0, 2);
        assertThat(seats(SeatOrder.byCard(cards(1, 2), 2), 2)).containsExactly(1, 0);
        assertThat(seats(SeatOrder.byCard(cards(5, 4, 3, 2, 1), 5), 5)).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void asAList() {
        assertThat(SeatOrder.list(SeatOrder.clockwise(2, 3), 3)).containsExactly(2, 0, 1);
    }

    private static int cards(int... bySeat) {
        int cards = 0;
        for (int seat = 0; seat < bySeat.length; seat++) {
            cards |= bySeat[seat] << 4 * seat;
        }
        return cards;
    }

    private static int[] seats(int order, int seats) {
        int[] all = new int[seats];
        Arrays.setAll(all, index -> SeatOrder.at(order, index));
        return all;
    }
}
