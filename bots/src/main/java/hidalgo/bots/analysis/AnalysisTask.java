package hidalgo.bots.analysis;

import hidalgo.bots.analysis.AnalysedTurn.Better;
import hidalgo.bots.game.GameKnowledge;
import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/*
 * For every turn, the search judges the position before it, finds the best turn from there, and judges the position
 * after that turn. The loss of a turn is the seat's chance to win after the best turn, minus its chance after the turn
 * that was played; both are found in the same way. Every turn has its own random numbers, so an analysis gives the same
 * result on any number of threads.
 */

/**
 * The analysis of a game in progress: its turns may be judged by any threads and in any order, with the same result.
 */
public final class AnalysisTask {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    /** The results of the search for a single turn. */
    private record Finding(Analyst.BestTurn best, double afterBest) {}

    private final Map<Integer, Finding> findings = new ConcurrentHashMap<>();
    private final List<PlayedTurn> played;
    private final Match match;
    private final Analyst analyst;
    private final long seed;

    /** The analysis of a match before its first turn is judged. */
    public AnalysisTask(Match match, Analyst analyst, long seed) {
        this.match = match;
        this.analyst = analyst;
        this.seed = seed;
        this.played = PlayedTurn.of(match);
    }

    /** How many turns there are to judge. */
    public int turns() {
        return played.size();
    }

    /** Judges the turn with a number, from 0. */
    public void judge(int number) {
        PlayedTurn turn = played.get(number);
        findings.put(number, finding(turn, random(turn.ply())));
    }

    /** The whole analysis, once every turn is judged. */
    public Analysis finish() {
        WinChances end = analyst.chances(match.position(), random(match.steps().size()));
        List<AnalysedTurn> turns = new ArrayList<>();
        for (int i = 0; i < played.size(); i++) {
            Finding following = findings.get(i + 1);
            WinChances after = following == null ? end : following.best().before();
            turns.add(analysed(played.get(i), Objects.requireNonNull(findings.get(i)), after));
        }
        return new Analysis(turns, end.bySeat());
    }

    /** Every turn has its own random numbers. */
    private RandomSource random(int ply) {
        return RandomSource.of(
                RandomSource.scramble(seed), RandomSource.scramble(RandomSource.scramble(seed + (ply + 1) * STEP)));
    }

    private Finding finding(PlayedTurn turn, RandomSource random) {
        Analyst.BestTurn best = analyst.bestTurn(turn.from(), turn.seat(), random);
        boolean same = best.moves().equals(turn.moves());
        double after = same ? 0 : analyst.chances(best.end(), random).of(turn.seat());
        return new Finding(best, after);
    }

    private static AnalysedTurn analysed(PlayedTurn turn, Finding finding, WinChances after) {
        return new AnalysedTurn(
                turn.ply(),
                turn.seat(),
                turn.from().round(),
                turn.texts(),
                finding.best().before().bySeat(),
                after.of(turn.seat()),
                reasons(turn, turn.moves()),
                better(turn, finding, after.of(turn.seat())));
    }

    private static @Nullable Better better(PlayedTurn turn, Finding finding, double after) {
        List<Integer> moves = finding.best().moves();
        boolean same = moves.equals(turn.moves())
                || finding.best().end().fingerprint() == turn.to().fingerprint();
        if (same || finding.afterBest() < after + Analysis.MARGIN) {
            return null;
        }
        List<String> texts = new ArrayList<>();
        Position position = turn.from().copy();
        for (int move : moves) {
            texts.add(position.notation(move));
            position.play(turn.seat(), move);
        }
        return new Better(texts, finding.afterBest(), reasons(turn, moves));
    }

    private static List<Message> reasons(PlayedTurn turn, List<Integer> moves) {
        return GameKnowledge.of(turn.from())
                .reasons(turn.from(), turn.seat(), moves)
                .strongest();
    }
}
