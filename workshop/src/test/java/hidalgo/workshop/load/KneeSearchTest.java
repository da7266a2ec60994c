package hidalgo.workshop.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The highest rate that is borne is found, and one bad moment of the machine hides it not. */
class KneeSearchTest {
    @Test
    void theKneeIsFound() {
        assertThat(KneeSearch.find(200, 100_000, rate -> rate <= 1000)).isBetween(940, 1000);
    }

    @Test
    void aRateFailsOnlyIfItFailsTwice() {
        Set<Integer> tried = new HashSet<>();
        assertThat(KneeSearch.find(200, 100_000, rate -> !tried.add(rate) && rate <= 1000))
                .isBetween(940, 1000);
    }

    @Test
    void aKneeBelowTheFirstRateIsFound() {
        assertThat(KneeSearch.find(200, 100_000, rate -> rate <= 40)).isBetween(37, 40);
    }

    @Test
    void aServerThatBearsNothingHasNoKnee() {
        assertThat(KneeSearch.find(200, 100_000, rate -> false)).isZero();
    }

    @Test
    void theSearchEnds() {
        assertThat(KneeSearch.find(200, 1000, rate -> true)).isBetween(900, 1000);
    }
}
