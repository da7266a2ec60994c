package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.Bots;
import hidalgo.server.ManualClock;
import hidalgo.tables.table.Seat;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** After a restart, the tables that wait for bots are opened a few at a time. */
class WakingTablesTest {
    private static final int TABLES = 2 * LiveTables.FEW + 1;

    @TempDir
    private Path folder;

    /** Champions think in jobs, which nothing in this room does, so all tables keep waiting for them. */
    @Test
    void eachCallOpensOnlyAFewTables() {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, new ManualClock())) {
            // Either seat may begin.
            for (int i = 0; room.history().awaitingBots().size() < TABLES; i++) {
                room.start("t" + i, new Seat(null, "Bot", "champion"), new Seat("ana", "Ana", null));
            }
            LiveTables tables = room.tables();
            tables.putAllAway();
            tables.resume();
            assertThat(tables.size()).isEqualTo(LiveTables.FEW);
            tables.resume();
            assertThat(tables.size()).isEqualTo(2 * LiveTables.FEW);
            tables.resume();
            assertThat(tables.size()).isEqualTo(TABLES);
        }
    }
}
