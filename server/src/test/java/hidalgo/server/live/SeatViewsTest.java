package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.Bots;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Seat;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bot that thinks about a table of this node gets its view from that table. */
class SeatViewsTest {
    private static final Seat ANA = new Seat("ana", "Ana", null);
    private static final Seat BEN = new Seat("ben", "Ben", null);

    /** Whenever a table is read from its events, the times without a server are asked for. */
    private final AtomicInteger readings = new AtomicInteger();

    private Downtimes counted() {
        readings.incrementAndGet();
        return Downtimes.NONE;
    }

    @Test
    void aTableInUseIsNotReadAgain(@TempDir Path folder) {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, Announcer.NONE, this::counted)) {
            room.start(ANA, BEN);
            SeatViews views = new SeatViews(room.history(), room.tables()::inUse);
            int before = readings.get();
            assertThat(views.of("t", 0, 1))
                    .hasValueSatisfying(view -> assertThat(view.seat()).isEqualTo(1));
            assertThat(readings).hasValue(before);
        }
    }

    @Test
    void aTableThatWasPutAwayIsReadFromItsEvents(@TempDir Path folder) {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, Announcer.NONE, this::counted)) {
            room.start(ANA, BEN);
            room.tables().putAllAway();
            SeatViews views = new SeatViews(room.history(), room.tables()::inUse);
            int before = readings.get();
            assertThat(views.of("t", 0, 1)).isPresent();
            assertThat(readings).hasValue(before + 1);
        }
    }

    @Test
    void aGameThatHasGoneOnIsNotShown(@TempDir Path folder) {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, Announcer.NONE)) {
            room.start(ANA, BEN);
            assertThat(new SeatViews(room.history(), room.tables()::inUse).of("t", 1, 1))
                    .isEmpty();
        }
    }
}
