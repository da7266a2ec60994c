package hidalgo.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who comes first among all nodes. */
class ThinkingLoadTest {
    private static final double SECOND = 1e9;

    private static Job job(Urgency urgency, String... people) {
        return new Job("x", Job.Kind.BOT, "t", "", Set.of(people), urgency, "");
    }

    @Test
    void whoHasTakenLessComesFirst() {
        ThinkingLoad load = new ThinkingLoad(Map.of("ana", 9 * SECOND, "ben", 2 * SECOND), Map.of());
        assertThat(load.rank(job(Urgency.PEOPLES_TABLE, "ben")))
                .isLessThan(load.rank(job(Urgency.PEOPLES_TABLE, "ana")));
        assertThat(load.rank(job(Urgency.PEOPLES_TABLE, "new")))
                .isLessThan(load.rank(job(Urgency.PEOPLES_TABLE, "ben")));
    }

    @Test
    void peoplesGamesComeFirst() {
        ThinkingLoad load = new ThinkingLoad(Map.of("ana", 4 * SECOND), Map.of());
        assertThat(load.rank(job(Urgency.PEOPLES_TABLE, "ana"))).isLessThan(load.rank(job(Urgency.HINT, "ben")));
        assertThat(load.rank(job(Urgency.HINT, "ben"))).isLessThan(load.rank(job(Urgency.ANALYSIS, "ben")));
    }

    @Test
    void whatIsUnderWayCountsAndOfSeveralPeopleTheOneWhoHasTakenLeast() {
        ThinkingLoad load = new ThinkingLoad(Map.of("ana", 9 * SECOND), Map.of("ben", 2));
        assertThat(load.rank(job(Urgency.PEOPLES_TABLE, "ana", "ben"))).isEqualTo(2 * SECOND);
        assertThat(load.areIdle(Set.of("ana"))).isTrue();
        assertThat(load.areIdle(Set.of("ana", "ben"))).isFalse();
    }
}
