package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.Bots;
import hidalgo.records.LegalMoves;
import hidalgo.rules.Ruling;
import hidalgo.server.ManualClock;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.session.SharedFrame;
import hidalgo.tables.session.SharedViews;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Readiness;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TableSummary;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** That a seat has planned something, or chosen what waits for it, is known to its person only. */
class SecretEventsTest {
    @TempDir
    private Path folder;

    private final ManualClock clock = new ManualClock();
    private final Watcher ana = new Watcher("ana");
    private final Watcher ben = new Watcher("ben");
    private final Watcher spectator = new Watcher(null);
    private LiveRoom room;
    private LiveTable table;

    /** Someone who counts what they are shown. */
    private static final class Watcher extends SilentViewer {
        private final @Nullable String name;
        private final List<TableView> shown = new ArrayList<>();

        Watcher(@Nullable String name) {
            this.name = name;
        }

        @Override
        public @Nullable String person() {
            return name;
        }

        @Override
        public void send(SharedFrame frame) {
            shown.add(Objects.requireNonNull(frame.frame().table()));
        }
    }

    @BeforeEach
    void start() {
        room = new LiveRoom(folder, Bots::of, clock);
        table = room.start(new Seat("ana", "Ana", null), new Seat("ben", "Ben", null));
        for (Watcher each : List.of(ana, ben, spectator)) {
            table.join(each);
        }
        // Viewers receive it once.
        table.refresh();
        forget();
    }

    @AfterEach
    void close() {
        room.close();
    }

    private void forget() {
        for (Watcher each : List.of(ana, ben, spectator)) {
            each.shown.clear();
        }
    }

    private Watcher waiting() {
        return mover() == 0 ? ben : ana;
    }

    private Watcher moving() {
        return mover() == 0 ? ana : ben;
    }

    private int mover() {
        return table.<Integer>read(shown -> mover(shown.table()));
    }

    private static int mover(Table shown) {
        return Integer.numberOfTrailingZeros(shown.position().obliged());
    }

    private void change(TableEvent event) {
        table.change(now -> List.of(event), SharedViews::table);
    }

    private int numberFor(Watcher who) {
        return table.read(shown -> shown.view(who.name, null).number());
    }

    @Test
    void aPlanReachesItsPersonOnly() {
        int others = numberFor(moving());
        int own = numberFor(waiting());
        clock.pass(Duration.ofSeconds(3));
        change(new TableEvent.Planned(1 - mover(), List.of("power 7")));
        table.refresh();
        assertThat(waiting().shown).hasSize(1);
        assertThat(moving().shown).isEmpty();
        assertThat(spectator.shown).isEmpty();
        assertThat(numberFor(waiting())).isEqualTo(own + 1);
        assertThat(numberFor(moving())).isEqualTo(others);
        assertThat(numberFor(spectator)).isEqualTo(others);
    }

    @Test
    void readinessThatChangesNothingForOthersReachesItsPersonOnly() {
        int others = numberFor(moving());
        change(new TableEvent.GotReady(1 - mover(), Readiness.PASS));
        assertThat(waiting().shown).hasSize(1);
        assertThat(moving().shown).isEmpty();
        assertThat(spectator.shown).isEmpty();
        assertThat(numberFor(moving())).isEqualTo(others);
    }

    @Test
    void theListsOfTablesDontTellWhenSomethingWasPlanned() {
        long before = summary().changed();
        clock.pass(Duration.ofMinutes(5));
        change(new TableEvent.Planned(1 - mover(), List.of("power 7")));
        assertThat(summary().changed()).isEqualTo(before);
    }

    private TableSummary summary() {
        return table.read(shown -> TableSummary.of(shown.table(), clock.millis()));
    }

    @Test
    void aMoveReachesAllAndNeverLooksOlderThanAPlan() {
        change(new TableEvent.Planned(1 - mover(), List.of("power 7")));
        List<Integer> before = List.of(numberFor(ana), numberFor(ben), numberFor(spectator));
        forget();
        table.change(now -> List.of(anyMove(now)), SharedViews::table);
        assertThat(ana.shown).isNotEmpty();
        assertThat(ben.shown).isNotEmpty();
        assertThat(spectator.shown).isNotEmpty();
        assertThat(numberFor(ana)).isGreaterThan(before.get(0));
        assertThat(numberFor(ben)).isGreaterThan(before.get(1));
        assertThat(numberFor(spectator)).isGreaterThan(before.get(2));
    }

    private static Change anyMove(Table now) {
        int seat = mover(now);
        String text = LegalMoves.sorted(now.position().view(seat)).getFirst();
        if (now.position().judge(seat, text) instanceof Ruling.Legal(int move)) {
            return new Change.Move(seat, move, "any");
        }
        throw new AssertionError(text);
    }

    /** Reading the stored events leads to the same numbers, on this node and on others. */
    @Test
    void theNumbersAreTheSameAfterTheTableIsReadAgain() {
        change(new TableEvent.Planned(1 - mover(), List.of("power 7")));
        List<Integer> before = List.of(numberFor(ana), numberFor(ben), numberFor(spectator));
        Table again = room.history().read("t");
        assertThat(List.of(again.numberSeenBy(0), again.numberSeenBy(1), again.numberSeenBy(-1)))
                .isEqualTo(before);
        assertThat(again.number()).isEqualTo(before.get(2) + 1);
    }
}
