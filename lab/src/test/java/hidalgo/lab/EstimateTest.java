package hidalgo.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hidalgo.rules.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EstimateTest {
    @ParameterizedTest
    @CsvSource({"1, 12.706", "2, 4.303", "3, 3.182", "5, 2.571", "10, 2.228", "30, 2.042", "100, 1.984", "9999, 1.960"})
    void studentsQuantilesAreThoseOfTheTables(int degrees, double quantile) {
        assertThat(Estimate.student(degrees)).isCloseTo(quantile, within(0.005));
    }

    @ParameterizedTest
    @CsvSource({"0.8, 10, 0.4902, 0.9433", "0.5, 100, 0.4038, 0.5962", "1, 200, 0.9812, 1", "0, 20, 0, 0.1611"})
    void wilsonsIntervalsAreThoseOfTheTables(double share, int games, double low, double high) {
        Estimate estimate = Estimate.wilson(share, games, Estimate.NORMAL);
        assertThat(estimate.value()).isEqualTo(share);
        assertThat(estimate.low()).isCloseTo(low, within(0.0001));
        assertThat(estimate.high()).isCloseTo(high, within(0.0001));
    }

    @Test
    void dealsThatVaryLikeIndependentGamesGiveNearlyWilsonsInterval() {
        Estimate estimate = Estimate.ofShare(0.3, 0.3 * 0.7 / 4, 1000, 4000);
        Estimate wilson = Estimate.wilson(0.3, 4000, Estimate.NORMAL);
        assertThat(estimate.low()).isCloseTo(wilson.low(), within(0.0001));
        assertThat(estimate.high()).isCloseTo(wilson.high(), within(0.0001));
    }

    @Test
    void dealsThatVaryMoreGiveAWiderInterval() {
        Estimate dependent = Estimate.ofShare(0.3, 0.3 * 0.7, 100, 400);
        Estimate independent = Estimate.ofShare(0.3, 0.3 * 0.7 / 4, 100, 400);
        assertThat(dependent.low()).isLessThan(independent.low() - 0.03);
        assertThat(dependent.high()).isGreaterThan(independent.high() + 0.03);
    }

    @Test
    void aDealByItselfAndEqualDealsCountAsTheirGames() {
        assertThat(Estimate.ofShare(0.5, 0, 1, 2)).isEqualTo(Estimate.wilson(0.5, 2, Estimate.NORMAL));
        assertThat(Estimate.ofShare(1, 0, 100, 200)).isEqualTo(Estimate.wilson(1, 200, Estimate.NORMAL));
    }

    @Test
    void theIntervalHoldsTheTruthInNineteenOfTwentyCases() {
        RandomSource random = RandomSource.of(11);
        int held = 0;
        for (int i = 0; i < 2000; i++) {
            Moments deals = new Moments(1);
            for (int deal = 0; deal < 50; deal++) {
                deals.add(new double[] {new Coin(0.8, 0.3).wins(2, random) / 2.0});
            }
            Estimate estimate = Estimate.ofShare(deals.mean(0), deals.covariance(0, 0), 50, 100);
            held += estimate.low() <= 0.8 && 0.8 <= estimate.high() ? 1 : 0;
        }
        assertThat(held / 2000.0).isBetween(0.94, 0.965);
    }
}
