package hidalgo.tables.command;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Proposal;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;

/*
 * A proposal needs the consent of all who play, including the person whose seat a bot would take: no player is excluded
 * from a game against their will. Only a person who keeps the game waiting for too long is replaced without being
 * asked.
 */

/** Agreements between people: to end the game, to let a bot continue, to come back. */
public final class Agreements {
    /** The bot that continues for people: a quick one, so that no one waits long for it. */
    static final String SUBSTITUTE = "squire";

    private Agreements() {}

    /** Proposes something to the others. */
    public static List<TableEvent> propose(Table table, String person, Requests.Propose request) {
        Requirements.playing(table);
        Requirements.ownDeal(table);
        int by = Requirements.playedSeat(table, person);
        if (table.proposal() != null) {
            throw RequestRefused.of(Kind.REFUSED, "server.proposal.there");
        }
        Requirements.restraint(table, by);
        Proposal.Kind kind = request.kind();
        int about = -1;
        if (kind == Proposal.Kind.BOT) {
            Integer seat = request.seat();
            if (seat == null
                    || !table.seats().has(seat)
                    || !table.seats().get(seat).isPlayedByPerson()) {
                throw RequestRefused.of(Kind.BAD, "server.proposal.seat");
            }
            about = seat;
        }
        List<TableEvent> events = new ArrayList<>();
        events.add(new TableEvent.Proposed(kind, by, about));
        if (isAgreed(table, new Proposal(kind, by, about, List.of(by)))) {
            events.add(fulfilled(kind, about));
        }
        return events;
    }

    /** Answers a proposal. */
    public static List<TableEvent> answer(Table table, String person, boolean agree) {
        Requirements.playing(table);
        int seat = Requirements.playedSeat(table, person);
        Proposal proposal = table.proposal();
        if (proposal == null) {
            throw RequestRefused.of(Kind.REFUSED, "server.proposal.none");
        }
        if (agree && proposal.agreed().contains(seat)) {
            return List.of();
        }
        if (!agree) {
            return List.of(new TableEvent.Declined(seat));
        }
        List<TableEvent> events = new ArrayList<>();
        events.add(new TableEvent.Agreed(seat));
        if (isAgreed(table, proposal.agreedBy(seat))) {
            events.add(fulfilled(proposal.kind(), proposal.seat()));
        }
        return events;
    }

    private static TableEvent fulfilled(Proposal.Kind kind, int seat) {
        return kind == Proposal.Kind.END ? new TableEvent.Ended() : new TableEvent.TakenOver(seat, SUBSTITUTE, null);
    }

    private static boolean isAgreed(Table table, Proposal proposal) {
        Set<String> asked = new HashSet<>();
        Set<String> agreed = new HashSet<>();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            String person = table.seats().get(seat).person();
            if (person == null || !table.seats().get(seat).isPlayedByPerson()) {
                continue;
            }
            if (proposal.agreed().contains(seat)) {
                agreed.add(person);
            }
            asked.add(person);
        }
        return agreed.containsAll(asked);
    }

    /** Gives a seat to a bot. */
    public static List<TableEvent> resign(Table table, String person, int seat) {
        Requirements.playing(table);
        Requirements.seat(table, person, seat);
        return List.of(new TableEvent.TakenOver(seat, SUBSTITUTE, seat));
    }

    /** Takes a seat back from a bot. */
    public static List<TableEvent> comeBack(Table table, String person, int seat) {
        Requirements.playing(table);
        if (!table.seats().heldBy(person).contains(seat)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.seat.notYours");
        }
        if (table.seats().get(seat).bot() == null) {
            return List.of();
        }
        if (table.hasLost(seat)) {
            throw RequestRefused.of(Kind.REFUSED, "server.seat.lost");
        }
        Requirements.restraint(table, seat);
        return List.of(new TableEvent.Returned(seat));
    }

    /** The automatic consequences when the time of seats has run out; nothing if the others decide. */
    public static List<TableEvent> late(Table table, long now) {
        if (table.phase() != Phase.PLAYING) {
            return List.of();
        }
        List<TableEvent> events = new ArrayList<>();
        Set<Integer> gone = new HashSet<>(table.left());
        for (int seat : table.awaitedPeople()) {
            if (table.isTimeUp(seat, now)) {
                events.add(new TableEvent.TakenOver(seat, SUBSTITUTE, null));
                gone.add(seat);
            }
        }
        boolean isDecided = table.opened().clock().end() == ClockSetting.End.LOSS
                && table.seats().size() - gone.size() == 1;
        if (!events.isEmpty() && isDecided) {
            events.add(new TableEvent.Ended());
        }
        return events;
    }

    /** A person is away for some time: the clocks of their seats stand still at a table with days to think. */
    public static List<TableEvent> away(Table table, String person, long from, long until) {
        if (table.phase() != Phase.PLAYING || !table.opened().clock().kind().takesDays()) {
            return List.of();
        }
        return table.seats().heldBy(person).stream()
                .<TableEvent>map(seat -> new TableEvent.Away(seat, from, until))
                .toList();
    }

    /**
     * The vacations that are going on when a game starts, as events that follow its start; nothing if the changes start no game.
     *
     * @param until until when a person is away, in milliseconds since 1970
     */
    public static List<TableEvent> awayAtStart(
            List<? extends Change> changes,
            ClockSetting clock,
            List<Seat> seats,
            ToLongFunction<String> until,
            long now) {
        if (!clock.kind().takesDays() || changes.stream().noneMatch(TableEvent.Started.class::isInstance)) {
            return List.of();
        }
        List<TableEvent> events = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            String person = seats.get(seat).person();
            long end = person == null ? 0 : until.applyAsLong(person);
            if (end > now) {
                events.add(new TableEvent.Away(seat, now, end));
            }
        }
        return events;
    }

    /** A player puts a bot in the place of a person who keeps the game waiting for too long. */
    public static List<TableEvent> replace(Table table, String person, int seat, long now) {
        Requirements.playing(table);
        int by = Requirements.playedSeat(table, person);
        if (!table.seats().has(seat) || !table.isAbsent(seat, now)) {
            throw RequestRefused.of(
                    Kind.REFUSED,
                    table.opened().clock().kind() == ClockSetting.Kind.NONE ? "server.notSilent" : "server.notOut");
        }
        return List.of(new TableEvent.TakenOver(seat, SUBSTITUTE, by));
    }

    /** In a cup, a bot plays on for a person who is not there, or if the organiser replaces them. */
    public static List<TableEvent> substituted(Table table, String person) {
        return table.phase() != Phase.PLAYING
                ? List.of()
                : table.seats().playedBy(person).stream()
                        .<TableEvent>map(seat -> new TableEvent.TakenOver(seat, SUBSTITUTE, null))
                        .toList();
    }

    /** In a cup, the organiser gives a person more time. */
    public static List<TableEvent> timeGiven(Table table, String person, int seconds) {
        Requirements.playing(table);
        List<Integer> seats = table.seats().playedBy(person);
        if (seats.isEmpty() || table.opened().clock().kind() == ClockSetting.Kind.NONE) {
            throw RequestRefused.of(Kind.REFUSED, "server.cup.clockless");
        }
        return seats.stream()
                .<TableEvent>map(seat -> new TableEvent.TimeGiven(seat, seconds))
                .toList();
    }
}
