package hidalgo.tables.session;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TimedEvent;
import hidalgo.tables.table.Visibility;
import hidalgo.tables.view.Attendance;
import hidalgo.tables.view.SharedParts;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each view of a table is made once, however many are shown it. */
class SharedViewsTest {
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
            Downtimes.NONE);
    private final SharedViews views =
            new SharedViews(table, new Attendance(Set.of(), 0, Set.of(), 5), () -> table, new SharedParts());

    @Test
    void whoMovesIsAnsweredWithTheViewThatTheirSocketIsSent() {
        assertThat(views.view("ana", null))
                .isSameAs(views.frame("ana", null).frame().table());
        assertThat(views.view("ana", 0)).isSameAs(views.view("ana", null));
    }

    @Test
    void allSpectatorsAreSentTheSameFrameAndSeatsTheirOwn() {
        assertThat(views.frame("carla", null)).isSameAs(views.frame(null, 1));
        assertThat(views.frame("ana", null)).isNotSameAs(views.frame("ben", null));
        assertThat(views.view("ben", null).play()).extracting("seat").isEqualTo(1);
    }
}
