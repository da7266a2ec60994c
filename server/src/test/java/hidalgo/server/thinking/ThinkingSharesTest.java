package hidalgo.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The usage of people is counted, shared, and decays. */
class ThinkingSharesTest {
    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);
    private static final Set<String> ANA = Set.of("ana");
    private static final Set<String> BEN = Set.of("ben");

    private final ThinkingShares shares = new ThinkingShares();

    private void take(Set<String> people, long seconds) {
        shares.begin(people);
        shares.end(people, seconds * SECOND, 0);
    }

    @Test
    void thoseAtATableShareWhatItsBotsTake() {
        take(Set.of("ana", "ben"), 10);
        assertThat(shares.of(ANA, 0)).isEqualTo(5.0 * SECOND);
        take(BEN, 4);
        assertThat(shares.of(BEN, 0)).isEqualTo(9.0 * SECOND);
    }

    @Test
    void atATableTheOneCountsWhoHasTakenTheLeast() {
        take(BEN, 100);
        assertThat(shares.of(Set.of("ana", "ben"), 0)).isZero();
    }

    @Test
    void halfOfItIsForgottenEveryMinute() {
        take(ANA, 40);
        assertThat(shares.of(ANA, 60 * SECOND)).isEqualTo(20.0 * SECOND);
        assertThat(shares.of(ANA, 120 * SECOND)).isEqualTo(10.0 * SECOND);
    }

    /** A person who plays at many tables can't keep others' analyses waiting forever. */
    @Test
    void evenAnAnalysisGoesFirstAtLast() {
        take(ANA, 60);
        double anaAtHerTables = shares.of(ANA, 0) + Urgency.PEOPLES_TABLE.behind();
        double benWithAnAnalysis = shares.of(BEN, 0) + Urgency.ANALYSIS.behind();
        assertThat(benWithAnAnalysis).isLessThan(anaAtHerTables);
    }
}
