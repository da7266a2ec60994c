package hidalgo.tables.session;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.tables.StartedTable;
import hidalgo.tables.table.Table;
import hidalgo.tables.view.Attendance;
import hidalgo.tables.view.SharedParts;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each view of a table is made once, however many are shown it. */
class SharedViewsTest {
    private final Table table = StartedTable.of("el-grande", "ana", "ben");
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
