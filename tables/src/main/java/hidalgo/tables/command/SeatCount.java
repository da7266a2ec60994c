package hidalgo.tables.command;

import hidalgo.rules.Games;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import java.util.ArrayList;
import java.util.List;

/**
 * The number of seats of a table before the start. Players who sit there stay: only open seats are added and removed.
 */
public final class SeatCount {
    private SeatCount() {}

    /** One more seat, after the others. */
    public static List<TableEvent> add(Table table, String person) {
        requireFreedom(table, person);
        List<Seat> seats = new ArrayList<>(table.seats());
        seats.add(Seat.OPEN);
        return resized(table, seats);
    }

    /** Without one of the open seats; those behind it move up. */
    public static List<TableEvent> remove(Table table, String person, int seat) {
        requireFreedom(table, person);
        List<Seat> seats = new ArrayList<>(table.seats());
        if (!table.seats().has(seat)) {
            throw RequestRefused.of(Kind.BAD, "server.arrange");
        }
        if (!seats.remove(seat).isOpen()) {
            throw RequestRefused.of(Kind.REFUSED, "server.seat.taken");
        }
        return resized(table, seats);
    }

    private static void requireFreedom(Table table, String person) {
        Requirements.waiting(table);
        Requirements.host(table, person);
        if (table.opened().record() != null) {
            throw RequestRefused.of(Kind.REFUSED, "server.options.record");
        }
    }

    /** The rules of the game decide for how many it is. */
    private static List<TableEvent> resized(Table table, List<Seat> seats) {
        return List.of(new TableEvent.Resized(
                TableSettings.options(
                        Games.known(table.opened().game()),
                        table.game().match().setup().options().values(),
                        seats.size()),
                seats));
    }
}
