package hidalgo.tables.replay;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.records.LegalMoves;
import hidalgo.rules.Ruling;
import hidalgo.tables.command.NewTables;
import hidalgo.tables.protocol.NewTable;
import hidalgo.tables.session.TableSession;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Participant;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.Visibility;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReplaySourceTest {
    private static final Participant ANA = Participant.of("ana", "Ana");

    private static Table table() {
        NewTable.Seat seat = new NewTable.Seat(NewTable.Kind.ME, null, null, null);
        NewTable wish = new NewTable(
                "el-caballero",
                Map.of(),
                List.of(seat, seat),
                Visibility.LINK,
                null,
                null,
                true,
                0,
                null,
                null,
                true,
                null,
                null);
        return TableSession.create("t", NewTables.open(ANA, wish, null), 1, Downtimes.NONE, new ArrayList<>());
    }

    private static void moveAt(Table table) {
        int seat = table.obliged().getFirst();
        String text = LegalMoves.sorted(table.position().view(seat)).getFirst();
        if (table.position().judge(seat, text) instanceof Ruling.Legal(int move)) {
            table.make(new Change.Move(seat, move, "m" + table.version()), 2);
        }
    }

    @Test
    void theKeyChangesWithEveryMoveAndWithNothingElse() {
        Table table = table();
        moveAt(table);
        String key = ReplaySource.of(table, "ana").key();
        assertThat(ReplaySource.of(table, null).key()).isEqualTo(key);
        moveAt(table);
        assertThat(ReplaySource.of(table, "ana").key()).isNotEqualTo(key);
    }

    @Test
    void gamesWithAsManyMovesHaveDifferentKeys() {
        Table one = table();
        Table other = table();
        moveAt(one);
        moveAt(other);
        assertThat(ReplaySource.of(one, null).key())
                .isNotEqualTo(ReplaySource.of(other, null).key());
    }
}
