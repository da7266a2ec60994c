package hidalgo.tables.table;

import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import hidalgo.tables.table.TableEvent.Opened;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/*
 * A table consists only of its events, applied one after the other. The same events always give the same table, so a
 * restart, another node and a delayed spectator all use only this class. If a stored move no longer fits the rules, or
 * leads to another position, the table stops there: later moves stay in the database, but are no longer applied.
 */

/** A table as the result of its events. Not thread-safe. */
public final class Table {
    /** The estimated size of a table without any events. */
    private static final long BYTES = 15_000;

    private static final long ADMITTED_BYTES = 110;

    private final String id;
    private final Downtimes downtimes;
    private final Seats seats;
    private final ChatHistory chat = new ChatHistory();
    private final Set<Integer> rematch = new TreeSet<>();
    private final Set<Integer> left = new LinkedHashSet<>();
    private final Set<Integer> lost = new TreeSet<>();
    private final Map<Integer, String> given = new LinkedHashMap<>();
    private final Set<String> admitted = new HashSet<>();
    private final Holds holds;
    private Absences absences;
    private final ActivityLimits limits;
    private Opened opened;
    private TableGame game;
    private Clocks clocks;
    private String host;
    private String name = "";
    private int number;
    private final Map<Integer, Integer> secrets = new HashMap<>();
    private long changed;
    private long visiblyChanged;
    private boolean started;
    private boolean ended;
    private boolean stopped;
    private @Nullable Proposal proposal;
    private @Nullable String next;

    /** A table that was just created. */
    public Table(String id, TimedEvent first, Downtimes downtimes) {
        this.id = id;
        this.opened = (Opened) first.event();
        this.host = opened.host();
        this.seats = new Seats(opened.seats());
        this.downtimes = downtimes;
        this.holds = new Holds(downtimes);
        this.absences = new Absences(seats.size(), downtimes);
        this.limits = new ActivityLimits(seats.size());
        this.game = new TableGame(new Match(Deals.setup(opened)));
        this.clocks = new Clocks(opened.clock(), seats.size(), downtimes);
        this.number = 1;
        this.changed = first.at();
        this.visiblyChanged = first.at();
        this.stopped = opened.record() != null && !game.continueFrom(Deals.read(opened.record()));
    }

    /** How much memory it takes, by estimate. */
    public long bytes() {
        String record = opened.record();
        return BYTES
                + ADMITTED_BYTES * admitted.size()
                + game.bytes()
                + chat.bytes()
                + (record == null ? 0 : record.length());
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

    /** The seats that must move before the game can go on; none unless it is being played. */
    public List<Integer> obliged() {
        return phase() == Phase.PLAYING ? Seats.ofBits(position().obliged()) : List.of();
    }

    /** Those among them that people play. */
    public List<Integer> awaitedPeople() {
        return obliged().stream()
                .filter(seat -> seats.get(seat).isPlayedByPerson())
                .toList();
    }

    /** The phase of the table. */
    public Phase phase() {
        if (stopped) {
            return Phase.STOPPED;
        }
        if (!started) {
            return Phase.WAITING;
        }
        return ended || position().isOver() ? Phase.OVER : Phase.PLAYING;
    }

    /** Its identifier in links. */
    public String id() {
        return id;
    }

    /** The name that the host gave it, if any. */
    public @Nullable String name() {
        return name.isEmpty() ? null : name;
    }

    /** Its settings, as created or as changed since. */
    public Opened opened() {
        return opened;
    }

    /** The game that is played. */
    public TableGame game() {
        return game;
    }

    /** The current position: only to be read, and only while no other thread can change it. */
    public Position position() {
        return game.position();
    }

    /** The seats. */
    public Seats seats() {
        return seats;
    }

    /** The person who may start it and arrange the seats. */
    public String host() {
        return host;
    }

    /** The host and all who hold a seat. */
    public Members members() {
        Map<String, List<Integer>> members = new LinkedHashMap<>();
        members.put(host, seats.heldBy(host));
        seats.people().forEach(person -> members.put(person, seats.heldBy(person)));
        return new Members(host, members);
    }

    /**
     * Whether a person who has the link may see it; a table with a password is visible to its members and to people who
     * gave the password; the deal of a day is visible to its members.
     */
    public boolean maySee(@Nullable String person) {
        return opened.word() == null && !isDealOfDay()
                || host.equals(person)
                || admitted.contains(person)
                || !seats.heldBy(person).isEmpty();
    }

    /** Whether its deal is that of a day, which others play at their own tables. */
    public boolean isDealOfDay() {
        return opened.visibility() == Visibility.DEAL;
    }

    /** The seats whose people have left them to a bot, in the order in which they left. */
    public List<Integer> left() {
        return List.copyOf(left);
    }

    /** The seats that people have given to others during the game, with the former persons, who count as having left it. */
    public Map<Integer, String> given() {
        return Collections.unmodifiableMap(given);
    }

    /** Whether a seat has lost because its time ran out, so that its person can't come back. */
    public boolean hasLost(int seat) {
        return lost.contains(seat);
    }

    /** Whether the time of a seat has run out at a table where something happens then by itself. */
    public boolean isTimeUp(int seat, long now) {
        return opened.clock().end() != null && clocks.isOut(seat, now);
    }

    /** Whether a seat may plan, propose or answer something once more before the next move. */
    public boolean mayChangeItsMind(int seat) {
        return limits.allows(seat);
    }

    /** Whether seats may be renamed again: the number of changes a day is limited. */
    public boolean mayBeRenamed(long now) {
        return limits.allowsNames(phase() == Phase.OVER ? changed : now);
    }

    /** Whether the host may change the table again before the start: the number of changes a day is limited. */
    public boolean mayBeSettled(long now) {
        return limits.allowsSettling(now);
    }

    /** Whether anyone may take a seat again: that is limited by the day too. */
    public boolean mayBeJoined(long now) {
        return limits.allowsSitting(now);
    }

    /** Whether a person may take a seat again. */
    public boolean mayBeJoinedBy(String person, long now) {
        return limits.allowsSitting(person, now);
    }

    /** How many people without a seat have given the password. */
    public int admitted() {
        return admitted.size();
    }

    /** Whether more may be taken back in this turn. */
    public boolean mayTakeBackMore() {
        return limits.allowsToTakeBack();
    }

    /**
     * Whether a person keeps the game waiting: their time has run out, or without a clock they have been inactive for
     * long.
     */
    public boolean isAbsent(int seat, long now) {
        return opened.clock().kind() == ClockSetting.Kind.NONE ? absences.isLong(seat, now) : clocks.isOut(seat, now);
    }

    /** How many events there have been. */
    public int number() {
        return number;
    }

    /** How many events there have been that a seat, or -1 for a spectator, may know of. */
    public int numberSeenBy(int seat) {
        int hidden = 0;
        for (Map.Entry<Integer, Integer> each : secrets.entrySet()) {
            hidden += each.getKey() == seat ? 0 : each.getValue();
        }
        return number - hidden;
    }

    /** How many moves and take-backs there have been. */
    public int version() {
        return game.version();
    }

    /**
     * A seat's view at a version of the game, for another thread; empty if the game has continued or is over.
     */
    public Optional<View> viewAt(int version, int seat) {
        return phase() == Phase.PLAYING && version() == version
                ? Optional.of(position().copy().view(seat))
                : Optional.empty();
    }

    /** When the latest event happened, in milliseconds since 1970. */
    public long changed() {
        return changed;
    }

    /** The time of the latest event that all at the table may know of, in milliseconds since 1970. */
    public long visiblyChanged() {
        return visiblyChanged;
    }

    /** The chat. */
    public ChatHistory chat() {
        return chat;
    }

    /** Whether a person may read the spectators' chat: not players, during the game. */
    public boolean mayReadSpectatorsChat(@Nullable String person) {
        return phase() != Phase.PLAYING || seats.heldBy(person).isEmpty();
    }

    /** The current proposal. */
    public @Nullable Proposal proposal() {
        return proposal;
    }

    /** The seats that want to play again. */
    public Set<Integer> rematch() {
        return Collections.unmodifiableSet(rematch);
    }

    /** The table of the rematch. */
    public @Nullable String next() {
        return next;
    }

    /** How long steps wait for those who may stop them. */
    public HoldSetting holdSetting() {
        return holds.setting();
    }

    /** The decision in advance of a seat that may stop others. */
    public Readiness readiness(int seat) {
        return holds.readiness(seat, opened.clock());
    }

    /** The hold of the next step at a moment, or null if it may be made. */
    public @Nullable Hold hold(long now) {
        return phase() == Phase.PLAYING ? holds.at(position(), seats, opened.clock(), now) : null;
    }

    /** The clocks of the seats. */
    public Clocks clocks() {
        return clocks;
    }
}
