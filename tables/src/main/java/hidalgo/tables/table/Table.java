package hidalgo.tables.table;

import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.tables.table.TableEvent.Opened;
import java.util.List;

/*
 * A table consists only of its events, applied one after the other. The same events always give the same table, so a
 * restart, another node and a delayed spectator all use only this class. If a stored move no longer fits the rules, or
 * leads to another position, the table stops there: later moves stay in the database, but are no longer applied.
 */

/** A table as the result of its events. Not thread-safe. */
public final class Table extends TableState {
    /** A table that was just created. */
    public Table(String id, TimedEvent first, Downtimes downtimes) {
        super(id, first, downtimes);
    }

    /** The table that a history leads to. */
    public static Table of(String id, List<TimedEvent> history, Downtimes downtimes) {
        Table table = new Table(id, history.getFirst(), downtimes);
        history.subList(1, history.size()).forEach(table::apply);
        return table;
    }

    /** Adds the next stored event: a move is judged and played again, and must lead to the same position. */
    public void apply(TimedEvent next) {
        if (next.number() != number + 1) {
            throw new IllegalArgumentException(
                    "Event " + next.number() + " of table " + id + " doesn't follow event " + number);
        }
        number = next.number();
        note(next.event(), next.at());
        if (stopped && !(next.event() instanceof TableEvent.Said)) {
            return;
        }
        Position before = position();
        switch (next.event()) {
            case TableEvent.Moved moved -> stopped |= !game.replay(moved, next.at());
            case TableEvent.TookBack back -> stopped |= !game.replay(back);
            default -> enter(next.event(), next.at());
        }
        afterwards(before, next.event());
    }

    /** Makes a change that was decided for the current table; returns the event to be stored. */
    public TimedEvent make(Change change, long at) {
        if (stopped && !(change instanceof TableEvent.Said)) {
            throw new IllegalStateException("Table " + id + " is stopped and can't continue");
        }
        number++;
        note(change, at);
        Position before = position();
        TableEvent event = switch (change) {
            case Change.Move move -> game.play(move, at);
            case Change.TakeBack back -> game.takeBack(back);
            case TableEvent.Moved moved ->
                throw new IllegalArgumentException("Moves are made by make(), not by this event: " + moved);
            case TableEvent.TookBack back ->
                throw new IllegalArgumentException("Moves are made by make(), not by this event: " + back);
            case TableEvent plain -> {
                enter(plain, at);
                yield plain;
            }
        };
        afterwards(before, event);
        return new TimedEvent(number, at, event);
    }

    /** Sets the time of the latest event. Changes of seats after the end of a game don't change its time. */
    private void note(Change change, long at) {
        boolean isOnlyNames = change instanceof TableEvent.Arranged
                || change instanceof TableEvent.Hosted
                || change instanceof TableEvent.Admitted;
        changed = isOnlyNames && phase() == Phase.OVER ? changed : at;
        Integer only = change instanceof TableEvent event ? event.knownOnlyTo() : null;
        if (only == null) {
            visiblyChanged = changed;
        } else {
            secrets.merge(only, 1, Integer::sum);
        }
    }

    /** The consequences of an event: the hold of the next step, and the running clock. */
    private void afterwards(Position before, TableEvent event) {
        if (event instanceof TableEvent.Moved) {
            holds.stepped(before, position(), changed);
        } else if (event instanceof TableEvent.TookBack) {
            holds.stepped(position(), position(), changed);
        }
        int awaited = 0;
        for (int seat : awaitedPeople()) {
            awaited |= 1 << seat;
        }
        limits.count(event, position().turn(), changed);
        absences.apply(event, changed);
        absences.await(awaited, changed);
        clocks.run(awaited, changed);
        clocks.rest(hold(changed));
        if (event instanceof TableEvent.Moved moved && !stopped) {
            clocks.moved(moved.seat());
        }
    }

    private void enter(TableEvent event, long at) {
        switch (event) {
            case Opened again -> throw new IllegalArgumentException("Table " + id + " was opened twice: " + again);
            case TableEvent.Sat sat -> seats.change(sat.seat(), new Seat(sat.person(), sat.name(), null));
            case TableEvent.Stood stood -> seats.change(stood.seat(), Seat.OPEN);
            case TableEvent.Arranged arranged -> seats.arrange(arranged.seats());
            case TableEvent.Resized resized -> resize(resized);
            case TableEvent.Named named -> name = named.name();
            case TableEvent.Settled settled -> settle(settled);
            case TableEvent.Admitted person -> admitted.add(person.person());
            case TableEvent.Hosted hosted -> host = hosted.person();
            case TableEvent.Started ignored -> started = true;
            case TableEvent.Planned planned -> game.plan(planned.seat(), planned.moves(), at);
            case TableEvent.HoldSettled settled -> holds.settle(new HoldSetting(settled.seconds(), settled.people()));
            case TableEvent.LetGo let -> holds.release(let.seat());
            case TableEvent.GotReady ready -> holds.choose(ready.seat(), ready.readiness());
            case TableEvent.Said said -> chat.add(said, at);
            case TableEvent.Proposed proposed ->
                proposal = new Proposal(proposed.kind(), proposed.by(), proposed.seat(), List.of(proposed.by()));
            case TableEvent.Agreed agreed -> proposal = proposal == null ? null : proposal.agreedBy(agreed.seat());
            case TableEvent.Declined ignored -> proposal = null;
            case TableEvent.TakenOver over -> {
                boolean isLate = over.by() == null && isTimeUp(over.seat(), at);
                chat.add(isLate ? News.late(over.seat(), seats, opened.clock()) : News.takenOver(over, seats), at);
                if (isLate && opened.clock().end() == ClockSetting.End.LOSS) {
                    lost.add(over.seat());
                }
                seats.change(over.seat(), seats.get(over.seat()).playedBy(over.bot()));
                left.add(over.seat());
                proposal = null;
            }
            case TableEvent.Returned returned -> {
                chat.add(News.returned(returned.seat(), seats), at);
                seats.change(returned.seat(), seats.get(returned.seat()).playedBy(null));
                left.remove(returned.seat());
            }
            case TableEvent.HandedOver handed -> {
                Seat before = seats.get(handed.seat());
                chat.add(News.handedOver(handed, before.name()), at);
                if (handed.leaves() && started && before.person() != null) {
                    given.putIfAbsent(handed.seat(), before.person());
                }
                seats.change(handed.seat(), new Seat(handed.person(), handed.name(), before.bot()));
            }
            case TableEvent.Away away -> {
                chat.add(News.away(away, seats), at);
                clocks.goAway(away.seat(), away.from(), away.until());
            }
            case TableEvent.TimeGiven given -> {
                chat.add(News.timeGiven(given, seats), at);
                clocks.give(given.seat(), given.seconds());
            }
            case TableEvent.Ended ignored -> {
                if (proposal != null) {
                    chat.add(News.ended(proposal.by()), at);
                } else if (lost.isEmpty()) {
                    chat.add(News.endedByOrganiser(), at);
                }
                ended = true;
                proposal = null;
            }
            case TableEvent.Unreadable ignored -> stopped = true;
            case TableEvent.WantedRematch wanted -> rematch.add(wanted.seat());
            case TableEvent.Rematched rematched -> next = rematched.next();
            case TableEvent.Moved moved -> throw new IllegalArgumentException("A move must be played: " + moved);
            case TableEvent.TookBack back -> throw new IllegalArgumentException("A move must be taken back: " + back);
        }
    }

    /** The deal depends on the options and the seed; the seed stays, because all have seen its hash. */
    private void settle(TableEvent.Settled settled) {
        boolean otherGame = !settled.options().equals(opened.options());
        opened = opened.with(settled);
        clocks = new Clocks(opened.clock(), seats.size(), downtimes);
        if (otherGame) {
            game = new TableGame(new Match(Deals.setup(opened)));
        }
    }

    /**
     * Deals the game for another number of seats, with the seed whose hash all have seen; the game has no moves yet.
     */
    private void resize(TableEvent.Resized resized) {
        opened = opened.with(resized);
        seats.resize(resized.seats());
        absences = new Absences(seats.size(), downtimes);
        limits.resize(seats.size());
        clocks = new Clocks(opened.clock(), seats.size(), downtimes);
        game = new TableGame(new Match(Deals.setup(opened)));
    }
}
