package hidalgo.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PowerHandTest {
    @Test
    void aFullHandHasEveryCardOnce() {
        assertThat(PowerHand.cards(PowerHand.full(13))).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
    }

    @Test
    void aPlayedNumberIsNotFree() {
        int laid = 9 | 2 << 8;

        assertThat(PowerHand.cards(PowerHand.free(PowerHand.full(10), laid))).containsExactly(1, 3, 4, 5, 6, 7, 8, 10);
        assertThat(PowerHand.free(PowerHand.full(13), 0)).isEqualTo(PowerHand.full(13));
    }
}
