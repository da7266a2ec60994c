package hidalgo.tables.view;

import hidalgo.records.Fairness;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Deal;
import hidalgo.tables.protocol.SeatView;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.table.Hold;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tables as people see them. */
public final class TableViews {
    private TableViews() {}

    /**
     * A table as a person sees it from a seat, or without one.
     *
     * @param gallery how many lines of the spectators' chat the person may read
     * @param parts the parts that it has in common with other views of the table
     */
    public static TableView of(
            Table table, @Nullable String person, int seat, Attendance attendance, int gallery, SharedParts parts) {
        TableEvent.Opened opened = table.opened();
        Hold hold = table.hold(attendance.now());
        return new TableView(
                table.id(),
                table.name(),
                opened.game(),
                parts.options(table),
                table.phase(),
                table.game().version(),
                table.numberSeenBy(seat),
                table.host().equals(person),
                opened.visibility(),
                opened.clock(),
                opened.hints(),
                opened.spectatorDelay(),
                seats(table, person, attendance, hold != null),
                table.seats().playedBy(person),
                parts.deal(table),
                table.phase() == Phase.WAITING ? null : PlayViews.of(table, seat, parts),
                table.proposal(),
                table.holdSetting(),
                hold,
                List.copyOf(table.rematch()),
                table.next(),
                table.chat().players().size(),
                gallery,
                attendance.spectators(),
                attendance.now());
    }

    /** The public part of a table. */
    public static Answers.Door door(Table table) {
        List<Integer> seats = table.seats().heldBy(table.host());
        return new Answers.Door(
                table.opened().game(),
                table.name(),
                seats.isEmpty() ? "" : table.seats().get(seats.getFirst()).name(),
                table.phase(),
                (int) table.seats().stream().filter(Seat::isOpen).count());
    }

    /**
     * The seat from which a person sees a table: the requested one if it is theirs, otherwise the one whose turn it is.
     */
    public static int seat(Table table, @Nullable String person, @Nullable Integer wanted) {
        List<Integer> own = table.seats().heldBy(person);
        if (wanted != null && own.contains(wanted)) {
            return wanted;
        }
        Position position = table.position();
        for (int bits : new int[] {position.obliged(), position.movers()}) {
            for (int seat : own) {
                if ((bits >> seat & 1) != 0) {
                    return seat;
                }
            }
        }
        return own.isEmpty() ? View.SPECTATOR : own.getFirst();
    }

    private static List<SeatView> seats(Table table, @Nullable String person, Attendance attendance, boolean isHeld) {
        List<SeatView> seats = new ArrayList<>();
        for (int number = 0; number < table.seats().size(); number++) {
            Seat seat = table.seats().get(number);
            String owner = seat.person();
            seats.add(new SeatView(
                    number,
                    seat.kind(),
                    seat.name(),
                    seat.bot() == null ? "" : seat.bot(),
                    Personas.idAt(seat),
                    owner != null && attendance.online().contains(owner),
                    attendance.thinking().contains(number),
                    table.clocks().left(number, attendance.now()),
                    table.clocks().isRunning(number) && !isHeld,
                    table.isAbsent(number, attendance.now()),
                    seat.wasLeft(),
                    seat.bot() != null && owner != null && owner.equals(person)));
        }
        return seats;
    }

    /** The proof of the deal; the seed is shown only when it can no longer give anything away. */
    public static @Nullable Deal deal(Table table) {
        TableEvent.Opened opened = table.opened();
        if (opened.record() != null) {
            return null;
        }
        boolean over = table.phase() == Phase.OVER;
        return new Deal(
                Fairness.hash(opened.seed(), opened.salt()), over ? opened.seed() : null, over ? opened.salt() : null);
    }
}
