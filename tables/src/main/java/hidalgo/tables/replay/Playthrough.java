package hidalgo.tables.replay;

import hidalgo.records.GameRecord;
import hidalgo.records.Narration;
import hidalgo.records.Outcome;
import hidalgo.records.RecordWriter;
import hidalgo.records.Replay;
import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.Scoring;
import hidalgo.rules.View;
import hidalgo.tables.command.UploadedRecord;
import hidalgo.tables.protocol.LogLine;
import hidalgo.tables.protocol.ReplayAnswers.Moment;
import hidalgo.tables.protocol.ReplayAnswers.SeatNumbers;
import hidalgo.tables.protocol.ReplayAnswers.Sheet;
import hidalgo.tables.protocol.Text;
import hidalgo.tables.table.Seats;
import hidalgo.tables.view.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A recorded game as all could see it, move by move. It is played on the first request for its positions: all answers
 * about a replay come from the positions on the way.
 */
public final class Playthrough {
    /** The estimated size of a position and its line of the log, in bytes. */
    private static final int MOVE_BYTES = 6000;

    private final GameRecord record;
    private final List<Long> times;
    private @Nullable Played played;
    private @Nullable Course course;
    private @Nullable List<SeatNumbers> numbers;

    /** A match, and the position before each of its moves and after the last one. */
    private record Played(Match match, List<Position> positions) {}

    /**
     * A recorded game.
     *
     * @param times when each move was made, as far as that is known
     */
    public Playthrough(GameRecord record, List<Long> times) {
        this.record = record;
        this.times = times;
    }

    /** The record. */
    public GameRecord record() {
        return record;
    }

    /** How much memory it takes, by estimate. */
    public int bytes() {
        return MOVE_BYTES * (record.moves().size() + 1);
    }

    /** The match, played to its end and only to be read; refuses a record that is not correct. */
    public Match match() {
        return played().match();
    }

    private synchronized Played played() {
        if (played == null) {
            List<Position> positions = new ArrayList<>();
            Match match = UploadedRecord.sound(Replay.check(record, (ply, position) -> positions.add(position)));
            positions.add(match.position());
            played = new Played(match, positions);
        }
        return played;
    }

    /** The position after a number of moves, only to be read. */
    Position position(int ply) {
        return played().positions().get(ply);
    }

    /** A move as a number, from 0. */
    int number(int ply) {
        return match().steps().get(ply).move();
    }

    /** Every move in words. */
    List<LogLine> log() {
        return course().log;
    }

    /** The points of the seats before the first move and after each. */
    List<List<Integer>> totals() {
        return course().totals;
    }

    /** All scorings, line by line. */
    public List<Sheet> sheets() {
        return course().sheets;
    }

    private synchronized Course course() {
        if (course == null) {
            course = new Course();
        }
        return course;
    }

    /** The statistics of the seats. */
    public synchronized List<SeatNumbers> numbers() {
        if (numbers == null) {
            numbers = GameStatistics.of(this);
        }
        return numbers;
    }

    /** The positions from one number of moves to another. */
    List<Moment> moments(int first, int last) {
        List<Moment> moments = new ArrayList<>();
        for (int ply = first; ply <= last; ply++) {
            // Views may remember what they have computed, and several threads read this position.
            Position position = position(ply).copy();
            View view = position.view(View.SPECTATOR);
            moments.add(new Moment(
                    ply, position.round(), Seats.ofBits(position.movers()), view.table(), view.scoreSheet()));
        }
        return moments;
    }

    /** The record as a file, with comments: without hidden information, unless the game is public. */
    String file(boolean isPublic, List<GameRecord.Comment> comments) {
        return isPublic
                ? RecordWriter.text(record.with(comments))
                : RecordWriter.seen(record, position(record.moves().size()));
    }

    /** The log, the points and the scorings of a game. */
    private final class Course {
        final List<LogLine> log = new ArrayList<>();
        final List<List<Integer>> totals = new ArrayList<>();
        final List<Sheet> sheets = new ArrayList<>();
        /** How many of the latest moves are secret choices that are not revealed yet. */
        private int choices;

        Course() {
            int moves = record.moves().size();
            totals.add(position(0).totals());
            for (int ply = 0; ply < moves; ply++) {
                enter(ply, position(ply).copy(), position(ply + 1).copy());
                totals.add(position(ply + 1).totals());
            }
        }

        private void enter(int ply, Position before, Position after) {
            GameRecord.Move move = record.moves().get(ply);
            boolean secret = before.isSecret(number(ply));
            Text text = Text.of(Narration.move(before, move.seat(), move.text()));
            boolean scored = after.scorings() > before.scorings();
            List<Scoring> scorings = scored ? List.of(after.lastScoring()) : List.of();
            long at = ply < times.size() ? times.get(ply) : 0;
            Outcome outcome = secret ? Outcome.NONE : Narration.outcome(before, after, move.seat(), move.text());
            log.add(line(ply + 1, move, text, at, outcome, scorings));
            choices = secret ? choices + 1 : 0;
            if (choices > 0 && !after.isChoosingSecretly()) {
                reveal(Narration.outcomes(before, after, move.seat(), move.text()));
            }
            if (scored) {
                List<ScoreLine> sheet = before.scoredBy(move.seat(), number(ply));
                Record table = before.view(View.SPECTATOR).scoredTable(sheet);
                sheets.add(new Sheet(ply + 1, after.lastScoring(), sheet, table));
            }
        }

        /** Adds to the latest choices what they led to. */
        private void reveal(Map<Integer, Outcome> outcomes) {
            log.subList(log.size() - choices, log.size()).replaceAll(line -> {
                Outcome outcome = outcomes.getOrDefault(line.seat(), Outcome.NONE);
                GameRecord.Move move = new GameRecord.Move(line.seat(), line.move());
                return line(line.ply(), move, line.text(), line.at(), outcome, line.scorings());
            });
            choices = 0;
        }

        private static LogLine line(
                int ply, GameRecord.Move move, Text text, long at, Outcome outcome, List<Scoring> scorings) {
            List<LogLine.Effect> effects = Lines.effects(outcome);
            return new LogLine(ply, move.seat(), move.text(), text, at, effects, outcome.points(), scorings);
        }
    }
}
