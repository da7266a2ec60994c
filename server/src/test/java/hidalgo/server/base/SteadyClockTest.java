package hidalgo.server.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Time passes evenly, independent of changes to the machine's clock. */
class SteadyClockTest {
    private final AtomicLong machine = new AtomicLong(1_800_000_000_000L);
    private final AtomicLong passing = new AtomicLong();
    private final SteadyClock clock = new SteadyClock(machine::get, passing::get);

    /** Real time passes, and the machine's clock with it. */
    private void pass(Duration time) {
        machine.addAndGet(time.toMillis());
        passing.addAndGet(time.toNanos());
    }

    @Test
    void itBeginsWithTheMachinesTimeAndGoesOnWithIt() {
        assertThat(clock.millis()).isEqualTo(1_800_000_000_000L);
        pass(Duration.ofMinutes(5));
        assertThat(clock.millis()).isEqualTo(machine.get());
    }

    @Test
    void aJumpOfTwoHoursDoesntMakeAnyonesTimeRunOut() {
        long start = clock.millis();
        machine.addAndGet(Duration.ofHours(2).toMillis());
        assertThat(clock.millis()).isEqualTo(start);
        pass(Duration.ofMinutes(10));
        assertThat(clock.millis() - start).isBetween(600_000L, 606_000L);
    }

    @Test
    void aJumpBackGivesNoOneTime() {
        long start = clock.millis();
        machine.addAndGet(-Duration.ofHours(2).toMillis());
        assertThat(clock.millis()).isEqualTo(start);
        pass(Duration.ofMinutes(10));
        assertThat(clock.millis() - start).isBetween(594_000L, 600_000L);
    }

    @Test
    void aSmallDifferenceIsMadeUpFor() {
        machine.addAndGet(500);
        pass(Duration.ofMinutes(1));
        assertThat(clock.millis()).isEqualTo(machine.get());
    }
}
