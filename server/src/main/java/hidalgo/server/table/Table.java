package hidalgo.server.table;

import hidalgo.records.GameRecord;
import hidalgo.records.SecretMoves;
import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.Ruling;
import hidalgo.rules.Scoring;
import hidalgo.server.protocol.Answers.ChatLine;
import hidalgo.server.protocol.LogLine;
import hidalgo.server.protocol.Proposal;
import hidalgo.server.protocol.TableView.Phase;
import hidalgo.server.table.TableEvent.Opened;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/*
 * A table is nothing but its events, applied one after the other. Whoever applies the same events has the same table, so a
 * restart, another node and a spectator who sees things later all use this class and nothing else.
 *
 * If a stored move no longer fits the rules, or leads to another position than it did, the table stops there: later moves
 * are kept in the database, and nothing is applied any more.
 */

/** A table as the sum of what has happened at it. Not safe for several threads. */
public final class Table {
    private final String id;
    private final Pauses pauses;
    private final List<Chair> chairs;
    private final Journal journal = new Journal();
    private final List<ChatLine> chat = new ArrayList<>();
    private final Map<String, Integer> done = new HashMap<>();
    private final Map<Integer, List<String>> plans = new HashMap<>();
    private final Set<Integer> rematch = new TreeSet<>();
    private Opened opened;
    private Match match;
    private Clocks clocks;
    private String host;
    private String name = "";
    private int number;
    private int version;
    private long changed;
    private boolean started;
    private boolean ended;
    private boolean stopped;
    private @Nullable Proposal proposal;
    private @Nullable String next;

    /** A table that has just been made. */
    public Table(String id, Happened first, Pauses pauses) {
        this.id = id;
        this.opened = (Opened) first.event();
        this.host = opened.host();
        this.chairs = new ArrayList<>(opened.chairs());
        this.pauses = pauses;
        this.match = new Match(Deals.setup(opened));
        this.clocks = new Clocks(opened.clock(), chairs.size(), pauses);
        this.number = 1;
        this.changed = first.at();
        takeOver(opened);
    }

    /** The table that a history leads to. */
    public static Table of(String id, List<Happened> history, Pauses pauses) {
        Table table = new Table(id, history.getFirst(), pauses);
        history.subList(1, history.size()).forEach(table::apply);
        return table;
    }

    /** Adds the next event. */
    public void apply(Happened happened) {
        if (happened.number() != number + 1) {
            throw new IllegalArgumentException(
                    "Event " + happened.number() + " of table " + id + " can't follow event " + number);
        }
        number = happened.number();
        changed = happened.at();
        if (!stopped || happened.event() instanceof TableEvent.Said) {
            apply(happened.event(), happened.at());
            clocks.run(phase() == Phase.PLAYING ? peopleWhoMustMove() : 0, happened.at());
            if (happened.event() instanceof TableEvent.Moved moved) {
                clocks.moved(moved.seat());
            }
        }
    }

    private void apply(TableEvent event, long at) {
        switch (event) {
            case Opened again -> throw new IllegalArgumentException("Table " + id + " was opened twice: " + again);
            case TableEvent.Sat sat -> chairs.set(sat.seat(), new Chair(sat.person(), sat.name(), null));
            case TableEvent.Stood stood -> chairs.set(stood.seat(), Chair.OPEN);
            case TableEvent.Arranged arranged -> Collections.copy(chairs, arranged.chairs());
            case TableEvent.Named named -> name = named.name();
            case TableEvent.Settled settled -> settle(settled);
            case TableEvent.Hosted hosted -> host = hosted.person();
            case TableEvent.Started ignored -> started = true;
            case TableEvent.Moved moved -> move(moved, at);
            case TableEvent.TookBack back -> takeBack(back);
            case TableEvent.Planned planned -> plans.put(planned.seat(), planned.moves());
            case TableEvent.Said said ->
                chat.add(new ChatLine(chat.size() + 1, said.seat(), said.name(), said.text(), at));
            case TableEvent.Proposed proposed ->
                proposal = new Proposal(proposed.kind(), proposed.by(), proposed.seat(), List.of(proposed.by()));
            case TableEvent.Agreed agreed -> agree(agreed.seat());
            case TableEvent.Declined ignored -> proposal = null;
            case TableEvent.TakenOver over -> {
                Chair chair = chairs.get(over.seat());
                chairs.set(over.seat(), new Chair(chair.person(), chair.name(), over.bot()));
                proposal = null;
            }
            case TableEvent.Returned returned -> {
                Chair chair = chairs.get(returned.seat());
                chairs.set(returned.seat(), new Chair(chair.person(), chair.name(), null));
            }
            case TableEvent.Ended ignored -> {
                ended = true;
                proposal = null;
            }
            case TableEvent.Unreadable ignored -> stopped = true;
            case TableEvent.WantedRematch wanted -> rematch.add(wanted.seat());
            case TableEvent.Rematched rematched -> next = rematched.next();
        }
    }

    /** What is dealt depends on the options and the seed, whose hash everybody has seen, and which stays. */
    private void settle(TableEvent.Settled settled) {
        boolean otherGame = !settled.options().equals(opened.options());
        opened = opened.with(settled);
        clocks = new Clocks(opened.clock(), chairs.size(), pauses);
        if (otherGame) {
            match = new Match(Deals.setup(opened));
        }
    }

    private void move(TableEvent.Moved moved, long at) {
        Position before = match.position();
        if (!(before.judge(moved.seat(), moved.move()) instanceof Ruling.Legal(int move))) {
            stopped = true;
            return;
        }
        if (!moved.effect().equals(effect(before, moved.seat(), move))) {
            stopped = true;
            return;
        }
        int scored = match.scorings().size();
        String notation = before.notation(move);
        match.play(moved.seat(), move);
        List<Scoring> scorings =
                List.copyOf(match.scorings().subList(scored, match.scorings().size()));
        journal.add(before, moved.seat(), notation, at, scorings);
        if (hiddenMoves() == 0) {
            journal.hideTheOrderOfChoices(SecretMoves.latest(match.steps()), at);
        }
        plans.remove(moved.seat());
        done.put(key(moved.seat(), moved.id()), ++version);
    }

    private void takeBack(TableEvent.TookBack back) {
        if (!match.mayUndo(back.seat())) {
            stopped = true;
            return;
        }
        match.undo(back.seat());
        journal.removeLast();
        if (!back.effect().equals(effect(match.position()))) {
            stopped = true;
        }
        done.put(key(back.seat(), back.id()), ++version);
    }

    private void agree(int seat) {
        if (proposal != null) {
            Set<Integer> agreed = new TreeSet<>(proposal.agreed());
            agreed.add(seat);
            proposal = new Proposal(proposal.kind(), proposal.by(), proposal.seat(), List.copyOf(agreed));
        }
    }

    private void takeOver(Opened from) {
        if (from.record() == null) {
            return;
        }
        for (GameRecord.Move move : Deals.read(from.record()).moves()) {
            Position before = match.position();
            if (!(match.play(move.seat(), move.text()) instanceof Ruling.Legal)) {
                stopped = true;
                return;
            }
            Match.Step step = match.steps().getLast();
            journal.add(before, step.seat(), step.notation(), 0, List.of());
        }
    }

    /** The seats of people without whom the game can't go on, as bits. */
    private int peopleWhoMustMove() {
        int people = 0;
        int obliged = match.position().obliged();
        for (int seat = 0; seat < chairs.size(); seat++) {
            if ((obliged >> seat & 1) != 0 && chairs.get(seat).isPlayedByPerson()) {
                people |= 1 << seat;
            }
        }
        return people;
    }

    /** How many moves at the end of the log are secret still. */
    public int hiddenMoves() {
        return SecretMoves.hidden(match);
    }

    /** The fingerprint of the position that a legal move leads to, which the move's event keeps. */
    public static String effect(Position before, int seat, int move) {
        Position after = before.copy();
        after.play(seat, move);
        return effect(after);
    }

    /** The fingerprint of a position. */
    public static String effect(Position position) {
        return Long.toHexString(position.fingerprint());
    }

    /** How far the table has come. */
    public Phase phase() {
        if (stopped) {
            return Phase.STOPPED;
        }
        if (!started) {
            return Phase.WAITING;
        }
        return ended || match.position().isOver() ? Phase.OVER : Phase.PLAYING;
    }

    /** Its name in links. */
    public String id() {
        return id;
    }

    /** What the host calls it, if anything. */
    public @Nullable String name() {
        return name.isEmpty() ? null : name;
    }

    /** What it was made with, or settled with since. */
    public Opened opened() {
        return opened;
    }

    /** The game as it is played; only to be read. */
    public Match match() {
        return match;
    }

    /** Who sits where. */
    public List<Chair> chairs() {
        return Collections.unmodifiableList(chairs);
    }

    /** The person who may start it and arrange the seats. */
    public String host() {
        return host;
    }

    /** How many events there have been. */
    public int number() {
        return number;
    }

    /** How many moves and take-backs there have been. */
    public int version() {
        return version;
    }

    /** When the latest event happened, in milliseconds since 1970. */
    public long changed() {
        return changed;
    }

    /** Every move in words. */
    public List<LogLine> log() {
        return journal.lines();
    }

    /** Everything that was said. */
    public List<ChatLine> chat() {
        return Collections.unmodifiableList(chat);
    }

    /** The version that a seat's request with this name led to, or null if there has been none. */
    public @Nullable Integer done(int seat, String requestId) {
        return done.get(key(seat, requestId));
    }

    private static String key(int seat, String requestId) {
        return seat + " " + requestId;
    }

    /** The power cards that a seat has planned to lay. */
    public List<String> plan(int seat) {
        return plans.getOrDefault(seat, List.of());
    }

    /** What the people are being asked. */
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

    /** What is left on a seat's clock at a moment; null without a clock. */
    public @Nullable Long clock(int seat, long now) {
        return clocks.left(seat, now);
    }

    /** Whether a seat's clock runs. */
    public boolean isClockRunning(int seat) {
        return phase() == Phase.PLAYING && clocks.isRunning(seat);
    }

    /** Whether a seat's time has run out. */
    public boolean isOutOfTime(int seat, long now) {
        return phase() == Phase.PLAYING && clocks.isOut(seat, now);
    }

    /** The seats of a person, in order; those that a bot has taken over too, if asked for. */
    public List<Integer> seatsOf(String person, boolean takenOver) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < chairs.size(); seat++) {
            Chair chair = chairs.get(seat);
            if (person.equals(chair.person()) && (takenOver || chair.bot() == null)) {
                seats.add(seat);
            }
        }
        return seats;
    }
}
