package hidalgo.bots;

import hidalgo.bots.AnalysedTurn.Better;
import hidalgo.rules.Chance;
import hidalgo.rules.Match;
import hidalgo.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/*
 * The search looks at the position before every turn, finds the best turn from there, and looks at the position after
 * that. A turn has lost what the position after the best one promises more than the position after itself: both are
 * judged in the same way. Every turn has random numbers of its own, so that an analysis repeats itself on any number of
 * threads.
 */

/** A game that the search judges turn by turn: on any threads and in any order, with the same result. */
public final class Study {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    /** What the search found out about one stretch by itself. */
    private record Finding(Outlook before, Analyst.Line best, double afterBest) {}

    private final Map<Integer, Finding> findings = new ConcurrentHashMap<>();
    private final List<Stretch> stretches;
    private final Match match;
    private final Analyst analyst;
    private final long seed;

    /** A study before its first turn. */
    public Study(Match match, Analyst analyst, long seed) {
        this.match = match;
        this.analyst = analyst;
        this.seed = seed;
        this.stretches = Stretch.of(match);
    }

    /** How many turns there are to judge. */
    public int turns() {
        return stretches.size();
    }

    /** Judges the turn with a number, from 0. */
    public void judge(int number) {
        Stretch stretch = stretches.get(number);
        findings.put(number, finding(stretch, analyst, chance(stretch.ply())));
    }

    /** The whole analysis, once every turn is judged. */
    public Analysis finish() {
        Outlook end = analyst.look(match.position(), chance(match.steps().size()));
        List<AnalysedTurn> turns = new ArrayList<>();
        for (int i = 0; i < stretches.size(); i++) {
            Finding following = findings.get(i + 1);
            Outlook after = following == null ? end : following.before();
            turns.add(turn(stretches.get(i), Objects.requireNonNull(findings.get(i)), after));
        }
        return new Analysis(turns, end.chances());
    }

    /** Every turn has random numbers of its own. */
    private Chance chance(int ply) {
        return new Chance(Chance.scramble(seed), Chance.scramble(Chance.scramble(seed + (ply + 1) * STEP)));
    }

    private static Finding finding(Stretch stretch, Analyst analyst, Chance chance) {
        Analyst.Line best = analyst.turn(stretch.from(), stretch.seat(), chance);
        boolean same = best.moves().equals(stretch.moves());
        double after = same ? 0 : analyst.look(best.end(), chance).of(stretch.seat());
        return new Finding(best.before(), best, after);
    }

    private static AnalysedTurn turn(Stretch stretch, Finding finding, Outlook after) {
        return new AnalysedTurn(
                stretch.ply(),
                stretch.seat(),
                stretch.from().round(),
                stretch.texts(),
                finding.before().chances(),
                after.of(stretch.seat()),
                Reasons.of(stretch.from(), stretch.seat(), stretch.moves()),
                better(stretch, finding, after.of(stretch.seat())));
    }

    private static @Nullable Better better(Stretch stretch, Finding finding, double after) {
        List<Integer> moves = finding.best().moves();
        boolean same = moves.equals(stretch.moves())
                || finding.best().end().fingerprint() == stretch.to().fingerprint();
        if (same || finding.afterBest() < after + Analysis.MARGIN) {
            return null;
        }
        List<String> texts = new ArrayList<>();
        Position position = stretch.from().copy();
        for (int move : moves) {
            texts.add(position.notation(move));
            position.play(stretch.seat(), move);
        }
        return new Better(texts, finding.afterBest(), Reasons.of(stretch.from(), stretch.seat(), moves));
    }
}
