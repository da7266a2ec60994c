package hidalgo.tables.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Participant;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TimedEvent;
import hidalgo.tables.table.Visibility;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A table remembers all who gave its password, so their number is limited. */
class AdmittedPeopleTest {
    private static final String HASH = "hash";
    private static final long NOW = 1000;

    private static Table running() {
        TableEvent opened = new TableEvent.Opened(
                "el-grande",
                Map.of("players", "2"),
                List.of(new Seat("ana", "Ana", null), new Seat("ana", "Ana 2", null)),
                Visibility.WORD,
                HASH,
                ClockSetting.NONE,
                true,
                0,
                "ana",
                "00112233445566778899aabbccddeeff",
                "00",
                null,
                1);
        Table table = new Table("t", new TimedEvent(1, NOW, opened), Downtimes.NONE);
        table.make(new TableEvent.Started(), NOW);
        return table;
    }

    @Test
    void theFiveHundredAndFirstIsRefused() {
        Table table = running();
        for (int i = 0; i < 500; i++) {
            List<TableEvent> events = join(table, "guest " + i);
            assertThat(events).hasSize(1);
            table.make(events.getFirst(), NOW);
        }
        assertThat(join(table, "guest 0")).isEmpty();
        assertThatThrownBy(() -> join(table, "one more"))
                .isInstanceOfSatisfying(
                        RequestRefused.class,
                        refused -> assertThat(refused.kind()).isEqualTo(RequestRefused.Kind.REFUSED));
    }

    private static List<TableEvent> join(Table table, String id) {
        return Seating.join(table, Participant.of(id, "Guest"), new Requests.Join(null, null, "word"), HASH, NOW);
    }
}
