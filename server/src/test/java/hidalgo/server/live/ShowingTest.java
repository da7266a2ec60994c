package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.table.ClockSetting;
import hidalgo.server.table.Pauses;
import hidalgo.server.table.Seat;
import hidalgo.server.table.Table;
import hidalgo.server.table.TableEvent;
import hidalgo.server.table.TimedEvent;
import hidalgo.server.table.Visibility;
import hidalgo.server.view.Attendance;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each view of a table is made once, however many are shown it. */
class ShowingTest {
    private final Table table = Table.of(
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
                                    0,
                                    "ana",
                                    "1",
                                    "2",
                                    null,
                                    1)),
                    new TimedEvent(2, 0, new TableEvent.Started())),
            Pauses.NONE);
    private final Showing showing = new Showing(table, new Attendance(Set.of(), 0, Set.of(), 5), () -> table);

    @Test
    void whoMovesIsAnsweredWithTheViewThatTheirSocketIsSent() {
        assertThat(showing.view("ana", null))
                .isSameAs(showing.frame("ana", null).frame().table());
        assertThat(showing.view("ana", 0)).isSameAs(showing.view("ana", null));
    }

    @Test
    void allSpectatorsAreSentTheSameFrameAndSeatsTheirOwn() {
        assertThat(showing.frame("carla", null)).isSameAs(showing.frame(null, 1));
        assertThat(showing.frame("ana", null)).isNotSameAs(showing.frame("ben", null));
        assertThat(showing.view("ben", null).play()).extracting("seat").isEqualTo(1);
    }
}
