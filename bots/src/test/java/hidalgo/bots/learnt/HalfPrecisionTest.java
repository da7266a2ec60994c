package hidalgo.bots.learnt;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HalfPrecisionTest {
    @Test
    void everyNumberIsWhatJavaMakesOfIt() {
        for (int bits = Short.MIN_VALUE; bits <= Short.MAX_VALUE; bits++) {
            Float number = HalfPrecision.toFloat((short) bits);
            assertThat(number).isEqualTo(Float.valueOf(Float.float16ToFloat((short) bits)));
        }
    }
}
