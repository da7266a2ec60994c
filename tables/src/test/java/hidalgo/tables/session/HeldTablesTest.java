package hidalgo.tables.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.records.LegalMoves;
import hidalgo.rules.Ruling;
import hidalgo.tables.command.NewTables;
import hidalgo.tables.protocol.NewTable;
import hidalgo.tables.protocol.NewTable.Kind;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.HoldSetting;
import hidalgo.tables.table.Participant;
import hidalgo.tables.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A table may wait for days until a person answers, and its bots are considered every second. */
class HeldTablesTest {
    /** A game whose fourth player, a bot here, has begun an action that the fifth may stop. */
    private static final Path RECORD =
            Path.of("../records/src/test/resources/corpus/el-grande/34-5-rare-angryking-stopped-part-way.json");

    private static final int ALLOWED = 76;
    private static final int GIVER = 3;
    private static final int HOLDER = 4;

    private final List<Long> timers = new ArrayList<>();
    private final List<Runnable> wakes = new ArrayList<>();
    private final BotRunner bots = new BotRunner(new Waiting(), 0);

    /** Bots that never think. */
    private final class Waiting implements Thinkers {
        @Override
        public void after(long millis, Runnable work) {
            timers.add(millis);
            wakes.add(work);
        }

        @Override
        public void think(BotTurn turn) {}

        @Override
        public void forget(String table) {}

        @Override
        public boolean failed(String table, Throwable failure) {
            return false;
        }
    }

    /** A table that is gone when it is opened. */
    private static final class Gone implements TableReference {
        @Override
        public String id() {
            return "t";
        }

        @Override
        public OpenTable open() {
            throw new IllegalStateException("gone");
        }

        @Override
        public @Nullable OpenTable inUse() {
            return null;
        }
    }

    private static Table held() throws IOException {
        List<NewTable.Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < 5; seat++) {
            boolean isBot = seat != HOLDER;
            seats.add(new NewTable.Seat(isBot ? Kind.BOT : Kind.ME, null, isBot ? "champion" : null, null));
        }
        NewTable wish = new NewTable(
                "el-grande",
                null,
                seats,
                null,
                null,
                null,
                null,
                null,
                new HoldSetting(60, false),
                null,
                true,
                Files.readString(RECORD),
                ALLOWED);
        Table table = TableSession.create(
                "t", NewTables.open(Participant.of("ana", "Ana"), wish, null), 0, Downtimes.NONE, new ArrayList<>());
        String step = LegalMoves.sorted(table.position().view(GIVER)).getFirst();
        if (table.position().judge(GIVER, step) instanceof Ruling.Legal(int move)) {
            table.make(new Change.Move(GIVER, move, "step"), 0);
        }
        assertThat(table.hold(0)).isNotNull();
        return table;
    }

    @Test
    void aHeldTableWakesItsBotsByOneTimer() throws IOException {
        Table table = held();
        for (int second = 0; second < 50; second++) {
            bots.consider(new Gone(), table, second * 1000);
        }
        assertThat(timers).containsExactly(60_000L);
    }

    @Test
    void thereIsAnotherTimerAfterTheFirstHasWokenThem() throws IOException {
        Table table = held();
        bots.consider(new Gone(), table, 0);
        assertThatThrownBy(wakes.getFirst()::run).hasMessage("gone");
        bots.consider(new Gone(), table, 1000);
        assertThat(timers).containsExactly(60_000L, 59_000L);
    }
}
