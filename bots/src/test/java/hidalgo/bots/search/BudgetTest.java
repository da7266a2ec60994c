package hidalgo.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BudgetTest {
    private static final long MILLI = 1_000_000;

    @Test
    void eachDecisionGetsHalfOfWhatIsLeftOfTheTurn() {
        Budget budget = Budget.ofMillis(1000);

        assertThat(budget.share(0)).isEqualTo(500 * MILLI);
        assertThat(budget.share(500 * MILLI)).isEqualTo(250 * MILLI);
        assertThat(budget.share(900 * MILLI)).isEqualTo(50 * MILLI);
    }

    @Test
    void aTurnThatHasUsedItsTimeUpGetsNoMore() {
        assertThat(Budget.ofMillis(1000).share(1001 * MILLI)).isZero();
    }

    @Test
    void iterationsAreNotTimed() {
        assertThat(Budget.ofIterations(10).isTimed()).isFalse();
        assertThat(Budget.ofMillis(10).isTimed()).isTrue();
    }
}
