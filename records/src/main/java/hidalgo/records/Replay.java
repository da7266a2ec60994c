package hidalgo.records;

import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.Refusal;
import hidalgo.rules.Scoring;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plays a record move by move and checks every move, every scoring and the totals. */
public final class Replay {
    /** Receives every position of a replay. */
    @FunctionalInterface
    public interface Viewer {
        /** Receives the position before a move; {@code ply} moves have led to it. */
        void before(int ply, Position position);
    }

    private final GameRecord record;
    private final RecordedGame recorded;
    private final Match match;

    private Replay(GameRecord record) {
        this.record = record;
        this.recorded = RecordedGame.ALL.of(record.game());
        this.match = new Match(record.setup());
    }

    /** Checks a record. */
    public static Verdict check(GameRecord record) {
        return check(record, (ply, position) -> {});
    }

    /** Checks a record and passes on every position. */
    public static Verdict check(GameRecord record, Viewer viewer) {
        return new Replay(record).play(record.moves().size(), viewer);
    }

    /** Plays only the first moves of a record. */
    public static Verdict play(GameRecord record, int moves) {
        return new Replay(record).play(moves, (ply, position) -> {});
    }

    private Verdict play(int moves, Viewer viewer) {
        for (int ply = 0; ply < moves; ply++) {
            viewer.before(ply, match.position());
            Refusal refusal = play(record.moves().get(ply));
            if (refusal != null) {
                return new Verdict.Problem(ply + 1, refusal);
            }
        }
        Refusal refusal = moves == record.moves().size() ? checkEnd() : null;
        return refusal == null ? new Verdict.Sound(match) : new Verdict.Problem(moves, refusal);
    }

    private @Nullable Refusal play(GameRecord.Move move) {
        int scored = match.scorings().size();
        if (match.play(move.seat(), move.text()) instanceof Refusal refusal) {
            return refusal;
        }
        for (int i = scored; i < match.scorings().size(); i++) {
            Refusal refusal = checkScoring(i);
            if (refusal != null) {
                return refusal;
            }
        }
        return null;
    }

    private @Nullable Refusal checkScoring(int index) {
        Scoring played = match.scorings().get(index);
        if (index >= record.scorings().size()) {
            return Refusal.of(recorded.recordRule(), "record.scoring.missing", "scoring", scoring(played));
        }
        Scoring written = record.scorings().get(index);
        return written.equals(played)
                ? null
                : Refusal.of(
                        recorded.scoringRule(),
                        "record.scoring.wrong",
                        "played",
                        scoring(played),
                        "written",
                        scoring(written));
    }

    private @Nullable Refusal checkEnd() {
        if (record.scorings().size() > match.scorings().size()) {
            Scoring written = record.scorings().get(match.scorings().size());
            return Refusal.of(recorded.recordRule(), "record.scoring.early", "scoring", scoring(written));
        }
        List<Integer> totals = match.position().totals();
        return totals.equals(record.totals())
                ? null
                : Refusal.of(
                        recorded.recordRule(),
                        "record.totals",
                        "played",
                        list(totals),
                        "written",
                        list(record.totals()));
    }

    private Message scoring(Scoring scoring) {
        return Message.of(
                recorded.namesCauses() ? "record.scoring.caused" : "record.scoring",
                "round",
                scoring.round(),
                "cause",
                scoring.cause(),
                "points",
                list(scoring.points()));
    }

    private static String list(List<Integer> numbers) {
        return String.join(", ", numbers.stream().map(String::valueOf).toList());
    }
}
