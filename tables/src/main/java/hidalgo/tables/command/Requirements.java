package hidalgo.tables.command;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.Visibility;
import java.util.List;

/** Conditions for requests at a table; if one doesn't hold, the request is refused. */
public final class Requirements {
    private Requirements() {}

    /** The game is being played. */
    public static void playing(Table table) {
        String reason = switch (table.phase()) {
            case PLAYING -> "";
            case WAITING -> "server.notPlaying.waiting";
            case OVER -> "server.notPlaying.over";
            case STOPPED -> "server.notPlaying.stopped";
        };
        if (!reason.isEmpty()) {
            throw RequestRefused.of(Kind.REFUSED, reason);
        }
    }

    /** The game has not started. */
    public static void waiting(Table table) {
        if (table.phase() != Phase.WAITING) {
            throw RequestRefused.of(Kind.REFUSED, "server.started");
        }
    }

    /** The table is not that of a person who plays the deal of the day: there, nothing is to be agreed on. */
    public static void ownDeal(Table table) {
        if (table.isDealOfDay()) {
            throw RequestRefused.of(Kind.REFUSED, "server.deal.table");
        }
    }

    /** A person may choose who finds their table, but not that it is a table of the deal of the day. */
    static void wishable(Visibility visibility) {
        if (visibility == Visibility.DEAL) {
            throw RequestRefused.of(Kind.BAD, "server.deal.table");
        }
    }

    /** The person is the host. */
    public static void host(Table table, String person) {
        if (!table.host().equals(person)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.host");
        }
    }

    /** The person plays at the seat themselves, not a bot for them. */
    public static void seat(Table table, String person, int seat) {
        if (!table.seats().playedBy(person).contains(seat)) {
            throw RequestRefused.of(
                    Kind.FORBIDDEN,
                    table.seats().heldBy(person).contains(seat) ? "server.seat.bot" : "server.seat.notYours");
        }
    }

    /** A seat at which a person plays, and no bot for them: people who have left can't decide anything. */
    public static int playedSeat(Table table, String person) {
        List<Integer> seats = table.seats().playedBy(person);
        if (seats.isEmpty()) {
            someSeat(table, person);
            throw RequestRefused.of(Kind.FORBIDDEN, "server.seat.bot");
        }
        return seats.getFirst();
    }

    /** The seat has not changed its mind too often since the last move. */
    public static void restraint(Table table, int seat) {
        if (!table.mayChangeItsMind(seat)) {
            throw RequestRefused.of(Kind.TOO_OFTEN, "server.restraint");
        }
    }

    /** The changes that a decision makes to a table, if there are any, which has not been changed too often today. */
    public static List<TableEvent> fewChanges(Table table, List<TableEvent> changes, long now) {
        if (!changes.isEmpty() && !table.mayBeSettled(now)) {
            throw RequestRefused.of(Kind.TOO_OFTEN, "server.table.often");
        }
        return changes;
    }

    /** Seats have not been taken too often today, by the person or by all together. */
    public static void fewSeatsTaken(Table table, String person, long now) {
        if (!table.mayBeJoinedBy(person, now)) {
            throw RequestRefused.of(Kind.TOO_OFTEN, "server.seat.often");
        }
        if (!table.mayBeJoined(now)) {
            throw RequestRefused.of(Kind.TOO_OFTEN, "server.seats.often");
        }
    }

    /** The seats of a person, who must have one; a bot may play for them. */
    public static List<Integer> someSeat(Table table, String person) {
        List<Integer> seats = table.seats().heldBy(person);
        if (seats.isEmpty()) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.seat.none");
        }
        return seats;
    }
}
