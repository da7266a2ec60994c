package hidalgo.tables.view;

import hidalgo.tables.protocol.SeatView;
import hidalgo.tables.protocol.TableLine;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.TableSummary.SeatSummary;
import java.util.ArrayList;
import java.util.List;

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
                seats(table, hidden),
                hidden ? List.of() : table.totals(),
                hidden ? List.of() : table.obliged(),
                own,
                own.stream().anyMatch(table.obliged()::contains),
                hidden ? seen : table.changed());
    }

    private static List<SeatView> seats(TableSummary table, boolean hidden) {
        List<SeatView> seats = new ArrayList<>();
        for (SeatSummary seat : table.seats()) {
            seats.add(new SeatView(
                    seats.size(),
                    seat.kind(),
                    seat.name(),
                    seat.bot(),
                    "",
                    false,
                    false,
                    hidden ? null : seat.millis(),
                    !hidden && seat.running(),
                    !hidden && seat.out(),
                    seat.left(),
                    false));
        }
        return seats;
    }
}
