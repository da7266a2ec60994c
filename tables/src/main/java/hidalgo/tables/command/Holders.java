package hidalgo.tables.command;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.table.Participant;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import java.util.ArrayList;
import java.util.List;

/** Changes of a table when one of its people changes: their name, or their account. */
public final class Holders {
    private Holders() {}

    /**
     * A person has got a name. If they hold one seat, it has that name from now on. If several people share their browser,
     * only the seat with their former name does.
     */
    public static List<TableEvent> renamed(Table table, Participant before, Participant now) {
        if (table.phase() == Phase.STOPPED) {
            return List.of();
        }
        List<Integer> held = table.seats().heldBy(now.id());
        List<Seat> seats = new ArrayList<>(table.seats());
        for (int number : held) {
            Seat seat = seats.get(number);
            if (held.size() == 1 || seat.name().equals(before.name())) {
                String name = SeatNames.numbered(now.name(), peoplesNames(seats, number));
                seats.set(number, new Seat(seat.person(), name, seat.bot()));
            }
        }
        return arranged(table, seats);
    }

    /** A guest has signed in to an account, which holds the guest's seats from now on. */
    public static List<TableEvent> merged(Table table, Participant guest, Participant account) {
        if (table.phase() == Phase.STOPPED) {
            return List.of();
        }
        List<TableEvent> events = new ArrayList<>();
        if (table.host().equals(guest.id())) {
            events.add(new TableEvent.Hosted(account.id()));
        }
        List<Integer> held = table.seats().heldBy(guest.id());
        List<Seat> seats = new ArrayList<>(table.seats());
        for (int number : held) {
            Seat seat = seats.get(number);
            boolean isOwn = held.size() == 1 || seat.name().equals(guest.name());
            String name = isOwn ? SeatNames.numbered(account.name(), peoplesNames(seats, number)) : seat.name();
            seats.set(number, new Seat(account.id(), name, seat.bot()));
        }
        events.addAll(arranged(table, seats));
        return events;
    }

    /**
     * A person takes a seat whose person has given them a link.
     *
     * @param giver the person who made the link; it counts as long as the seat is theirs
     * @param leaves whether the game counts for the giver as if they had left it
     */
    public static List<TableEvent> handOver(
            Table table, int seat, String giver, Participant taker, boolean leaves, long now) {
        if (table.phase() != Phase.PLAYING && table.phase() != Phase.WAITING) {
            Requirements.playing(table);
        }
        Requirements.ownDeal(table);
        boolean isGood =
                table.seats().has(seat) && giver.equals(table.seats().get(seat).person());
        if (!isGood) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.seat.link");
        }
        if (giver.equals(taker.id())) {
            return List.of();
        }
        if (!table.seats().heldBy(taker.id()).isEmpty()) {
            // One person must not see the secrets of two seats.
            throw RequestRefused.of(Kind.FORBIDDEN, "server.seat.two");
        }
        Requirements.fewSeatsTaken(table, taker.id(), now);
        String name = SeatNames.numbered(taker.name(), peoplesNames(List.copyOf(table.seats()), seat));
        List<TableEvent> events = new ArrayList<>();
        events.add(new TableEvent.HandedOver(seat, taker.id(), name, leaves));
        if (table.host().equals(giver) && table.seats().heldBy(giver).size() == 1) {
            events.add(new TableEvent.Hosted(taker.id()));
        }
        return events;
    }

    /** A person is gone for good: they leave a table that waits, and bots play on for them in a game. */
    public static List<TableEvent> departed(Table table, String person) {
        return switch (table.phase()) {
            case WAITING -> Seating.leave(table, person);
            case PLAYING ->
                table.seats().heldBy(person).stream()
                        .filter(seat -> table.seats().get(seat).isPlayedByPerson())
                        .flatMap(seat -> Agreements.resign(table, person, seat).stream())
                        .toList();
            default -> List.of();
        };
    }

    private static List<TableEvent> arranged(Table table, List<Seat> seats) {
        List<Seat> named = BotSeats.named(seats);
        return named.equals(List.copyOf(table.seats())) ? List.of() : List.of(new TableEvent.Arranged(named));
    }

    /** The names of the people at a table, without that of one seat: bots give way. */
    private static List<String> peoplesNames(List<Seat> seats, int without) {
        List<String> names = new ArrayList<>();
        for (int number = 0; number < seats.size(); number++) {
            if (number != without && seats.get(number).person() != null) {
                names.add(seats.get(number).name());
            }
        }
        return names;
    }
}
