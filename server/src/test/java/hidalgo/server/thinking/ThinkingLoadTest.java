package hidalgo.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The order of jobs among all nodes. */
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
    void newGuestsOfOneNetworkWaitForEachOtherAndNotOthersForThem() {
        String attackers = "00000000000000aa00000000000000bb";
        ThinkingLoad load = new ThinkingLoad(
                Map.of("eve", 60 * SECOND, attackers, 60 * SECOND, "00000000000000aa", 60 * SECOND, "ana", 8 * SECOND),
                Map.of(attackers, 1, "00000000000000aa", 1));
        Job fresh = job(Urgency.PEOPLES_TABLE, "new@" + attackers);
        Job honest = job(Urgency.PEOPLES_TABLE, "ana@00000000000000cc00000000000000dd");
        assertThat(load.rank(honest)).isLessThan(load.rank(fresh));
        assertThat(load.rank(fresh)).isLessThan(load.rank(job(Urgency.PEOPLES_TABLE, "eve@" + attackers)));
        assertThat(load.areIdle(fresh.people())).isFalse();
        assertThat(load.areIdle(honest.people())).isTrue();
        Job sameProvider = job(Urgency.PEOPLES_TABLE, "new@00000000000000aa00000000000000ff");
        assertThat(load.rank(sameProvider))
                .isBetween(load.rank(job(Urgency.PEOPLES_TABLE, "other@")), load.rank(fresh));
    }

    @Test
    void peopleWithAccountsComeFirst() {
        ThinkingLoad load = new ThinkingLoad(Map.of("dora", 9 * SECOND), Map.of());
        Job guests = job(Urgency.PEOPLES_TABLE, "ana@");
        assertThat(load.rank(job(Urgency.PEOPLES_TABLE, "dora"))).isLessThan(load.rank(guests));
        assertThat(load.rank(guests)).isLessThan(load.rank(job(Urgency.BOTS_TABLE, "dora")));
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
