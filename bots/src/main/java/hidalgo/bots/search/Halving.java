package hidalgo.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/*
 * Sequential halving (Karnin and others, 2013), as Gumbel MuZero uses it at the root, without its noise: some moves get the
 * same number of tries, then the better half of them, and so on. The best of the last two is played, by its prior and its
 * chance together, so that few tries can't make a good move look bad.
 */

/** Shares out the tries of a search among the moves at its root. */
final class Halving {
    private static final int LAST = 2;

    private final Tries tries;
    private final int phases;
    private List<Integer> rest;
    private int phase;

    /** The moves among which tries are shared out. */
    interface Tries {
        /** How often a move was tried. */
        int tried(int index);

        /** How good a move seems; the greatest is the best. */
        double promise(int index);
    }

    /** Begins with some of the moves: with those that seem best so far, by their priors or by an earlier search. */
    Halving(Tries tries, int moves, int candidates) {
        this.tries = tries;
        this.rest = IntStream.range(0, moves).boxed().toList();
        this.phases = phases(candidates);
        keep(Math.min(moves, candidates));
    }

    /** How many moves may be compared, so that each gets a try in each phase; 0 if there are none to come. */
    static int fit(int candidates, int iterations) {
        int fit = iterations > 0 ? candidates : 0;
        while (fit > LAST && (long) fit * phases(fit) > iterations) {
            fit--;
        }
        return fit;
    }

    /** In the last phase, two are left. */
    private static int phases(int candidates) {
        return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(candidates - 1));
    }

    /** Says which share of the tries has been made: after each phase, the better half of the moves is left. */
    void pace(double done) {
        while (phase < phases - 1 && done * phases >= phase + 1) {
            phase++;
            keep(Math.max(LAST, (rest.size() + 1) / 2));
        }
    }

    private void keep(int count) {
        rest = rest.stream()
                .sorted(Comparator.comparingDouble(index -> -tries.promise(index)))
                .limit(count)
                .toList();
    }

    /** The move to try next: the one tried least often. */
    int next() {
        int next = rest.getFirst();
        for (int index : rest) {
            next = tries.tried(index) < tries.tried(next) ? index : next;
        }
        return next;
    }

    /** The best move of those left. */
    int best() {
        int best = rest.getFirst();
        for (int index : rest) {
            boolean better = tries.promise(index) > tries.promise(best);
            best = tries.tried(best) == 0 || better && tries.tried(index) > 0 ? index : best;
        }
        return best;
    }

    /** The same candidates with the best one first; it has as many tries as any other, as if those had decided. */
    static List<Advice.Candidate> first(List<Advice.Candidate> candidates, int best) {
        List<Advice.Candidate> ordered = new ArrayList<>(candidates);
        Advice.Candidate chosen = ordered.remove(best);
        int most = candidates.stream().mapToInt(Advice.Candidate::tries).max().orElseThrow();
        ordered.add(0, new Advice.Candidate(chosen.move(), most, chosen.chance()));
        return ordered;
    }
}
