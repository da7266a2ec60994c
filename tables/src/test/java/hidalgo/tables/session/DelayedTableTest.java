package hidalgo.tables.session;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TimedEvent;
import hidalgo.tables.table.Visibility;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Events that spectators see later take memory until then. */
class DelayedTableTest {
    private static final int SECONDS = 60;
    private static final int LINES = 100;
    private static final String LINE = "x".repeat(400);

    private final DelayedTable delayed = new DelayedTable(
            "t",
            List.of(
                    new TimedEvent(
                            1,
                            0,
                            new TableEvent.Opened(
                                    "el-grande",
                                    Map.of("players", "2"),
                                    List.of(new Seat("ana", "Ana", null), new Seat("ben", "Ben", null)),
                                    Visibility.PUBLIC,
                                    null,
                                    ClockSetting.NONE,
                                    true,
                                    SECONDS,
                                    "ana",
                                    "1",
                                    "2",
                                    null,
                                    1)),
                    new TimedEvent(2, 0, new TableEvent.Started())),
            Downtimes.NONE,
            SECONDS * 1000L);

    @Test
    void whatWasSaidCountsWithItsText() {
        delayed.advance(SECONDS * 1000L);
        assertThat(delayed.bytes()).isEqualTo(delayed.table().bytes());
        long before = delayed.bytes();
        for (int i = 0; i < LINES; i++) {
            delayed.add(List.of(new TimedEvent(3 + i, 1, new TableEvent.Said(0, "Ana", LINE, null))));
        }
        assertThat(delayed.table().bytes()).isEqualTo(before);
        assertThat(delayed.bytes()).isGreaterThan(before + 2L * LINES * LINE.length());
        delayed.advance(SECONDS * 1000L + 1);
        assertThat(delayed.bytes()).isEqualTo(delayed.table().bytes()).isGreaterThan(before);
    }
}
