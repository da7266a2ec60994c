package hidalgo.server.command;

import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.protocol.Proposal;
import hidalgo.server.protocol.Requests;
import hidalgo.server.protocol.TableView.Phase;
import hidalgo.server.table.Table;
import hidalgo.server.table.TableEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/*
 * A proposal needs everybody who plays, apart from the person whose seat it is about: somebody who has left can't say yes.
 */

/** What people settle among themselves: to end, to let a bot play on, to come back, to play again. */
public final class Agreements {
    /** The bot that plays on for people: quick, so that nobody has to wait for it. */
    public static final String SUBSTITUTE = "squire";

    private Agreements() {}

    public static List<TableEvent> propose(Table table, String person, Requests.Propose request) {
        Playing.requirePlaying(table);
        int by = firstSeat(table, person);
        if (table.proposal() != null) {
            throw RequestRefused.of(Kind.REFUSED, "server.proposal.there");
        }
        int about = -1;
        if (request.kind() == Proposal.Kind.BOT) {
            Integer seat = request.seat();
            if (seat == null
                    || seat < 0
                    || seat >= table.chairs().size()
                    || !table.chairs().get(seat).isPlayedByPerson()) {
                throw RequestRefused.of(Kind.BAD, "server.proposal.seat");
            }
            about = seat;
        }
        List<TableEvent> events = new ArrayList<>();
        events.add(new TableEvent.Proposed(request.kind(), by, about));
        if (isAgreed(table, new Proposal(request.kind(), by, about, List.of(by)))) {
            events.add(fulfilled(request.kind(), about));
        }
        return events;
    }

    public static List<TableEvent> answer(Table table, String person, boolean agree) {
        Playing.requirePlaying(table);
        int seat = firstSeat(table, person);
        Proposal proposal = table.proposal();
        if (proposal == null) {
            throw RequestRefused.of(Kind.REFUSED, "server.proposal.none");
        }
        if (!agree) {
            return List.of(new TableEvent.Declined(seat));
        }
        List<Integer> agreed = new ArrayList<>(proposal.agreed());
        agreed.add(seat);
        List<TableEvent> events = new ArrayList<>();
        events.add(new TableEvent.Agreed(seat));
        if (isAgreed(table, new Proposal(proposal.kind(), proposal.by(), proposal.seat(), agreed))) {
            events.add(fulfilled(proposal.kind(), proposal.seat()));
        }
        return events;
    }

    private static TableEvent fulfilled(Proposal.Kind kind, int seat) {
        return kind == Proposal.Kind.END ? new TableEvent.Ended() : new TableEvent.TakenOver(seat, SUBSTITUTE);
    }

    private static boolean isAgreed(Table table, Proposal proposal) {
        Set<String> asked = new HashSet<>();
        Set<String> agreed = new HashSet<>();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            String person = table.chairs().get(seat).person();
            if (person == null || !table.chairs().get(seat).isPlayedByPerson()) {
                continue;
            }
            if (proposal.agreed().contains(seat)) {
                agreed.add(person);
            }
            if (seat != proposal.seat()) {
                asked.add(person);
            }
        }
        return agreed.containsAll(asked);
    }

    public static List<TableEvent> resign(Table table, String person, int seat) {
        Playing.requirePlaying(table);
        Playing.requireSeat(table, person, seat);
        return List.of(new TableEvent.TakenOver(seat, SUBSTITUTE));
    }

    public static List<TableEvent> comeBack(Table table, String person, int seat) {
        Playing.requirePlaying(table);
        if (!table.seatsOf(person, true).contains(seat)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.seat.notYours");
        }
        return table.chairs().get(seat).bot() == null ? List.of() : List.of(new TableEvent.Returned(seat));
    }

    /** Somebody at the table puts a bot in the place of a person whose time has run out. */
    public static List<TableEvent> replace(Table table, String person, int seat, long now) {
        Playing.requirePlaying(table);
        firstSeat(table, person);
        if (seat < 0 || seat >= table.chairs().size() || !table.isOutOfTime(seat, now)) {
            throw RequestRefused.of(Kind.REFUSED, "server.notOut");
        }
        return List.of(new TableEvent.TakenOver(seat, SUBSTITUTE));
    }

    /** The seats that a wish for a rematch adds; once all people want it, the table of the rematch can be made. */
    public static List<TableEvent> wantRematch(Table table, String person) {
        if (table.phase() != Phase.OVER) {
            throw RequestRefused.of(Kind.REFUSED, "server.rematch.early");
        }
        List<TableEvent> events = new ArrayList<>();
        for (int seat : seatsOf(table, person)) {
            if (!table.rematch().contains(seat)) {
                events.add(new TableEvent.WantedRematch(seat));
            }
        }
        return events;
    }

    /** Whether everybody who played wants to play again. */
    public static boolean allWantRematch(Table table) {
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            if (table.chairs().get(seat).person() != null && !table.rematch().contains(seat)) {
                return false;
            }
        }
        return true;
    }

    private static List<Integer> seatsOf(Table table, String person) {
        List<Integer> seats = table.seatsOf(person, true);
        if (seats.isEmpty()) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.seat.none");
        }
        return seats;
    }

    private static int firstSeat(Table table, String person) {
        return seatsOf(table, person).getFirst();
    }
}
