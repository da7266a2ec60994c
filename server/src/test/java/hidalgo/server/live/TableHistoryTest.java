package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.bots.Bots;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Seat;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableHistoryTest {
    @Test
    @DisplayName(
            "A database failure while a table is read is not a fault of the table: no message reports that its game is stopped")
    void outageWhileReading(@TempDir Path folder) {
        IllegalStateException outage = new IllegalStateException("The database is gone.");
        AtomicBoolean isGone = new AtomicBoolean();
        Supplier<Downtimes> downtimes = () -> {
            if (isGone.get()) {
                throw outage;
            }
            return Downtimes.NONE;
        };
        try (LiveRoom room = new LiveRoom(folder, Bots::of, Announcer.NONE, downtimes)) {
            room.start(Seat.OPEN, Seat.OPEN);
            isGone.set(true);
            assertThatThrownBy(() -> room.history().read("t")).isSameAs(outage);
        }
    }
}
