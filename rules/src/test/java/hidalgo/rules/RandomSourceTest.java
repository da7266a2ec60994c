package hidalgo.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The numbers are those of xoroshiro128++ and SplitMix64, computed by other programs, and no value is favoured. */
class RandomSourceTest {
    @Test
    void theGeneratorIsXoroshiro128PlusPlus() {
        // the vector of the reference implementation for the state 1, 2
        RandomSource random = RandomSource.of(1, 2);
        assertThat(next(random, 8))
                .containsExactly(
                        393217L,
                        669327710093319L,
                        1732421326133921491L,
                        Long.parseUnsignedLong("11394790081659126983"),
                        Long.parseUnsignedLong("9555452776773192676"),
                        3586421180005889563L,
                        1691397964866707553L,
                        Long.parseUnsignedLong("10735626796753111697"));
        assertThat(next(RandomSource.of(0x0123456789ABCDEFL, 0xFEDCBA9876543210L), 4))
                .containsExactly(0x0123456789ABCDEEL, 0xA06B17E864202464L, 0xCC9792EF68E54A58L, 0xA2AE0CEB8A9B12A3L);
    }

    @Test
    void shortSeedsAreSpreadBySplitMix64() {
        assertThat(next(RandomSource.of(0), 4))
                .containsExactly(0x6F68E1E7E2646EE1L, 0xBF971B7F454094ADL, 0x48F2DE556F30DE38L, 0x6EA7C59F89BBFC75L);
        assertThat(next(RandomSource.of(42), 4))
                .containsExactly(0xE88AF6CAEF1D3C23L, 0x54A303B2A5A54931L, 0xF370812CCD646345L, 0x345839C63F9ABB35L);
        long golden = 0x9E3779B97F4A7C15L;
        // the reference vector of SplitMix64 for the seed 1234567
        assertThat(RandomSource.scramble(1234567 + golden)).isEqualTo(6457827717110365317L);
        assertThat(RandomSource.scramble(1234567 + 2 * golden)).isEqualTo(3203168211198807973L);
    }

    @Test
    void aStateOfZerosIsNoTrap() {
        assertThat(next(RandomSource.of(0, 0), 2)).containsExactly(0xF372FE94F82B3C6EL, 0x1A894092E54AFE2FL);
    }

    @Test
    void aSeedOfUpTo32DigitsIsTheStateOfAnOlderTable() {
        assertThat(next(RandomSource.ofDeal("0123456789abcdeffedcba9876543210"), 4))
                .containsExactly(0x0123456789ABCDEEL, 0xA06B17E864202464L, 0xCC9792EF68E54A58L, 0xA2AE0CEB8A9B12A3L);
        assertThat(next(RandomSource.ofDeal("10000000000000002"), 2)).containsExactly(393217L, 669327710093319L);
        assertThat(next(RandomSource.ofDeal("f"), 3)).isEqualTo(next(RandomSource.of(0, 15), 3));
    }

    @Test
    void aSeedOf64DigitsIsAKey() {
        // printf '\0%.0s' {1..16} | openssl enc -chacha20 -K 00..00 -iv 00000000$(printf 'hidalgo deal' | xxd -p)
        assertThat(next(RandomSource.ofDeal("0".repeat(64)), 2))
                .containsExactly(0x3E77226CC7CB0B7EL, 0x18F9F66AA7A28437L);
        assertThat(next(RandomSource.ofDeal("0".repeat(63) + "1"), 2))
                .doesNotContain(0x3E77226CC7CB0B7EL, 0x18F9F66AA7A28437L);
    }

    @Test
    void aSeedHas64Digits() {
        for (int digits : new int[] {0, 33, 63, 65}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> RandomSource.ofDeal("1".repeat(digits)))
                    .withMessageEndingWith(" " + digits);
        }
        for (String seed : new String[] {"12g4", "g".repeat(64)}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> RandomSource.ofDeal(seed))
                    .withMessageEndingWith(" g");
        }
    }

    @Test
    void boundedNumbersArePinned() {
        RandomSource random = RandomSource.of(42);
        int[] dice = new int[20];
        Arrays.setAll(dice, i -> random.below(6));
        assertThat(dice).containsExactly(5, 1, 5, 1, 2, 0, 2, 0, 1, 1, 3, 5, 0, 2, 5, 5, 1, 3, 1, 0);

        RandomSource again = RandomSource.of(42);
        int[] large = new int[6];
        Arrays.setAll(large, i -> again.below(3 << 29));
        assertThat(large).containsExactly(1463032971, 532488546, 1531588720, 329323946, 552166085, 160205099);
    }

    @Test
    void boundedNumbersAreEquallyLikely() {
        for (int bound : new int[] {1, 2, 3, 7, 13, 47}) {
            RandomSource random = RandomSource.of(bound);
            int[] counts = new int[bound];
            int draws = 2000 * bound;
            for (int i = 0; i < draws; i++) {
                counts[random.below(bound)]++;
            }
            assertThat(chiSquare(counts, 2000)).isLessThan(bound + 4 * Math.sqrt(2.0 * bound));
        }
    }

    @Test
    void aBoundThatDoesNotDivideTheRangeFavoursNoRemainder() {
        // without rejection two of three values would come up 3 times where the third comes up twice
        RandomSource random = RandomSource.of(1);
        int[] counts = new int[3];
        for (int i = 0; i < 30000; i++) {
            counts[random.below(3 << 29) % 3]++;
        }
        assertThat(chiSquare(counts, 10000)).isLessThan(12);
    }

    @Test
    void aBoundMustBePositive() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RandomSource.of(1).below(0))
                .withMessageContaining("0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RandomSource.of(1).below(-3))
                .withMessageContaining("-3");
    }

    @Test
    void aShuffleIsPinned() {
        byte[] tiles = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        RandomSource.of(7).shuffle(tiles, 0, 10);

        assertThat(tiles).containsExactly(2, 8, 9, 7, 4, 0, 5, 3, 1, 6);
    }

    @Test
    void aShuffleTouchesOnlyItsPart() {
        byte[] tiles = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        RandomSource.of(3).shuffle(tiles, 4, 8);

        assertThat(Arrays.copyOf(tiles, 4)).containsExactly(0, 1, 2, 3);
        assertThat(Arrays.copyOfRange(tiles, 4, 8)).containsExactlyInAnyOrder((byte) 4, (byte) 5, (byte) 6, (byte) 7);
        assertThat(Arrays.copyOfRange(tiles, 8, 10)).containsExactly(8, 9);
    }

    @Test
    void everyOrderIsEquallyLikely() {
        RandomSource random = RandomSource.of(11);
        Map<String, Integer> orders = new HashMap<>();
        for (int i = 0; i < 24000; i++) {
            byte[] tiles = {0, 1, 2, 3};
            random.shuffle(tiles, 0, 4);
            orders.merge(Arrays.toString(tiles), 1, Integer::sum);
        }
        assertThat(orders).hasSize(24);
        int[] counts = orders.values().stream().mapToInt(Integer::intValue).toArray();
        assertThat(chiSquare(counts, 1000)).isLessThan(24 + 4 * Math.sqrt(48));
    }

    private static double chiSquare(int[] counts, double expected) {
        double sum = 0;
        for (int count : counts) {
            sum += (count - expected) * (count - expected) / expected;
        }
        return sum;
    }

    private static long[] next(RandomSource random, int count) {
        long[] numbers = new long[count];
        Arrays.setAll(numbers, i -> random.next());
        return numbers;
    }
}
