package hidalgo.tables.table;

import hidalgo.records.GameRecord;
import hidalgo.records.Narration;
import hidalgo.records.Outcome;
import hidalgo.records.SecretMoves;
import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.Ruling;
import hidalgo.rules.Scoring;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * A move is judged once and played once. The position is a copy that is made after every move and never changed
 * afterwards, so readers of the table don't need their own copy.
 */

/** The game at a table: the match, its log, and the requests that were carried out. */
public final class TableGame {
    /** A move in words, in the log and in the match. */
    private static final long ENTRY_BYTES = 850;

    /** The name of a request. */
    private static final long DONE_BYTES = 200;

    /** Moves that a seat has planned, and when they may be made at the earliest. */
    private record Plan(List<String> moves, long due) {
        static final Plan NONE = new Plan(List.of(), 0);
    }

    private final GameLog log = new GameLog();
    private final Map<String, Integer> done = new HashMap<>();
    private final Map<Integer, Plan> plans = new HashMap<>();
    private Match match;
    private Position position;
    private int version;

    TableGame(Match match) {
        this.match = match;
        this.position = match.position();
    }

    /** How much memory it takes, by estimate. */
    long bytes() {
        return ENTRY_BYTES * log.entries().size() + DONE_BYTES * done.size();
    }

    /** The match as it is played; only to be read. */
    public Match match() {
        return match;
    }

    /** The current position, only to be read. */
    public Position position() {
        return position;
    }

    /** How many moves and take-backs there have been. */
    public int version() {
        return version;
    }

    /** Every move in words. */
    public List<LogEntry> log() {
        return log.entries();
    }

    /** The moves that a seat has planned. */
    public List<String> plan(int seat) {
        return plans.getOrDefault(seat, Plan.NONE).moves();
    }

    /** When the moves that a seat has planned may be made at the earliest, in milliseconds since 1970. */
    long planDue(int seat) {
        return plans.getOrDefault(seat, Plan.NONE).due();
    }

    void plan(int seat, List<String> moves, long at) {
        plans.put(seat, new Plan(moves, at + Plans.TIME_TO_TAKE_BACK));
    }

    /** The version that a seat's request with this name led to, or null if there was none. */
    public @Nullable Integer done(int seat, String request) {
        return done.get(key(seat, request));
    }

    /** How many moves at the end of the log are still secret. */
    public int hiddenMoves() {
        return position.isChoosingSecretly() ? SecretMoves.latest(match.steps()) : 0;
    }

    /** Plays a move that is legal now; returns its event. */
    TableEvent.Moved play(Change.Move wanted, long at) {
        int seat = wanted.seat();
        String notation = position.notation(wanted.move());
        Message text = Narration.move(position, seat, notation);
        Position after = after(seat, wanted.move());
        enter(after, seat, notation, text, at);
        finish(seat, wanted.id());
        return new TableEvent.Moved(seat, notation, wanted.id(), fingerprint(after));
    }

    /** Plays a stored move; returns false, without a change, if it is no longer legal or leads to another position. */
    boolean replay(TableEvent.Moved moved, long at) {
        int seat = moved.seat();
        if (!(position.judge(seat, moved.move()) instanceof Ruling.Legal(int move))) {
            return false;
        }
        String notation = position.notation(move);
        Message text = Narration.move(position, seat, notation);
        Position after = after(seat, move);
        if (!moved.fingerprint().equals(fingerprint(after))) {
            match = withoutLastMove();
            return false;
        }
        enter(after, seat, notation, text, at);
        finish(seat, moved.id());
        return true;
    }

    /** Plays the moves of a record that the game continues; returns false if one is no longer legal. */
    boolean continueFrom(GameRecord record) {
        for (GameRecord.Move move : record.moves()) {
            if (!(position.judge(move.seat(), move.text()) instanceof Ruling.Legal(int number))) {
                return false;
            }
            String notation = position.notation(number);
            Message text = Narration.move(position, move.seat(), notation);
            Position after = after(move.seat(), number);
            log(after, move.seat(), notation, text, 0, List.of());
        }
        return true;
    }

    private Position after(int seat, int move) {
        match.play(seat, move);
        return match.position();
    }

    private Match withoutLastMove() {
        Match again = new Match(match.setup());
        List<Match.Step> steps = match.steps();
        steps.subList(0, steps.size() - 1).forEach(step -> again.play(step.seat(), step.move()));
        return again;
    }

    private void enter(Position after, int seat, String notation, Message text, long at) {
        boolean scored = after.scorings() > position.scorings();
        List<Scoring> scorings = scored ? List.of(match.scorings().getLast()) : List.of();
        log(after, seat, notation, text, at, scorings);
        plans.remove(seat);
    }

    /** Adds the latest move of the match to the log; secret choices get their effects once all are in. */
    private void log(Position after, int seat, String notation, Message text, long at, List<Scoring> scorings) {
        Position before = position;
        position = after;
        int choices = SecretMoves.latest(match.steps());
        Outcome outcome = choices == 0 ? Narration.outcome(before, after, seat, notation) : Outcome.NONE;
        log.add(seat, notation, text, at, outcome, scorings);
        if (choices > 0 && !after.isChoosingSecretly()) {
            log.reveal(choices, Narration.outcomes(before, after, seat, notation), at);
        }
    }

    /** Takes back the latest move, where that is allowed; returns its event. */
    TableEvent.TookBack takeBack(Change.TakeBack wanted) {
        undo(wanted.seat(), wanted.id());
        return new TableEvent.TookBack(wanted.seat(), wanted.id(), fingerprint(position));
    }

    /** Repeats a stored take-back; returns false if it is no longer allowed, or leads to another position. */
    boolean replay(TableEvent.TookBack back) {
        if (!match.mayUndo(back.seat())) {
            return false;
        }
        undo(back.seat(), back.id());
        return back.fingerprint().equals(fingerprint(position));
    }

    private void undo(int seat, String id) {
        match.undo(seat);
        position = match.position();
        log.removeLast();
        finish(seat, id);
    }

    private void finish(int seat, String request) {
        done.put(key(seat, request), ++version);
    }

    private static String key(int seat, String request) {
        return seat + " " + request;
    }

    private static String fingerprint(Position position) {
        return Long.toHexString(position.fingerprint());
    }
}
