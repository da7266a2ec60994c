package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.server.Eventually;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.session.SharedViews;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** However many tables people make and open, those in use take only so much memory. */
class TablesMemoryTest {
    private static final long MOST = 200_000;
    private static final Seat ANA = new Seat("ana", "Ana", null);
    private static final Seat BEN = new Seat("ben", "Ben", null);

    @TempDir
    private Path folder;

    private static void say(LiveTable table, String text) {
        table.change(shown -> List.of(new TableEvent.Said(0, "Ana", text, null)), SharedViews::table);
    }

    private static int number(LiveTable table) {
        return table.read(shown -> shown.table().number());
    }

    @Test
    void tablesWithoutViewersArePutAwayAndReadAgain() {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, MOST)) {
            LiveTable first = room.start("t0", ANA, BEN);
            for (int i = 1; i < 60; i++) {
                say(room.start("t" + i, ANA, BEN), "hello");
            }
            assertThat(room.tables().bytes()).isPositive().isLessThanOrEqualTo(MOST + 20_000);
            assertThat(room.tables().size()).isLessThan(20);
            assertThat(room.tables().inUse("t0")).isNull();
            // Callers with the old table are redirected to the one in use.
            say(first, "here again");
            assertThat(number(room.tables().open("t0"))).isEqualTo(3);
            assertThat(number(room.tables().open("t5"))).isEqualTo(3);
            assertThat(room.tables().bytes()).isLessThanOrEqualTo(MOST + 20_000);
        }
    }

    @Test
    void aTableCountsAsMuchAsWasSaidThere() {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, 10 * MOST)) {
            LiveTable table = room.start(ANA, BEN);
            long before = room.tables().bytes();
            for (int i = 0; i < 100; i++) {
                say(table, "x".repeat(400));
            }
            assertThat(room.tables().bytes()).isGreaterThan(before + 100 * 400);
            room.tables().putAllAway();
            assertThat(room.tables().bytes()).isZero();
        }
    }

    @Test
    void tablesWithViewersStayAndNoMoreAreOpenedWhenTheyFillTheRoom() {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, MOST)) {
            int opened = 0;
            RequestRefused refused = null;
            while (refused == null && opened < 60) {
                try {
                    room.start("t" + opened, ANA, BEN);
                    room.tables().join("t" + opened, new SilentViewer());
                    opened++;
                } catch (RequestRefused e) {
                    refused = e;
                }
            }
            assertThat(refused).isNotNull();
            assertThat(refused.kind()).isEqualTo(RequestRefused.Kind.BUSY);
            assertThat(room.tables().bytes()).isBetween(MOST * 3 / 2, MOST * 2);
            assertThat(room.tables().size()).isEqualTo(opened);
            say(room.tables().open("t0"), "goes on");
            assertThatThrownBy(() -> room.start("another", ANA, BEN)).isInstanceOf(RequestRefused.class);
            assertThatThrownBy(() -> room.history().read("another"))
                    .as("nothing was written")
                    .isInstanceOf(RequestRefused.class);
        }
    }

    /** A person who watches from a network. */
    private static final class Neighbour extends SilentViewer {
        private final String network;
        private boolean isSentAway;

        Neighbour(String network) {
            this.network = network;
        }

        @Override
        public String network() {
            return network;
        }

        @Override
        public void reconnect() {
            isSentAway = true;
        }
    }

    @Test
    void theViewersOfOneNetworkLeaveRoomForThoseOfOthers() {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, MOST)) {
            List<Neighbour> first = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                room.start("t" + i, ANA, BEN);
                Neighbour next = new Neighbour("192.0.2.7");
                try {
                    room.tables().join("t" + i, next);
                    first.add(next);
                } catch (RequestRefused tooMany) {
                    assertThat(tooMany.kind()).isEqualTo(RequestRefused.Kind.TOO_OFTEN);
                    break;
                }
            }
            assertThat(room.tables().bytes()).isLessThan(MOST);
            assertThat(first).hasSizeBetween(2, 59);
            room.tables().join("t0", new Neighbour("198.51.100.4"));

            room.tables().leave("t1", first.get(1));
            room.tables().join("t1", new Neighbour("192.0.2.7"));
        }
    }

    /** Chat makes tables larger while they are watched. */
    @Test
    void watchedTablesThatHaveGrownMakeRoom() {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, MOST)) {
            LiveTable grown = room.start("grown", ANA, BEN);
            Neighbour chatty = new Neighbour("192.0.2.7");
            room.tables().join("grown", chatty);
            LiveTable honest = room.start("honest", ANA, BEN);
            Neighbour quiet = new Neighbour("198.51.100.4");
            room.tables().join("honest", quiet);
            while (room.tables().bytes() < 2 * MOST) {
                say(grown, "x".repeat(2000));
            }
            room.start("next", ANA, BEN);
            assertThat(chatty.isSentAway).isTrue();
            assertThat(quiet.isSentAway).isFalse();
            assertThat(room.tables().inUse("honest")).isSameAs(honest);
        }
    }

    /** A bot that has been asked keeps no table in memory, but its move is made. */
    @Test
    void aTableWhoseBotThinksIsPutAwayToo() {
        Semaphore moves = new Semaphore(0);
        Bot random = Bots.of("random");
        Bot waiting = (view, chance) -> {
            moves.acquireUninterruptibly();
            return random.choose(view, chance);
        };
        try (LiveRoom room = new LiveRoom(folder, level -> waiting, MOST)) {
            room.start(new Seat(null, "Bot", "random"), new Seat(null, "Bot 2", "random"));
            SilentViewer viewer = new SilentViewer();
            room.tables().join("t", viewer);
            Eventually.holds(moves::hasQueuedThreads, "a bot that thinks");
            room.tables().leave("t", viewer);
            for (int i = 0; i < 30; i++) {
                room.start("t" + i, ANA, BEN);
            }
            assertThat(room.tables().inUse("t")).isNull();
            moves.release(1000);
            Eventually.holds(() -> room.history().read("t").version() > 0, "a move");
        } finally {
            moves.release(1000);
        }
    }
}
