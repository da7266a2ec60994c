package hidalgo.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class RatingsTest {
    @Test
    void equalResultsGiveEqualRatings() {
        List<Estimate> ratings = Ratings.of(new int[] {1, 1, 1}, deals(40, new double[] {3, 3, 3}));
        assertThat(ratings).allSatisfy(rating -> assertThat(rating.value()).isCloseTo(1500, within(1e-6)));
        assertThat(ratings.get(0).low()).isLessThan(1490);
    }

    @Test
    void threeOfFourComparisonsAreTheUsual191Points() {
        Moments scores = new Moments(2);
        for (int i = 0; i < 20_000; i++) {
            scores.add(i % 2 == 0 ? new double[] {2, 0} : new double[] {1, 1});
        }
        List<Estimate> ratings = Ratings.of(new int[] {1, 1}, scores);
        assertThat(ratings.get(0).value() - ratings.get(1).value()).isCloseTo(190.8, within(0.1));
        assertThat(ratings.get(0).value() + ratings.get(1).value()).isCloseTo(3000, within(1e-6));
        assertThat(ratings.get(0).high() - ratings.get(0).low()).isBetween(2.0, 6.0);
    }

    @Test
    void whoAlwaysWinsRatesAboveByAFiniteNumber() {
        List<Estimate> few = Ratings.of(new int[] {1, 1}, deals(10, new double[] {2, 0}));
        List<Estimate> many = Ratings.of(new int[] {1, 1}, deals(1000, new double[] {2, 0}));
        assertThat(few.get(0).low()).isGreaterThan(few.get(1).high());
        assertThat(many.get(0).value()).isBetween(few.get(0).value() + 100, 2500.0);
        // 20 victories and the added draw: odds of 20.5 to 0.5.
        assertThat(few.get(0).value() - few.get(1).value()).isCloseTo(400 * Math.log10(41), within(1e-6));
    }

    @Test
    void oneAgainstThreeIsComparedWithEachOfThem() {
        // Ahead of each of the three in 4 games.
        List<Estimate> ratings = Ratings.of(new int[] {1, 3}, deals(1, new double[] {12, 0}));
        assertThat(ratings.get(0).value() - ratings.get(1).value()).isCloseTo(400 * Math.log10(25), within(1e-6));
    }

    @Test
    void strengthsAddUpAlongAChain() {
        // Of three bots the first beats the second with 2 : 1, which beats the third with 2 : 1; so the first beats the
        // third with 4 : 1. For 15 comparisons of each two that are 10 + 12, 5 + 10 and 5 + 3 victories.
        List<Estimate> ratings = Ratings.of(new int[] {1, 1, 1}, deals(50_000, new double[] {4.4, 3, 1.6}));
        double step = 400 * Math.log10(2);
        assertThat(ratings.get(0).value()).isCloseTo(1500 + step, within(0.1));
        assertThat(ratings.get(1).value()).isCloseTo(1500, within(0.1));
        assertThat(ratings.get(2).value()).isCloseTo(1500 - step, within(0.1));
    }

    @Test
    void aBotAmongItselfHasTheMean() {
        assertThat(Ratings.of(new int[] {2}, deals(5, new double[] {0}))).containsExactly(Estimate.around(1500, 0));
    }

    private static Moments deals(int count, double[] scores) {
        Moments moments = new Moments(scores.length);
        for (int i = 0; i < count; i++) {
            moments.add(scores);
        }
        return moments;
    }
}
