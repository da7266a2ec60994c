package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.Bots;
import hidalgo.records.LegalMoves;
import hidalgo.rules.Position;
import hidalgo.rules.Ruling;
import hidalgo.tables.session.Outcome;
import hidalgo.tables.session.SharedViews;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Seats;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TimedEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each turn is announced once, from the first one on. */
class TurnsTest {
    @TempDir
    private Path folder;

    private final List<Integer> told = new ArrayList<>();

    @Test
    void everyTurnIsToldOnce() {
        try (LiveRoom room = new LiveRoom(folder, Bots::of, this::note)) {
            LiveTable table = room.start(new Seat("ana", "Ana", null), new Seat("ben", "Ben", null));
            List<Integer> expected = new ArrayList<>(obliged(table));
            assertThat(told).isEqualTo(expected);
            for (int i = 0; i < 60 && !obliged(table).isEmpty(); i++) {
                List<Integer> before = obliged(table);
                step(table, i);
                obliged(table).stream().filter(seat -> !before.contains(seat)).forEach(expected::add);
            }
            assertThat(told).isEqualTo(expected).hasSizeGreaterThan(3).hasSizeLessThan(60);
        }
    }

    private List<Notice> note(Table table, List<TimedEvent> events, Outcome outcome) {
        told.addAll(outcome.called());
        return List.of();
    }

    private static List<Integer> obliged(LiveTable table) {
        return table.read(showing -> Seats.ofBits(showing.table().position().obliged()));
    }

    private static void step(LiveTable live, int number) {
        live.change(
                table -> {
                    Position position = table.position();
                    int seat = Integer.numberOfTrailingZeros(position.obliged());
                    String text = LegalMoves.sorted(position.view(seat)).getFirst();
                    return switch (position.judge(seat, text)) {
                        case Ruling.Legal(int move) -> List.of(new Change.Move(seat, move, "m" + number));
                        default -> throw new AssertionError(text);
                    };
                },
                SharedViews::table);
    }
}
