package hidalgo.server.http.caller;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.server.ManualClock;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.request.Rate;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Requests from very many networks don't fill the memory with what was counted. */
class RateLimitsMemoryTest {
    @Test
    void theFullestBucketsGoWhenThereAreTooMany() {
        ManualClock clock = new ManualClock();
        RateLimits limits = new RateLimits(clock, true, told -> {});
        for (int i = 0; i < 20; i++) {
            limits.count(Rate.GUESS_AT_ACCOUNT, "attacker");
        }
        for (int i = 0; i < 5 * RateLimits.MOST / 4; i++) {
            if (i % 1000 == 0) {
                clock.pass(Duration.ofMillis(10));
            }
            limits.count(Rate.GUESS_AT_ACCOUNT, "network " + i);
        }
        clock.pass(Duration.ofSeconds(1));
        limits.count(Rate.GUESS_AT_ACCOUNT, "one more");
        assertThat(limits.size()).isLessThanOrEqualTo(RateLimits.MOST);
        assertThatThrownBy(() -> limits.count(Rate.GUESS_AT_ACCOUNT, "attacker"))
                .isInstanceOf(RequestRefused.class);
    }
}
