package hidalgo.tables.command;

import hidalgo.records.Fairness;
import hidalgo.tables.Identifier;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.table.HoldSetting;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The table at which the same people play again.
 *
 * @param id its identifier: every node that creates the rematch gets the same one; the host's identifier, which is
 *     never shown, keeps it secret
 * @param events its first events: the same people, options and clock with a new deal, started at once
 */
public record Rematch(String id, List<TableEvent> events) {
    /** The events that a request for a rematch leads to. */
    public static List<TableEvent> want(Table table, String person) {
        Requirements.ownDeal(table);
        if (table.phase() != Phase.OVER) {
            throw RequestRefused.of(Kind.REFUSED, "server.rematch.early");
        }
        List<TableEvent> events = new ArrayList<>();
        for (int seat : Requirements.someSeat(table, person)) {
            if (!table.rematch().contains(seat)) {
                events.add(new TableEvent.WantedRematch(seat));
            }
        }
        return events;
    }

    /** The rematch, once all who played to the end want it, unless it exists already. */
    public static Optional<Rematch> wantedByAll(Table table) {
        Set<Integer> wanted = table.rematch();
        Set<String> stayed = table.seats().players();
        boolean all = (stayed.isEmpty() ? table.seats().people() : stayed)
                .stream().allMatch(person -> wanted.containsAll(table.seats().heldBy(person)));
        if (!all || table.next() != null) {
            return Optional.empty();
        }
        String secret = table.id() + " " + table.host() + " " + table.opened().salt();
        return Optional.of(new Rematch(Identifier.of(secret), first(table)));
    }

    private static List<TableEvent> first(Table table) {
        TableEvent.Opened before = table.opened();
        List<Seat> seats = new ArrayList<>();
        for (int number = 0; number < table.seats().size(); number++) {
            Seat seat = table.seats().get(number);
            // Players who have left are not waited for: a bot plays from the start.
            boolean isGone = seat.wasLeft() && !table.rematch().contains(number);
            seats.add(isGone ? new Seat(null, "", seat.bot()) : seat.person() == null ? seat : seat.playedBy(null));
        }
        seats = BotSeats.named(seats);
        List<TableEvent> events = new ArrayList<>();
        events.add(new TableEvent.Opened(
                before.game(),
                before.options(),
                seats,
                before.visibility(),
                before.word(),
                before.clock(),
                before.hints(),
                before.spectatorDelay(),
                before.host(),
                Fairness.drawSeed(),
                Fairness.drawSalt(),
                null,
                NewTables.RULES));
        HoldSetting hold = table.holdSetting();
        if (!hold.equals(HoldSetting.DEFAULT)) {
            events.add(new TableEvent.HoldSettled(hold.seconds(), hold.people()));
        }
        String name = table.name();
        if (name != null) {
            events.add(new TableEvent.Named(name));
        }
        events.add(Seating.started(seats));
        return events;
    }
}
