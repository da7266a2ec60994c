package hidalgo.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MoveListTest {
    private static MoveList of(int... moves) {
        MoveList list = new MoveList();
        for (int move : moves) {
            list.add(move);
        }
        return list;
    }

    @Test
    void holdsMovesInTheOrderInWhichTheyWereAdded() {
        MoveList list = of(7, 3, 7);

        assertThat(list.size()).isEqualTo(3);
        assertThat(list.isEmpty()).isFalse();
        assertThat(list.get(1)).isEqualTo(3);
        assertThat(list.toArray()).containsExactly(7, 3, 7);
        assertThat(new MoveList().isEmpty()).isTrue();
    }

    @Test
    void growsAsFarAsNeeded() {
        int[] many = IntStream.range(0, 5000).map(i -> i * i).toArray();

        assertThat(of(many).toArray()).isEqualTo(many);
    }

    @Test
    void findsWhatItHoldsAndNothingThatItHeldBefore() {
        MoveList list = of(4, 5);
        assertThat(list.contains(5)).isTrue();
        assertThat(list.contains(6)).isFalse();

        list.clear();
        assertThat(list.contains(5)).isFalse();
        assertThat(list.isEmpty()).isTrue();
    }

    @Test
    void isCutDownButNeverUp() {
        MoveList list = of(1, 2, 3);
        list.truncate(2);
        assertThat(list.toArray()).containsExactly(1, 2);
        list.truncate(9);
        assertThat(list.toArray()).containsExactly(1, 2);
    }

    @Test
    void putsOneMoveInThePlaceOfAnother() {
        MoveList list = of(1, 2, 3);
        list.put(1, 9);

        assertThat(list.toArray()).containsExactly(1, 9, 3);
    }

    @Test
    void knowsNothingBeyondItsEnd() {
        MoveList list = of(1, 2, 3);
        list.truncate(2);

        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> list.get(2));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> list.put(2, 1));
    }

    @Test
    void givesAwayAnArrayOfItsOwn() {
        MoveList list = of(1, 2);
        list.toArray()[0] = 9;

        assertThat(list.get(0)).isEqualTo(1);
    }
}
