package hidalgo.tables.replay;

import hidalgo.records.GameRecord;
import hidalgo.records.Narration;
import hidalgo.records.Outcome;
import hidalgo.rules.Position;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.Scoring;
import hidalgo.rules.View;
import hidalgo.tables.protocol.Answers.Moment;
import hidalgo.tables.protocol.Answers.ReplayView;
import hidalgo.tables.protocol.Answers.Sheet;
import hidalgo.tables.protocol.LogLine;
import hidalgo.tables.protocol.Text;
import hidalgo.tables.table.Seats;
import hidalgo.tables.view.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A game to replay, as everybody could see it. */
public final class ReplayViews {
    private ReplayViews() {}

    /** A game without its positions. */
    public static ReplayView of(ReplaySource source) {
        Course course = new Course(source.times());
        GameRecord record = source.record();
        Playthrough.of(record, record.moves().size(), course);
        return new ReplayView(
                source.id(),
                source.name(),
                record.game(),
                record.setup().options().values(),
                source.names(),
                source.personas(),
                source.yours(),
                source.left(),
                source.finished(),
                course.log,
                course.totals,
                course.sheets,
                source.deal());
    }

    /** Some positions of a game. */
    public static List<Moment> moments(GameRecord record, int first, int last) {
        List<Moment> moments = new ArrayList<>();
        Playthrough.of(record, last, new Playthrough.Visitor() {
            @Override
            public void before(int ply, Position position, GameRecord.Move move, int number) {
                end(ply, position);
            }

            @Override
            public void end(int ply, Position position) {
                if (ply >= first) {
                    View view = position.view(View.SPECTATOR);
                    moments.add(new Moment(
                            ply, position.round(), Seats.ofBits(position.movers()), view.table(), view.scoreSheet()));
                }
            }
        });
        return moments;
    }

    /** A move that is about to be played, described from the position before it. */
    private record Next(GameRecord.Move move, boolean secret, Text text, Position before, List<ScoreLine> sheet) {}

    /** The log, the points and the scorings of a game: a move is added once its result is known. */
    private static final class Course implements Playthrough.Visitor {
        final List<LogLine> log = new ArrayList<>();
        final List<List<Integer>> totals = new ArrayList<>();
        final List<Sheet> sheets = new ArrayList<>();
        private final List<Long> times;
        private @Nullable Next next;
        /** How many of the latest moves are secret choices that are not revealed yet. */
        private int choices;

        Course(List<Long> times) {
            this.times = times;
        }

        @Override
        public void before(int ply, Position position, GameRecord.Move move, int number) {
            end(ply, position);
            next = new Next(
                    move,
                    position.isSecret(number),
                    Text.of(Narration.move(position, move.seat(), move.text())),
                    position.copy(),
                    position.scoredBy(move.seat(), number));
        }

        @Override
        public void end(int ply, Position position) {
            totals.add(position.totals());
            if (next != null) {
                enter(ply, next, position);
            }
        }

        private void enter(int ply, Next played, Position after) {
            boolean scored = after.scorings() > played.before().scorings();
            List<Scoring> scorings = scored ? List.of(after.lastScoring()) : List.of();
            long at = times.size() >= ply ? times.get(ply - 1) : 0;
            GameRecord.Move move = played.move();
            Outcome outcome = played.secret()
                    ? Outcome.NONE
                    : Narration.outcome(played.before(), after, move.seat(), move.text());
            log.add(line(ply, move, played.text(), at, outcome, scorings));
            choices = played.secret() ? choices + 1 : 0;
            if (choices > 0 && !after.isChoosingSecretly()) {
                reveal(Narration.outcomes(played.before(), after, move.seat(), move.text()));
            }
            for (Scoring scoring : scorings) {
                Record table = played.before().view(View.SPECTATOR).scoredTable(played.sheet());
                sheets.add(new Sheet(ply, scoring, played.sheet(), table));
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
