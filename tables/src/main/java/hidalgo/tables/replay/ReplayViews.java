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
    private record Next(GameRecord.Move move, Text text, Position before, List<ScoreLine> sheet) {}

    /** The log, the points and the scorings of a game: a move is added once its result is known. */
    private static final class Course implements Playthrough.Visitor {
        final List<LogLine> log = new ArrayList<>();
        final List<List<Integer>> totals = new ArrayList<>();
        final List<Sheet> sheets = new ArrayList<>();
        private final List<Long> times;
        private @Nullable Next next;

        Course(List<Long> times) {
            this.times = times;
        }

        @Override
        public void before(int ply, Position position, GameRecord.Move move, int number) {
            end(ply, position);
            next = new Next(
                    move,
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
            Outcome outcome = Narration.outcome(played.before(), after, move.seat(), move.text());
            log.add(new LogLine(
                    ply,
                    move.seat(),
                    move.text(),
                    played.text(),
                    at,
                    Lines.effects(outcome),
                    outcome.points(),
                    scorings));
            for (Scoring scoring : scorings) {
                Record table = played.before().view(View.SPECTATOR).scoredTable(played.sheet());
                sheets.add(new Sheet(ply, scoring, played.sheet(), table));
            }
        }
    }
}
