package hidalgo.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import hidalgo.lab.SequentialTest.Decision;
import hidalgo.rules.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SequentialTestTest {
    private static final int RUNS = 1000;

    @ParameterizedTest
    @CsvSource({
        "0.5, 0.6, 2, 0",
        "0.5, 0.8, 2, 0",
        "0.25, 0.35, 4, 0",
        "0.25, 0.55, 4, 0.3",
        "0.5, 0.6, 2, 0.3",
        "0.9, 0.98, 2, 0",
        "0.9, 0.98, 2, 0.3"
    })
    void itErrsInAboutOneOfTwentyCases(double low, double high, int rotations, double luck) {
        SequentialTest test = new SequentialTest(low, high);
        assertThat(errors(test, new Coin(low, luck), rotations, Decision.LOW)).isLessThan(0.065);
        assertThat(errors(test, new Coin(high, luck), rotations, Decision.HIGH)).isLessThan(0.065);
    }

    @Test
    void aClearCaseNeedsFewDeals() {
        SequentialTest test = new SequentialTest(0.5, 0.6);
        assertThat(test.decide(1, 0, 5, 2, 1)).isEqualTo(Decision.OPEN);
        assertThat(test.decide(1, 0, 20, 2, 1)).isEqualTo(Decision.HIGH);
        assertThat(test.decide(0, 0, 20, 2, 1)).isEqualTo(Decision.LOW);
        assertThat(test.decide(0.55, 0.12, 1000, 2, 1)).isEqualTo(Decision.OPEN);
    }

    @Test
    void severalSeatsOfABotShareItsVictories() {
        SequentialTest test = new SequentialTest(0.25, 0.3);
        assertThat(test.decide(0.9, 0.02, 200, 4, 3)).isEqualTo(Decision.HIGH);
        assertThat(test.decide(0.75, 0.04, 200, 4, 3)).isEqualTo(Decision.LOW);
    }

    @Test
    void theRatesMustBeInOrder() {
        assertThatIllegalArgumentException().isThrownBy(() -> new SequentialTest(0.6, 0.5));
        assertThatIllegalArgumentException().isThrownBy(() -> new SequentialTest(0, 0.5));
        assertThatIllegalArgumentException().isThrownBy(() -> new SequentialTest(0.5, 1));
    }

    private static double errors(SequentialTest test, Coin coin, int rotations, Decision right) {
        RandomSource random = RandomSource.of(2026);
        int errors = 0;
        for (int i = 0; i < RUNS; i++) {
            Moments deals = new Moments(1);
            Decision decision = Decision.OPEN;
            while (decision == Decision.OPEN) {
                deals.add(new double[] {(double) coin.wins(rotations, random) / rotations});
                decision = test.decide(deals.mean(0), deals.covariance(0, 0), deals.count(), rotations, 1);
            }
            errors += decision == right ? 0 : 1;
        }
        return (double) errors / RUNS;
    }
}
