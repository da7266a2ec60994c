package hidalgo.tables.view;

import hidalgo.tables.protocol.SeatView;
import hidalgo.tables.protocol.TableLine;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.TableSummary.SeatSummary;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tables in lists. */
public final class TableLines {
    private TableLines() {}

    /** A table in the list of a person with some seats there; without a seat, they see nothing before spectators do. */
    public static TableLine of(TableSummary table, List<Integer> own, long now) {
        long seen = now - 1000L * table.spectatorDelay();
        boolean hidden = own.isEmpty() && table.phase() == Phase.PLAYING && table.changed() > seen;
        return new TableLine(
                table.id(),
                table.name(),
                table.game(),
                table.options(),
                "true".equals(table.options().get("expanded")),
                table.phase(),
                table.visibility(),
                table.clock(),
                table.spectatorDelay() == 0 ? null : table.spectatorDelay(),
                hidden ? 0 : table.round(),
                table.rounds(),
                seats(table, hidden, now),
                hidden ? List.of() : table.totals(),
                hidden ? List.of() : table.obliged(),
                own,
                own.stream().anyMatch(seat -> mustMove(table, seat)),
                hidden ? seen : table.changed());
    }

    /** Whether the person of a seat must move, and no bot that has taken it. */
    private static boolean mustMove(TableSummary table, int seat) {
        return table.obliged().contains(seat) && table.seats().get(seat).kind() == Seat.Kind.PERSON;
    }

    private static List<SeatView> seats(TableSummary table, boolean hidden, long now) {
        List<SeatView> seats = new ArrayList<>();
        for (SeatSummary seat : table.seats()) {
            Long left = left(seat, now - table.changed());
            seats.add(new SeatView(
                    seats.size(),
                    seat.kind(),
                    seat.name(),
                    seat.bot(),
                    "",
                    false,
                    false,
                    hidden ? null : left,
                    !hidden && seat.running(),
                    !hidden && (seat.out() || seat.running() && left != null && left == 0),
                    seat.left(),
                    false));
        }
        return seats;
    }

    /** The rest of the time that was stored with the latest event; time without a server is not known here. */
    private static @Nullable Long left(SeatSummary seat, long elapsed) {
        Long stored = seat.millis();
        return stored == null || !seat.running() ? stored : Long.valueOf(Math.max(0, stored - Math.max(0, elapsed)));
    }
}
