package hidalgo.lab;

import hidalgo.bots.Analyst;
import hidalgo.bots.Outlook;
import hidalgo.bots.Reasons;
import hidalgo.lab.AnalysedTurn.Better;
import hidalgo.rules.Chance;
import hidalgo.rules.Match;
import hidalgo.rules.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/*
 * The search looks at the position before every turn, finds the best turn from there, and looks at the position after
 * that. A turn has lost what the position after the best one promises more than the position after itself: both are
 * judged in the same way. Every turn has random numbers of its own, so that an analysis repeats itself on any number of
 * threads.
 */

/**
 * A whole game judged by the search, turn by turn.
 *
 * @param turns the turns
 * @param end each seat's chance to win at the end of the record, together 1
 */
public record Analysis(List<AnalysedTurn> turns, List<Double> end) {
    /** What two looks at the same position may differ in; a turn is better only if it is so by more. */
    public static final double MARGIN = 0.02;

    private static final double TURNING_POINT = 0.05;
    private static final int MOST_TURNING_POINTS = 5;

    /** Is told of every turn that has been judged. */
    @FunctionalInterface
    public interface Onlooker {
        /** The turn with this number, from 0, has been judged; any thread may say so, in any order. */
        void judged(int number);
    }

    /** What the search found out about one stretch by itself. */
    private record Finding(Outlook before, Analyst.Line best, double afterBest) {}

    /** An analysis that can't be changed. */
    public Analysis {
        turns = List.copyOf(turns);
        end = List.copyOf(end);
    }

    /** Judges a game. */
    public static Analysis of(Match match, Analyst analyst, long seed, int threads, Onlooker onlooker)
            throws InterruptedException {
        List<Stretch> stretches = Stretch.of(match);
        Streams streams = new Streams(seed);
        Map<Integer, Finding> findings = new ConcurrentHashMap<>();
        AtomicInteger next = new AtomicInteger();
        Crew.work(threads, () -> {
            for (int i = next.getAndIncrement(); i < stretches.size(); i = next.getAndIncrement()) {
                Stretch stretch = stretches.get(i);
                findings.put(i, finding(stretch, analyst, streams.deal(stretch.ply())));
                onlooker.judged(i);
            }
            return stretches;
        });
        Outlook end = analyst.look(match.position(), streams.deal(match.steps().size()));
        List<AnalysedTurn> turns = new ArrayList<>();
        for (int i = 0; i < stretches.size(); i++) {
            Finding following = findings.get(i + 1);
            Outlook after = following == null ? end : following.before();
            turns.add(turn(stretches.get(i), Objects.requireNonNull(findings.get(i)), after));
        }
        return new Analysis(turns, end.chances());
    }

    /** The turns that lost the most, the worst first. */
    public List<AnalysedTurn> turningPoints() {
        return turns.stream()
                .filter(turn -> turn.loss() >= TURNING_POINT)
                .sorted(Comparator.comparingDouble(AnalysedTurn::loss).reversed())
                .limit(MOST_TURNING_POINTS)
                .toList();
    }

    /** How many turns a game has to be judged for. */
    public static int turns(Match match) {
        return Stretch.of(match).size();
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
        if (same || finding.afterBest() < after + MARGIN) {
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
