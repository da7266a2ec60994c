package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.Bots;
import hidalgo.records.LegalMoves;
import hidalgo.rules.Position;
import hidalgo.rules.Ruling;
import hidalgo.server.Eventually;
import hidalgo.server.ManualClock;
import hidalgo.tables.session.Outcome;
import hidalgo.tables.session.SharedViews;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Plans;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TimedEvent;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A planned power card is played when it is its seat's turn, but never before there was time to take it back. */
class PlansTest {
    private static final Seat ANA = new Seat("ana", "Ana", null);
    private static final Seat BEN = new Seat("ben", "Ben", null);

    @TempDir
    private Path folder;

    private final List<Integer> told = new ArrayList<>();
    private final ManualClock clock = new ManualClock();

    @Test
    void aPlanMadeAMomentAgoIsPlayedTwoSecondsAfterItWasMade() {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, Clock.systemUTC())) {
            LiveTable table = room.start(ANA, BEN);
            int moves = table.change(
                    now -> List.of(plan(now, "power 5", "power 7"), move(now, "power 5")), PlansTest::version);
            assertThat(moves).isOne();
            awaitMoves(table, 2);
            assertThat(lastMove(table)).isEqualTo("power 7");
            assertThat(timeBetween(room, TableEvent.Planned.class, TableEvent.Moved.class))
                    .isGreaterThanOrEqualTo(Plans.TIME_TO_TAKE_BACK);
        }
    }

    @Test
    void anOldPlanIsPlayedAtOnce() {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, clock)) {
            LiveTable table = room.start(ANA, BEN);
            table.change(now -> List.of(plan(now, "power 7")), PlansTest::version);
            clock.pass(Duration.ofMillis(Plans.TIME_TO_TAKE_BACK));
            assertThat(table.<Integer>change(now -> List.of(move(now, "power 5")), PlansTest::version))
                    .isEqualTo(2);
        }
    }

    @Test
    void aPlanIsAsOldAsItsLatestChange() {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, clock)) {
            LiveTable table = room.start(ANA, BEN);
            table.change(now -> List.of(plan(now, "power 9")), PlansTest::version);
            clock.pass(Duration.ofMillis(Plans.TIME_TO_TAKE_BACK));
            table.change(now -> List.of(plan(now, "power 7")), PlansTest::version);
            clock.pass(Duration.ofMillis(Plans.TIME_TO_TAKE_BACK - 1));
            assertThat(table.<Integer>change(now -> List.of(move(now, "power 5")), PlansTest::version))
                    .isOne();
            // The clock stands still, which must not keep the plan from being carried out.
            awaitMoves(table, 2);
            assertThat(lastMove(table)).isEqualTo("power 7");
        }
    }

    @Test
    void aPlanThatComesTooLateIsDroppedAtOnce() {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, clock)) {
            LiveTable table = room.start(ANA, BEN);
            int seat = table.<Integer>change(now -> List.of(move(now, "power 5")), shown -> mover(shown.table()));
            table.change(now -> List.of(move(now, "power 7")), PlansTest::version);
            table.change(now -> List.of(new TableEvent.Planned(seat, List.of("power 9"))), PlansTest::version);
            while (table.<Integer>read(shown -> mover(shown.table())) != seat) {
                table.change(now -> List.of(anyMove(now)), PlansTest::version);
            }
            assertThat(table.<List<String>>read(shown -> shown.table().game().plan(seat)))
                    .isEmpty();
        }
    }

    @Test
    void aPlanThatWaitsOutlivesARestart() {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, clock)) {
            room.start(ANA, BEN).change(now -> List.of(plan(now, "power 7"), move(now, "power 5")), PlansTest::version);
        }
        try (LiveRoom room = new LiveRoom(folder, Bots::of, clock)) {
            LiveTable table = room.tables().open("t");
            table.wakeBots();
            awaitMoves(table, 2);
        }
    }

    @Test
    void aPlayerWithAPlanIsNotCalledToTheTable() {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, this::note)) {
            LiveTable table = room.start(ANA, BEN);
            List<Integer> first = List.copyOf(told);
            List<Integer> then = table.change(
                    now -> List.of(plan(now, "power 7"), move(now, "power 5")), ignored -> List.copyOf(told));
            assertThat(then).hasSize(1).isEqualTo(first);
        }
    }

    private List<Notice> note(Table table, List<TimedEvent> events, Outcome outcome) {
        told.addAll(outcome.called());
        return List.of();
    }

    /** A plan of the seat that is not to move. */
    private static TableEvent.Planned plan(Table table, String... cards) {
        return new TableEvent.Planned(1 - mover(table), List.of(cards));
    }

    private static Change move(Table table, String card) {
        Position position = table.position();
        int seat = mover(table);
        if (position.judge(seat, card) instanceof Ruling.Legal(int move)) {
            return new Change.Move(seat, move, card + " " + table.version());
        }
        throw new AssertionError(card);
    }

    private static Change anyMove(Table table) {
        return move(
                table, LegalMoves.sorted(table.position().view(mover(table))).getFirst());
    }

    private static int mover(Table table) {
        return Integer.numberOfTrailingZeros(table.position().obliged());
    }

    private static int version(SharedViews shown) {
        return shown.table().version();
    }

    private static void awaitMoves(LiveTable table, int moves) {
        Eventually.holds(() -> table.read(PlansTest::version) == moves, moves + " moves");
    }

    private static String lastMove(LiveTable table) {
        return table.read(shown -> shown.table().game().log().getLast().move());
    }

    /** The milliseconds from the latest event of a kind to the latest of another. */
    private static long timeBetween(LiveRoom room, Class<?> kind, Class<?> other) {
        List<TimedEvent> events = room.history().after("t", 0);
        return last(events, other) - last(events, kind);
    }

    private static long last(List<TimedEvent> events, Class<?> kind) {
        return events.stream()
                .filter(event -> kind.isInstance(event.event()))
                .mapToLong(TimedEvent::at)
                .max()
                .orElseThrow();
    }
}
